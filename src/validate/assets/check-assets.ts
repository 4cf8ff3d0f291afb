import { animationFile } from '#fields/pictures/animation.ts'
import { assetBudgets } from '#fields/pictures/asset-budgets.ts'
import { pictureFile } from '#fields/pictures/image.ts'
import { isForeignGif } from '#fields/pictures/is-foreign-gif.ts'
import { iconFile } from '#fields/links/social-link.ts'
import { propertyOf, valueAt } from '#json/untyped-value.ts'
import { findClosest } from '#problems/find-closest.ts'
import type { RawProblem } from '#problems/problem.ts'
import { sectionTypes, traitsOf } from '#sections/section.ts'
import { listAssets, listIcons, listTexts } from '#validate/list-texts.ts'

import { checkIcon, checkIconName } from './check-icon.ts'
import { checkLottie, type FileProblem } from './check-lottie.ts'
import { checkPicture, describeBroken, isConverted } from './check-picture.ts'
import { readLottie, type Lottie } from './lottie.ts'

/** A file beside the content. */
export type AssetFile = {
  /** In bytes. */
  readonly size: number
  /** Whether it is a link to a file outside the folder of the content. */
  readonly isOutside?: boolean
  /** Reads the file; throws if it cannot be read, as `text` does. */
  readonly bytes: () => Uint8Array
  readonly text: () => string
}

/** The files beside the content. */
export type Assets = {
  readonly hasAsset: (path: string) => boolean
  /** The file at a path; left out, the files themselves are not checked. */
  readonly openAsset?: (path: string) => AssetFile | undefined
  /** The paths of all files, for suggestions. */
  readonly listAssets?: () => readonly string[]
  /** The paths of all files in the folder "pages". */
  readonly listPages?: () => readonly string[]
  /** The folder of the content, as messages name it; "content" if left out. */
  readonly folder?: string
}

type Asset = {
  readonly problems: readonly FileProblem[]
  readonly lottie?: Lottie
  /** Whether a picture has more than one frame. */
  readonly moves?: boolean
}

type AssetReference = ReturnType<typeof listAssets>[number]

/** The largest file that is read, in bytes. */
const maxSize = 20_000_000

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
      // Other names are refused by their shape.
      if (!isAssetName(src)) return checkExtension(reference, assets)
      if (!assets.hasAsset(src)) return [describeMissing(reference, assets)]
      const seen = known.get(src)
      const asset = seen ?? readAsset(src, assets)
      known.set(src, asset)
      return [
        ...(seen ? [] : asset.problems.map((problem) => ({ path, ...problem }))),
        ...(asset.moves ? checkMoving(reference, document) : []),
        ...(asset.lottie ? checkClaims(asset.lottie, path.slice(0, -1), document) : []),
      ]
    }),
    ...checkIcons(document, assets),
    ...checkForeignGifs(document, assets),
  ]
}

/** Checks each drawing that is an icon. The page contains its shapes, and not the file. */
function checkIcons(document: unknown, assets: Assets): RawProblem[] {
  const seen = new Set<string>()
  return listIcons(document).flatMap((reference): RawProblem[] => {
    const { src, path } = reference
    if (!iconFile.test(src) || !isAssetName(src)) return checkIconName(src, path)
    if (!assets.hasAsset(src)) return [describeMissing(reference, assets)]
    if (seen.has(src)) return []
    seen.add(src)
    const { problems } = readAsset(src, assets)
    const file = problems.length === 0 ? assets.openAsset?.(src) : undefined
    return [...problems, ...(file ? checkIcon(src, file) : [])].map((one) => ({ path, ...one }))
  })
}

/** Whether a field for files takes a name. No disk takes a control character. */
function isAssetName(src: string): boolean {
  return (pictureFile.test(src) || animationFile.test(src)) && !/\p{Cc}/u.test(src)
}

/** Explains names that are refused only for capitals in their extension. */
function checkExtension({ path, src }: AssetReference, assets: Assets): RawProblem[] {
  const fitting = lowerExtension(src)
  if (fitting === src || !isAssetName(fitting)) return []
  const there = assets.hasAsset(fitting) ? fitting : findOtherCase(src, assets)
  const suggestion = there ?? fitting
  const rename = there === undefined ? ' and rename the file to that' : ''
  const message = `The file extension of "${src}" has capital letters.`
  const help = `Write "${suggestion}" here${rename}.`
  return [{ path, code: 'content/wrong-format', message, help, suggestion }]
}

/** Finds a file whose name a field takes, and which differs from this one only in its case. */
function findOtherCase(src: string, { listAssets: list }: Assets): string | undefined {
  const folded = src.toLowerCase()
  return list?.().find((name) => name.toLowerCase() === folded && isAssetName(name))
}

function lowerExtension(name: string): string {
  return name.replace(/\.[^./]*$/u, (extension) => extension.toLowerCase())
}

function describeMissing({ path, src }: AssetReference, assets: Assets): RawProblem {
  const names = assets.listAssets?.() ?? []
  const found = findClosest(
    src,
    names.filter((name) => isAssetName(fitName(name))),
  )
  const isUsable = found !== undefined && isAssetName(found)
  return {
    path,
    code: 'content/missing-asset',
    message: `There is no file "${src}" beside the content.`,
    help: isUsable
      ? `Write "${found}", or put the file at ${pathOf(src, assets)}.`
      : found
        ? adviseToRename(found, src, assets)
        : `Put the file at ${pathOf(src, assets)}, or name one that is there.`,
    suggestion: isUsable ? found : undefined,
  }
}

/** The name that a file could have so that a field takes it. */
function fitName(name: string): string {
  return lowerExtension(name.replaceAll(/\s+/gu, '-'))
}

/** Advice about a file that is there, under a name that no field takes. */
function adviseToRename(found: string, src: string, assets: Assets): string {
  const fitting = fitName(found)
  const isSame = fitting.toLowerCase() === src.toLowerCase()
  const name = isSame ? src : fitting
  const rest = isSame ? '' : `, and write "${name}" here`
  return `Rename the file ${pathOf(found, assets)} to ${pathOf(name, assets)}${rest}.`
}

/** The path of a file beside the content, for messages. */
export function pathOf(name: string, { folder = 'content' }: Pick<Assets, 'folder'>): string {
  return `${folder}/${name}`
}

function readAsset(src: string, { openAsset }: Assets): Asset {
  const file = openAsset?.(src)
  if (!file) return { problems: [] }
  if (file.isOutside) {
    const message = `"${src}" is a link that leads out of the folder of the content, and would publish a file from there.`
    const help = 'Put a copy of the file in its place.'
    return { problems: [{ code: 'asset/outside', message, help }] }
  }
  const asset = file.size > maxSize ? { problems: checkUnread(src) } : checkFile(src, file)
  return { ...asset, problems: [...asset.problems, ...checkSize(src, file.size, asset)] }
}

/** A picture that is not read might have more pixels than the build can convert. */
function checkUnread(src: string): FileProblem[] {
  if (!isConverted(src)) return []
  const message = `"${src}" is larger than ${maxSize / 1_000_000} MB, so its content is not read.`
  const help = 'Save it as jpg, webp or avif, or with fewer pixels.'
  return [{ code: 'photo/too-large', message, help }]
}

/** Visitors download these files as they are. The build makes small copies of still pictures. */
function checkSize(src: string, size: number, { moves }: Asset): FileProblem[] {
  const kind = src.startsWith('animations/')
    ? 'lottie'
    : moves || extensionOf(src) === 'gif'
      ? 'gif'
      : 'still'
  const budget = assetBudgets[kind]
  if (size <= budget || (kind === 'still' && isConverted(src))) return []
  const noun = { lottie: 'An animation', gif: 'A gif', still: 'A drawing' }[kind]
  return [
    {
      code: 'asset/too-large',
      message: `"${src}" is ${Math.ceil(size / 1000)} kB. ${noun} should be at most ${budget / 1000} kB, because phones load slowly.`,
      help:
        kind === 'still' ? 'Save it smaller, or as png or webp.' : 'Make it smaller or shorter.',
    },
  ]
}

function checkFile(src: string, file: AssetFile): Asset {
  try {
    return src.startsWith('animations/')
      ? checkAnimation(src, file.text())
      : checkPicture(src, file)
  } catch {
    return {
      problems: [describeBroken(src, 'cannot be read', 'Allow it to be read, or name another.')],
    }
  }
}

function checkAnimation(src: string, text: string): Asset {
  const lottie = readLottie(text)
  if (lottie) return { problems: checkLottie(src, lottie.document), lottie }
  const help = 'Export it as Lottie JSON, not as ".lottie" and not as a picture.'
  return { problems: [describeBroken(src, 'is not a Lottie animation, or is broken', help)] }
}

/** A picture that moves has a place in sections that let visitors stop it. */
function checkMoving({ path, src }: AssetReference, document: unknown): RawProblem[] {
  if (path.at(-1) === 'still') {
    const message = `"${src}" moves, and it is for visitors who asked for less motion.`
    const help =
      'Name a picture with one frame, or delete "still": the first frame of the gif is used then.'
    return [{ path, code: 'gif/moving-still', message, help }]
  }
  if (!isStillPlace(path, document)) return []
  const message = `"${src}" moves, and a still picture is shown here.`
  const help = 'Save one of its frames as png, jpg, webp or avif, and name that file.'
  return [{ path, code: 'photo/moves', message, help }]
}

/** Whether all pictures are still at a path. A section of an unknown type may be meant for any. */
function isStillPlace(path: RawProblem['path'], document: unknown): boolean {
  if (path[0] !== 'sections') return path[0] === 'profile'
  const type = propertyOf(valueAt(document, path.slice(0, 2)), 'type')
  return sectionTypes.some((known) => known === type) && !traitsOf(type).hasMovingPictures
}

function checkClaims(lottie: Lottie, path: RawProblem['path'], document: unknown): RawProblem[] {
  const claims = valueAt(document, path)
  const frames = Math.ceil(lottie.frames)
  const last = frames - 1
  const code = 'lottie/frames'
  const problems = (['frameRate', 'frames'] as const).flatMap((name): RawProblem[] => {
    const claim = propertyOf(claims, name)
    const value = name === 'frames' ? frames : lottie.frameRate
    if (typeof claim !== 'number' || claim === value) return []
    const unit = name === 'frames' ? 'frames' : 'frames a second'
    const effect = describeEffect(name, claim < value)
    const message = `The file has ${value} ${unit}, and the content says ${claim}: ${effect}.`
    const help = `Delete "${name}" if you do not mean that: it is then read from the file.`
    return [{ path: [...path, name], code, message, help, suggestion: String(value) }]
  })
  const stillFrame = propertyOf(claims, 'stillFrame')
  if (typeof stillFrame !== 'number' || stillFrame <= last) return problems
  const message = `The still frame is ${stillFrame}, and the last frame of the file is ${last}, which is shown.`
  const help = `Write a frame from 0 to ${last}.`
  const suggestion = String(last)
  return [...problems, { path: [...path, 'stillFrame'], code, message, help, suggestion }]
}

function describeEffect(name: 'frameRate' | 'frames', isLess: boolean): string {
  if (name === 'frameRate') return `it plays ${isLess ? 'slower' : 'faster'} than it was made`
  return isLess ? 'it plays only these' : 'it plays those of the file'
}

/** Finds gifs of other hosts without a still picture: the site cannot make one of them. */
function checkForeignGifs(document: unknown, assets: Assets): RawProblem[] {
  return listTexts(document)
    .filter(({ field, text }) => field === 'src' && isForeignGif(text))
    .filter(({ path }) => valueAt(document, [...path.slice(0, -1), 'still']) === undefined)
    .map(({ path }) => ({
      path,
      code: 'gif/no-still',
      message: 'This gif is on another host: visitors who ask for less motion see its alt instead.',
      help: `Name a picture in "still", or put the gif in ${pathOf('media', assets)}.`,
    }))
}

function extensionOf(src: string): string {
  return /\.([^./]*)$/u.exec(src)?.[1] ?? ''
}
