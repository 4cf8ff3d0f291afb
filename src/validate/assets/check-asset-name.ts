import { decodeAddress } from '#fields/links/decode-address.ts'
import { animationFile } from '#fields/pictures/animation.ts'
import { pictureFile } from '#fields/pictures/image.ts'
import { findClosest } from '#problems/find-closest.ts'
import type { Description, RawProblem } from '#problems/problem.ts'
import { findAlike, lowerExtension, dropExtension } from '#problems/suggest-file.ts'
import type { listAssets } from '#validate/texts/list-texts.ts'

import { writePath, type Assets } from './assets.ts'

/** A name of a file in the content, and where it is. */
export type AssetReference = ReturnType<typeof listAssets>[number]

/** Whether a field for files takes a name. No disk takes a control character. */
export function isAssetName(src: string): boolean {
  return (pictureFile.test(src) || animationFile.test(src)) && !/\p{Cc}/u.test(src)
}

/** Explains names that are refused only for capitals in their extension. */
export function checkExtension({ path, src }: AssetReference, assets: Assets): RawProblem[] {
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

/** The problem of a name without a file, with the file that was probably meant. */
export function describeMissing({ path, src }: AssetReference, assets: Assets): RawProblem {
  const names = assets.listAssets?.() ?? []
  const otherForm = describeOtherForm(src, names)
  if (otherForm) return { path, ...otherForm }
  const usable = names.filter((name) => isAssetName(lowerExtension(name)))
  // An address has "%20" for a space, and the name of a file has not.
  const decoded = decodeAddress(src)
  const found = usable.includes(decoded)
    ? decoded
    : (findClosest(src, usable) ?? findAlike(dropExtension(src), usable)[0])
  const isUsable = found !== undefined && isAssetName(found)
  return {
    path,
    code: 'content/missing-asset',
    message: `There is no file "${src}" beside the content.`,
    help: isUsable
      ? `Write "${found}", or put the file at ${writePath(src, assets)}.`
      : found
        ? adviseToRename(found, src, assets)
        : `Put the file at ${writePath(src, assets)}, or name one that is there.`,
    suggestion: isUsable ? found : undefined,
  }
}

/**
 * Explains a file that is there under a name that only looks the same: Macs may store "Ü" as "U" and two
 * dots. Undefined if there is none.
 */
export function describeOtherForm(src: string, names: readonly string[]): Description | undefined {
  const code = 'content/missing-asset'
  if (!names.some((name) => name !== src && name.normalize() === src.normalize())) return undefined
  return src === src.normalize()
    ? {
        code,
        message: `The file "${src}" is there, but its name is stored with letters and accents apart.`,
        help: 'Rename the file: type its whole name again, as here. Both names look the same.',
      }
    : {
        code,
        message: `The file "${src}" is there, but here its name is stored with letters and accents apart.`,
        help: 'Type the whole name again here. Both names look the same.',
      }
}

/** Advice about a file that is there, under a name that no field takes. */
function adviseToRename(found: string, src: string, assets: Assets): string {
  const fitting = lowerExtension(found)
  const isSame = fitting.toLowerCase() === src.toLowerCase()
  const name = isSame ? src : fitting
  const rest = isSame ? '' : `, and write "${name}" here`
  return `Rename the file ${writePath(found, assets)} to ${writePath(name, assets)}${rest}.`
}
