import { assetBudgets } from '#fields/pictures/asset-budgets.ts'
import { isForeignGif } from '#fields/pictures/is-foreign-gif.ts'
import { iconFile } from '#fields/links/social/own-icon.ts'
import { readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { ownSections } from '#sections/own-sections.ts'
import { findTraits, readType } from '#sections/section.ts'
import { listAssets, listIcons, listTexts } from '#validate/texts/list-texts.ts'

import { writePath, type Asset, type Assets } from './assets.ts'
import {
  checkExtension,
  describeMissing,
  isAssetName,
  type AssetReference,
} from './check-asset-name.ts'
import { checkAnimationFields } from './animations/check-animation-fields.ts'
import { checkIcon, checkIconName } from './icons/check-icon.ts'
import { readAsset } from './read-asset.ts'

/** The least width of a picture, in pixels: that of a card on a phone is about 300. */
const minWidth = 200

/**
 * Checks each named file: it exists, its bytes match its extension, it is small enough, and the
 * content describes it correctly. Each is read once; its own problems are reported where it is named
 * first.
 */
export function checkAssets(document: unknown, assets: Assets): RawProblem[] {
  const known = new Map<string, Asset>()
  return [
    ...listAssets(document).flatMap((reference): RawProblem[] => {
      const { src, path } = reference
      // The schema refuses other names.
      if (!isAssetName(src)) return checkExtension(reference, assets)
      if (!assets.hasAsset(src)) return [describeMissing(reference, assets)]
      const seen = known.get(src)
      const asset = seen ?? readAsset(src, assets)
      known.set(src, asset)
      return [
        ...(seen ? [] : asset.problems.map((problem) => ({ path, ...problem }))),
        ...(asset.script && !seen ? [{ path, ...asset.script }] : []),
        ...(seen ? [] : checkWidth(reference, document, asset)),
        ...(asset.moves ? checkMoving(reference, document) : []),
        ...(asset.lottie ? checkAnimationFields(asset.lottie, path.slice(0, -1), document) : []),
      ]
    }),
    ...checkIcons(document, assets),
    ...checkForeignGifs(document, assets),
    ...checkFirstSection(document, assets),
  ]
}

/**
 * What the gifs of the first section may weigh together, in bytes. Most of the build's 260 kB are the
 * page itself.
 */
const firstGifs = 140_000

/** Warns about gifs that load before a visitor scrolls: the build refuses a page that is too heavy. */
function checkFirstSection(document: unknown, { openAsset }: Assets): RawProblem[] {
  const gifs = listAssets(document).filter(
    ({ path, src }) => path[0] === 'sections' && path[1] === 0 && /\.gif$/iu.test(src),
  )
  const sizes = new Map(gifs.map(({ src }) => [src, openAsset?.(src)?.size ?? 0]))
  const size = [...sizes.values()].reduce((sum, one) => sum + one, 0)
  const [largest] = gifs.toSorted((a, b) => (sizes.get(b.src) ?? 0) - (sizes.get(a.src) ?? 0))
  if (!largest || size <= firstGifs) return []
  // A gif that is too heavy for any section has been reported.
  if ((sizes.get(largest.src) ?? 0) > assetBudgets.gif) return []
  return [
    {
      path: largest.path,
      code: 'asset/too-large',
      message: `The gifs of the first section are ${formatKilobytes(size)} together, and the build refuses most pages with more than ${formatKilobytes(firstGifs)}: they load before anybody scrolls.`,
      help: 'Move another section to the first place, or save smaller gifs.',
    },
  ]
}

function formatKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}

/** Checks each drawing that is an icon. The page contains its shapes, and not the file. */
function checkIcons(document: unknown, assets: Assets): RawProblem[] {
  const seen = new Set<string>()
  return listIcons(document).flatMap((reference): RawProblem[] => {
    const { src, path } = reference
    if (!iconFile.test(src) || !isAssetName(src)) return checkIconName(src, path, assets)
    if (!assets.hasAsset(src)) return [describeMissing(reference, assets)]
    if (seen.has(src)) return []
    seen.add(src)
    const { problems } = readAsset(src, assets)
    const file = problems.length === 0 ? assets.openAsset?.(src) : undefined
    return [...problems, ...(file ? checkIcon(src, file) : [])].map((one) => ({ path, ...one }))
  })
}

/** What keeps a drawing still for visitors who ask for that. */
const respectMotion =
  'write its animation as CSS inside "@media (prefers-reduced-motion: no-preference)"'

/** Reports moving pictures where visitors cannot stop them. */
function checkMoving({ path, src }: AssetReference, document: unknown): RawProblem[] {
  if (path.at(-1) === 'still') {
    const message = `"${src}" moves, and it is for visitors who asked for less motion.`
    const help =
      'Name a picture with one frame, or delete "still": the first frame of the gif is used then.'
    return [{ path, code: 'gif/moving-still', message, help }]
  }
  // A section of an unknown type may be meant for any pictures.
  const isDrawing = src.endsWith('.svg')
  if (!isPlace(path, document, (type) => !findTraits(type).hasMovingPictures)) {
    const hasStill = readValue(document, [...path.slice(0, -1), 'still']) !== undefined
    if (!isDrawing || hasStill) return []
    const message = `"${src}" moves, and the build makes no still picture of a drawing: it also moves for visitors who ask for less motion.`
    const help = `Name a picture in "still", or ${respectMotion}.`
    return [{ path, code: 'gif/no-still', message, help }]
  }
  const message = `"${src}" moves, and a still picture is shown here.`
  const help = isDrawing
    ? `Save it as png or without its animation, or ${respectMotion}.`
    : 'Save one of its frames as png, jpg, webp or avif, and name that file.'
  return [{ path, code: 'photo/moves', message, help }]
}

/**
 * Reports a picture that the page would stretch. Other views than ours may show it as small as it is.
 */
function checkWidth(
  { path, src }: AssetReference,
  document: unknown,
  { width }: Asset,
): RawProblem[] {
  if (width === undefined || width >= minWidth) return []
  if (!isPlace(path, document, (type) => !ownSections.has(type))) return []
  const message = `"${src}" is ${width} pixels wide, and the page stretches it to its box.`
  const help = `Save it at least ${minWidth} pixels wide, better 800, or as svg.`
  return [{ path, code: 'photo/too-small', message, help }]
}

/** Whether a path is in the profile, or in a section of a type that fits. */
function isPlace(
  path: RawProblem['path'],
  document: unknown,
  fits: (type: string) => boolean,
): boolean {
  if (path[0] !== 'sections') return path[0] === 'profile'
  const type = readType(readProperty(readValue(document, path.slice(0, 2)), 'type'))
  return type !== undefined && fits(type)
}

/** Finds gifs of other hosts without a still picture: the site cannot make one of them. */
function checkForeignGifs(document: unknown, assets: Assets): RawProblem[] {
  return listTexts(document)
    .filter(({ field, text }) => field === 'src' && isForeignGif(text))
    .filter(({ path }) => readValue(document, [...path.slice(0, -1), 'still']) === undefined)
    .map(({ path }) => ({
      path,
      code: 'gif/no-still',
      message: 'This gif is on another host: visitors who ask for less motion see its alt instead.',
      help: `Name a picture in "still", or put the gif in ${writePath('media', assets)}.`,
    }))
}
