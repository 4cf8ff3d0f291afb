import { times } from '#fields/milliseconds.ts'
import type { Path } from '#json/path.ts'

import { schemaAt } from './follow-model.ts'

/** No time of the page is longer in seconds, and some are longer in milliseconds. */
const mostSeconds = 20

/** Writes a time in milliseconds that is most likely meant in seconds; undefined for other values. */
export function adviseOnTime(document: unknown, path: Path, found: unknown): string | undefined {
  if (typeof found !== 'number' || found <= 0 || found > mostSeconds) return undefined
  const schema = schemaAt(document, path)
  const isTime = typeof schema === 'object' && schema !== null && times.has(schema)
  return isTime ? `Write ${Math.round(found * 1000)}: it is in milliseconds.` : undefined
}
