import { formatPath } from '#disk/format-path.ts'
import { formatCount } from '#terminal/format-count.ts'
import { listAssets } from '#validate/texts/list-texts.ts'

import { findSiteAddress } from './document/person.ts'
import type { SiteContent } from './portfolio/site-content.ts'

/**
 * Describes a build for its owner in a few lines: where it is and will be, what it has, and what it
 * weighs. `time` is in ms.
 */
export function describeBuild(
  folder: string,
  content: SiteContent,
  pages: number,
  weights: string,
  time: number,
): string {
  const names = listAssets(content).map(({ src }) => src)
  const pictures = new Set(names.filter((name) => name.startsWith('media/')))
  const parts = [
    formatCount(pages, 'page'),
    formatCount(content.sections.length, 'section'),
    formatCount(pictures.size, 'picture'),
  ]
  const seconds = (time / 1000).toFixed(1)
  const address = findSiteAddress(content)
  const target = address === undefined ? '' : ` for ${address}`
  const head = `Built ${formatPath(folder)}${target} in ${seconds} s: ${parts.join(', ')}.`
  return [head, ...weights.split('\n').map((line) => `  ${line}`)].join('\n')
}

/** How many letters a warning names. */
const named = 10

/** Warns about letters that pictures for shared links show as boxes; undefined if there are none. */
export function describeMissingLetters(letters: readonly string[]): string | undefined {
  if (letters.length === 0) return undefined
  const shown = `${letters.slice(0, named).join('')}${letters.length > named ? '…' : ''}`
  return `No font of this machine has "${shown}": pictures for shared links show boxes in their place. Install a font that has them, such as Noto Sans CJK, or put a picture of your own at public/share.png.`
}

/** Warns about texts that pictures for shared links show wrongly; undefined if there are none. */
export function describeMisdrawnTexts(texts: readonly string[]): string | undefined {
  const [first] = texts
  if (first === undefined) return undefined
  return `In pictures for shared links, letters of "${first}" lie over each other. A picture of your own at public/share.png replaces that of the home page.`
}
