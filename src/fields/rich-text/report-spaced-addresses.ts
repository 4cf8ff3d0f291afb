import type { Text } from 'mdast'

import { rangeOf, sourceOf, type Reading } from './text-problem.ts'

/** A picture or a link whose file name has spaces: Markdown ends the address at the first. */
const spacedAddress = /!?\[[^[\]\n]+\]\(([^\s()<>][^\n<>"]*\s[^\n<>"]*\.[a-z\d]{2,5})\)/giu

/** Reports pictures and links that would be shown as text, because their address has spaces. */
export function reportSpacedAddresses(node: Text, reading: Reading): void {
  for (const { 0: written, 1: file = '', index } of sourceOf(node, reading).matchAll(
    spacedAddress,
  )) {
    const start = rangeOf(node).start + index
    reading.problems.push({
      code: 'text/link',
      start,
      end: start + written.length,
      message: `The address "${file}" has spaces, so visitors would read all of this as text.`,
      help: `Write it between "<" and ">": "(<${file}>)".`,
    })
  }
}
