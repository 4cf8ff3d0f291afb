import { decodeAddress } from '#fields/links/decode-address.ts'
import { formatExcerpt } from '#fields/rich-text/format-excerpt.ts'
import { readPlainText } from '#fields/rich-text/plain-text.ts'
import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { findClosest } from '#problems/find-closest.ts'

import type { StoryReading } from './story-reading.ts'

/** Links to an anchor lead to a heading of the same page. */
export function checkAnchors({ links, ids, blocks }: StoryReading): TextProblem[] {
  const headings = new Map(
    blocks
      .flatMap((block) => ('heading' in block ? [block] : []))
      .toReversed()
      .map(({ heading, id }) => [foldAnchor(readPlainText(heading)), id]),
  )
  return links
    .filter(({ address }) => address.startsWith('#'))
    .map(({ address, ...range }) => ({ anchor: address.slice(1), ...range }))
    .filter(({ anchor }) => anchor !== '' && !ids.has(anchor))
    .map(({ anchor, start, end }) => {
      const closest = headings.get(foldAnchor(decodeAddress(anchor))) ?? findClosest(anchor, ids)
      return {
        code: 'story/unknown-anchor',
        start,
        end,
        message: `No heading of this file has the anchor ${formatExcerpt(`#${anchor}`)}.`,
        help: closest
          ? `Did you mean "#${closest}"?`
          : `Write "/#${anchor}" for a section of the main page, or the text of a heading in small letters with "-" between them.`,
      }
    })
}

/** Other tools make the anchor of a heading of the same letters: "#nodejs-20" for "Node.js 20". */
function foldAnchor(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
