import { formatPath } from '#disk/format-path.ts'
import { formatCount } from '#terminal/format-count.ts'
import { listAssets } from '#validate/list-texts.ts'

import { siteAddress } from './document/person.ts'
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
  const address = siteAddress(content)
  const target = address === undefined ? '' : ` for ${address}`
  const head = `Built ${formatPath(folder)}${target} in ${seconds} s: ${parts.join(', ')}.`
  return [head, ...weights.split('\n').map((line) => `  ${line}`)].join('\n')
}
