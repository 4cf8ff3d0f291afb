import type { Path } from '#json/path.ts'
import { formatExample } from '#json/format-example.ts'

const yes = /^\s*(?:available|open|(?:(?:available|open)\s*[:=]\s*)?(?:true|yes))[.!]?\s*$/iu
const no =
  /^\s*(?:closed|none|unavailable|(?:(?:available|open)\s*[:=]\s*)?(?:false|no)|not (?:available|open))[.!]?\s*$/iu
const openAtFirst = /^\s*(?:(?:currently|now) )?(?:available|free|looking|open(?!.source))\b/iu
const closed =
  /(?<!\bnot )\b(?:booked|busy|closed|unavailable)\b|(?:\bnot|n[’']t) (?:currently )?(?:available|free|looking|open(?!.source)|taking)\b|^\s*no (?:more|new)\b/iu

const longestText = 160

/** Shows the availability that is written as a text, or as true or false. Undefined for other values. */
export function adviseOnAvailability(path: Path, found: unknown): string | undefined {
  if (path.join() !== 'profile,availability') return undefined
  const written = typeof found === 'boolean' ? String(found) : found
  if (typeof written !== 'string' || written.trim() === '') return undefined
  const isWord = yes.test(written) || no.test(written)
  if (isWord) return showAvailability({ open: yes.test(written) })
  if (written.length > longestText) return undefined
  const isClosed = closed.test(written)
  if (openAtFirst.test(written) !== isClosed) {
    return showAvailability({ open: !isClosed, text: written })
  }
  const shown = formatExample({ open: true, text: written })
  return `Decide whether you take on new work: write "availability": ${shown}, or "open": false.`
}

function showAvailability(availability: { readonly open: boolean; readonly text?: string }) {
  const orNone = availability.open ? '' : ', or delete it'
  return `Write "availability": ${formatExample(availability)}${orNone}.`
}
