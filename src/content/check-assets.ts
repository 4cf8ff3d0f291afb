import { imageSize } from 'image-size'

import { animationFile } from '#fields/animation.ts'
import { assetBudgets } from '#fields/asset-budgets.ts'
import { closest } from '#fields/closest.ts'
import type { Finding } from '#fields/finding.ts'
import { pictureFile } from '#fields/image.ts'
import { entriesOf, propertyOf, valueAt } from '#fields/raw.ts'

import { assetReferences, type AssetReference } from './asset-references.ts'
import { checkLottie, type Remark } from './check-lottie.ts'
import { countCopies } from './count-copies.ts'
import { readGif } from './gif.ts'
import { readLottie, type Lottie } from './lottie.ts'

/** A file beside the content. */
export type AssetFile = {
  /** In bytes. */
  readonly size: number
  /** Whether it is a link to a file that stands elsewhere. */
  readonly isOutside?: boolean
  /** What is in it; throws where it cannot be read, as the next. */
  readonly bytes: () => Uint8Array
  readonly text: () => string
}

/** What stands beside the content. */
export type Assets = {
  /** Whether there is a file at a path. */
  readonly hasAsset: (path: string) => boolean
  /** The file at a path; left out, what is in the files is not looked at. */
  readonly openAsset?: (path: string) => AssetFile | undefined
  /** The paths of all files, for a guess at the one that was meant. */
  readonly listAssets?: () => readonly string[]
}

/** What a file turned out to be. */
type Asset = {
  readonly remarks: readonly Remark[]
  readonly lottie?: Lottie
  readonly moves?: boolean
}

/** The endings of the pictures that browsers show, by what image-size calls them. */
const endings = new Map([
  ['gif', ['gif']],
  ['png', ['png']],
  ['jpg', ['jpg', 'jpeg']],
  ['webp', ['webp']],
  ['avif', ['avif']],
  ['svg', ['svg']],
])

/** As many copies as an animation may have parts. */
const mostCopies = 20_000

/** A file that is larger than any asset should be is not worth reading. */
const readable = 20_000_000

/**
 * The files that the content names: each is there, is what its name says, is small enough, and is
 * what the content says of it. Each is read once, and its own faults are told where it is first named.
 */
export function checkAssets(document: unknown, assets: Assets): Finding[] {
  const known = new Map<string, Asset>()
  let files: readonly string[] | undefined
  return [
    ...assetReferences(document).flatMap((reference): Finding[] => {
      const { src, path } = reference
      // What is no name of an asset is refused by its shape, and never looked for.
      if (!isName(src)) return checkEnding(reference, assets)
      if (!assets.hasAsset(src)) {
        files ??= assets.listAssets?.() ?? []
        return [missing(reference, files)]
      }
      const seen = known.get(src)
      const asset = seen ?? lookAt(src, assets)
      known.set(src, asset)
      const own = seen ? [] : asset.remarks.map((remark): Finding => at(path, remark))
      const holder = path.slice(0, -1)
      return path.at(-1) === 'still'
        ? [...own, ...checkStill(asset, reference)]
        : [...own, ...checkClaims(asset, holder, valueAt(document, holder))]
    }),
    ...checkForeignGifs(document),
  ]
}

/** Whether a field for files takes this; no disk takes a control character. */
function isName(src: string): boolean {
  return (pictureFile.test(src) || animationFile.test(src)) && !/\p{Cc}/u.test(src)
}

/** Says of a name that is refused for the capitals in its ending alone what to do about them. */
function checkEnding({ path, src }: AssetReference, { hasAsset }: Assets): Finding[] {
  const small = src.replace(/\.[^./]*$/u, (ending) => ending.toLowerCase())
  if (small === src || !isName(small)) return []
  const rename = hasAsset(small) ? '' : ' and rename the file to that'
  return [
    at(path, {
      code: 'content/wrong-format',
      severity: 'error',
      message: `The ending of "${src}" has capitals, and endings are written small.`,
      help: `Write "${small}" here${rename}.`,
      suggestion: small,
    }),
  ]
}

function missing({ path, src }: AssetReference, files: readonly string[]): Finding {
  const suggestion = closest(src, files)
  return at(path, {
    code: 'content/missing-asset',
    severity: 'error',
    message: `There is no file "${src}" beside the content.`,
    help:
      suggestion === undefined
        ? `Put the file at content/${src}, or name one that is there.`
        : `Write "${suggestion}", or put the file at content/${src}.`,
    suggestion,
  })
}

function lookAt(src: string, { openAsset }: Assets): Asset {
  const file = openAsset?.(src)
  if (!file) return { remarks: [] }
  if (file.isOutside) return { remarks: [outside(src)] }
  const heavy = checkWeight(src, file.size)
  if (file.size > readable) return { remarks: heavy }
  const asset = lookInto(src, file)
  return { ...asset, remarks: [...asset.remarks, ...heavy] }
}

function lookInto(src: string, file: AssetFile): Asset {
  try {
    return src.startsWith('animations/')
      ? lookAtAnimation(src, file.text())
      : lookAtPicture(src, file)
  } catch {
    return { remarks: [broken(src, 'cannot be read', 'Allow it to be read, or name another.')] }
  }
}

function checkWeight(src: string, size: number): Remark[] {
  const kind = src.startsWith('animations/')
    ? 'lottie'
    : extensionOf(src) === 'gif'
      ? 'gif'
      : 'still'
  const budget = assetBudgets[kind]
  if (size <= budget) return []
  const names = { lottie: 'An animation', gif: 'A gif', still: 'A still picture' }
  return [
    {
      code: 'asset/too-large',
      severity: 'warning',
      message: `"${src}" has ${Math.ceil(size / 1000)} kB. ${names[kind]} may have ${budget / 1000} kB: visitors on a phone wait for each.`,
      help:
        kind === 'still' ? 'Save it smaller, or as webp or avif.' : 'Make it smaller or shorter.',
    },
  ]
}

function lookAtAnimation(src: string, text: string): Asset {
  const lottie = readLottie(text)
  if (!lottie) {
    const help = 'Export it as Lottie JSON, not as ".lottie" and not as a picture.'
    return { remarks: [broken(src, 'is no Lottie animation, or a broken one', help)] }
  }
  return { remarks: checkLottie(src, lottie.document), lottie }
}

function lookAtPicture(src: string, file: AssetFile): Asset {
  const bytes = file.bytes()
  const type = typeOf(bytes)
  const isDrawing = extensionOf(src) === 'svg'
  const help = `Save it again with another program${isDrawing ? ' and with a "viewBox"' : ''}, or name another.`
  if (type === undefined) return { remarks: [broken(src, 'is no picture, or a broken one', help)] }
  const ending = extensionOf(src)
  const meant = endings.get(type)
  if (!meant?.includes(ending)) {
    const message = `"${src}" is named as a ${ending} picture, and what is in it is ${type}.`
    const named = src.replace(/\.[^./]*$/u, `.${meant?.[0]}`)
    return {
      remarks: [
        {
          code: 'asset/wrong-kind',
          severity: 'error',
          message,
          help: meant
            ? `Rename the file to "${named}" and write that here, or save it as ${ending}.`
            : 'Save it as gif, png, jpg, webp, avif or svg.',
        },
      ],
    }
  }
  if (type === 'svg') return { remarks: checkCopies(src, file.text()) }
  if (type !== 'gif') return { remarks: [] }
  const gif = readGif(bytes)
  return gif
    ? { remarks: [], moves: gif.frames > 1 }
    : { remarks: [broken(src, 'breaks off before its end', help)] }
}

/** A drawing whose elements repeat each other stops the page while the browser draws it. */
function checkCopies(src: string, svg: string): Remark[] {
  if (countCopies(svg) <= mostCopies) return []
  return [
    {
      code: 'asset/too-many-copies',
      severity: 'error',
      message: `"${src}" draws its elements more than ${mostCopies} times over, and the page would stand still while it does.`,
      help: 'Save it again with fewer copies in its symbols, patterns and masks, or as png.',
    },
  ]
}

/** What the bytes of a picture say that it is; undefined where it has no size either. */
function typeOf(bytes: Uint8Array): string | undefined {
  try {
    const { type, width, height } = imageSize(bytes)
    return width > 0 && height > 0 ? type : undefined
  } catch {
    return undefined
  }
}

function checkStill({ moves }: Asset, { path, src }: AssetReference): Finding[] {
  if (!moves) return []
  return [
    at(path, {
      code: 'gif/moving-still',
      severity: 'error',
      message: `"${src}" moves, and it is for visitors who asked for less motion.`,
      help: 'Name a picture that stands still, or take "still" out: the first frame is taken then.',
    }),
  ]
}

/** What content says of an animation, against what is in its file. */
function checkClaims({ lottie }: Asset, holder: Finding['path'], claims: unknown): Finding[] {
  if (!lottie) return []
  const differences = (['frameRate', 'frames'] as const).flatMap((name) => {
    const claim = propertyOf(claims, name)
    const value = lottie[name]
    if (typeof claim !== 'number' || claim === value) return []
    const unit = name === 'frames' ? 'frames' : 'frames a second'
    return [
      at([...holder, name], {
        code: 'lottie/frames',
        severity: 'error',
        message: `The animation is said to have ${claim} ${unit}, and its file has ${value}.`,
        help: `Write ${value} if this is the file you mean, or export it with ${claim}.`,
        suggestion: String(value),
      }),
    ]
  })
  return [...differences, ...checkStillFrame(lottie, holder, claims)]
}

/** A frame beyond the last is drawn as nothing at all. */
function checkStillFrame({ frames }: Lottie, holder: Finding['path'], claims: unknown): Finding[] {
  const stillFrame = propertyOf(claims, 'stillFrame')
  if (typeof stillFrame !== 'number' || stillFrame < frames) return []
  const last = Math.ceil(frames) - 1
  return [
    at([...holder, 'stillFrame'], {
      code: 'lottie/frames',
      severity: 'error',
      message: `The animation is to stand still at frame ${stillFrame}, and the last of its file is ${last}: nothing would be seen.`,
      help: `Write a frame from 0 to ${last}.`,
      suggestion: String(last),
    }),
  ]
}

/** Gifs of other hosts that have no still picture: the site can make none of what it does not have. */
function checkForeignGifs(value: unknown, path: Finding['path'] = []): Finding[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => checkForeignGifs(item, [...path, index]))
  }
  const src = propertyOf(value, 'src')
  const isForeignGif = typeof src === 'string' && /^https:\/\/[^?#]+\.gif([?#]|$)/iu.test(src)
  if (isForeignGif && propertyOf(value, 'still') === undefined) {
    return [
      at([...path, 'src'], {
        code: 'gif/no-still',
        severity: 'warning',
        message: 'This gif is on another host, and moves for visitors who asked for less motion.',
        help: 'Name a picture that stands still in "still", or put the gif in content/media.',
      }),
    ]
  }
  return entriesOf(value).flatMap(([key, item]) => checkForeignGifs(item, [...path, key]))
}

function outside(src: string): Remark {
  return {
    code: 'asset/outside',
    severity: 'error',
    message: `"${src}" is a link that leads out of the folder of the content, and would publish a file from there.`,
    help: 'Put a copy of the file in its place.',
  }
}

function broken(src: string, what: string, help: string): Remark {
  return { code: 'asset/broken', severity: 'error', message: `"${src}" ${what}.`, help }
}

function at(path: Finding['path'], remark: Remark): Finding {
  return { path, mark: 'value', ...remark }
}

function extensionOf(src: string): string {
  return /\.([^./]*)$/u.exec(src)?.[1] ?? ''
}
