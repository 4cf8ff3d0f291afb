import { formatExcerpt } from '#fields/rich-text/format-excerpt.ts'
import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { findClosest } from '#problems/find-closest.ts'

import type { StoryReading } from './story-reading.ts'

/** Links to an anchor lead to a heading of the same page. */
export function checkAnchors({ links, ids }: StoryReading): TextProblem[] {
  return links
    .filter(({ address }) => address.startsWith('#'))
    .map(({ address, ...range }) => ({ anchor: address.slice(1), ...range }))
    .filter(({ anchor }) => anchor !== '' && !ids.has(anchor))
    .map(({ anchor, start, end }) => {
      const closest = findClosest(anchor, ids)
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
