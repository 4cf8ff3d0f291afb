import type { Path } from '#json/path.ts'
import { formatExample } from '#json/format-example.ts'

const yes = /^\s*(?:available|open|(?:(?:available|open)\s*[:=]\s*)?(?:true|yes))[.!]?\s*$/iu
const no =
  /^\s*(?:closed|none|unavailable|(?:(?:available|open)\s*[:=]\s*)?(?:false|no)|not (?:available|open))[.!]?\s*$/iu

const longestText = 160

/** Shows the availability that is written as a text, or as true or false. Undefined for other values. */
export function adviseOnAvailability(path: Path, found: unknown): string | undefined {
  if (path.join() !== 'profile,availability') return undefined
  const written = typeof found === 'boolean' ? String(found) : found
  if (typeof written !== 'string' || written.trim() === '') return undefined
  if (yes.test(written)) return 'Write "availability": { "open": true }.'
  if (no.test(written)) return 'Write "availability": { "open": false }, or delete it.'
  if (written.length > longestText) return undefined
  const shown = formatExample({ open: true, text: written })
  return `Write "availability": ${shown}, or "open": false if you take on no new work.`
}
