import type { Path } from '#json/path.ts'
import { formatExample } from '#problems/describe-issue.ts'

const yes = /^\s*(?:available|open|true|yes)\s*$/iu
const no = /^\s*(?:closed|false|no|none|unavailable)\s*$/iu
const openAtFirst = /^\s*(?:available|free|looking|open)\b/iu
const closed = /\b(?:booked|busy|closed|no|not|unavailable)\b/iu

const longestText = 160

/** Shows the availability that is written as a text, or as true or false. Undefined for other values. */
export function adviseOnAvailability(path: Path, found: unknown): string | undefined {
  if (path.join() !== 'profile,availability') return undefined
  const written = typeof found === 'boolean' ? String(found) : found
  if (typeof written !== 'string' || written.trim() === '') return undefined
  const isWord = yes.test(written) || no.test(written)
  if (!isWord && written.length > longestText) return undefined
  const open = isWord ? yes.test(written) : openAtFirst.test(written) || !closed.test(written)
  return `Write "availability": ${formatExample(isWord ? { open } : { open, text: written })}${open ? '' : ', or delete it'}.`
}
