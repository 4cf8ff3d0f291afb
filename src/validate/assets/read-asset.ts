import { assetBudgets } from '#fields/pictures/asset-budgets.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'
import type { Description } from '#problems/problem.ts'

import type { Asset, AssetFile, Assets } from './assets.ts'
import { checkLottie } from './animations/check-lottie.ts'
import {
  describeBroken,
  describeClosed,
  describeOutside,
  describePointer,
} from './describe-unread.ts'
import { checkPictureFile, isConverted } from './pictures/check-picture.ts'
import { readLottie } from './animations/lottie.ts'

/** The largest file that is read, in bytes. */
const maxSize = 20_000_000

/** Reads a file beside the content once. */
export function readAsset(src: string, { openAsset }: Assets): Asset {
  const file = openAsset?.(src)
  if (!file) return { problems: [] }
  if (file.isOutside) return { problems: [describeOutside(src)] }
  if (file.size > maxSize) return { problems: [describeLarge(src)] }
  const asset = checkFile(src, file)
  return { ...asset, problems: [...asset.problems, ...checkSize(src, file.size, asset)] }
}

/** Browsers and the build would need minutes for such a file, or all of the memory. */
function describeLarge(src: string): Description {
  const message = `"${src}" is larger than ${maxSize / 1_000_000} MB, so its content is not read.`
  const help = isConverted(src)
    ? 'Save it as jpg, webp or avif, or with fewer pixels.'
    : adviseOnSize(findKind(src))
  return { code: 'photo/too-large', message, help }
}

/** Reports files that are too large for visitors, unless the build makes small copies of them. */
function checkSize(src: string, size: number, { moves }: Asset): Description[] {
  const kind = moves && isConverted(src) ? 'gif' : findKind(src)
  const budget = assetBudgets[kind]
  if (size <= budget || (kind === 'still' && isConverted(src))) return []
  const noun = { lottie: 'An animation', gif: 'A gif', still: 'A drawing' }[kind]
  return [
    {
      code: 'asset/too-large',
      message: `"${src}" is ${Math.ceil(size / 1000)} kB. ${noun} should be at most ${budget / 1000} kB, because phones load slowly.`,
      help: adviseOnSize(kind),
    },
  ]
}

function findKind(src: string): keyof typeof assetBudgets {
  if (src.startsWith('animations/')) return 'lottie'
  return src.endsWith('.gif') ? 'gif' : 'still'
}

function adviseOnSize(kind: keyof typeof assetBudgets): string {
  return kind === 'still' ? 'Save it smaller, or as png or webp.' : 'Make it smaller or shorter.'
}

function checkFile(src: string, file: AssetFile): Asset {
  try {
    const asset = src.startsWith('animations/')
      ? checkAnimation(src, file.text())
      : checkPictureFile(src, file)
    return isPointer(asset, file) ? { problems: [describePointer(src)] } : asset
  } catch {
    return { problems: [describeClosed(src)] }
  }
}

/** Whether a broken file is the three short lines that Git has in place of a large one. */
function isPointer({ problems }: Asset, file: AssetFile): boolean {
  const isBroken = problems.some(({ code }) => code === 'asset/broken')
  return (
    isBroken && file.size < 1000 && file.text().startsWith('version https://git-lfs.github.com/')
  )
}

function checkAnimation(src: string, text: string): Asset {
  const lottie = readLottie(text)
  if (lottie && readItems(readProperty(lottie.document, 'layers')).length === 0) {
    const advice = 'Export it again with its layers visible, or name another.'
    return { problems: [describeBroken(src, 'has no layers, so it draws nothing', advice)] }
  }
  if (lottie) return { problems: checkLottie(src, lottie.document), lottie }
  const help = 'Export it as Lottie JSON, not as ".lottie" and not as a picture.'
  return { problems: [describeBroken(src, 'is not a Lottie animation, or is broken', help)] }
}
