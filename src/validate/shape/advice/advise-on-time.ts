import { times } from '#fields/milliseconds.ts'
import type { Path } from '#json/path.ts'

import { findSchema } from '#validate/shape/follow-model.ts'

/** No time of the page is longer in seconds, and some are longer in milliseconds. */
const mostSeconds = 20

/** Writes a time in milliseconds: of seconds, or of a text as CSS has it. Undefined for other values. */
export function adviseOnTime(path: Path, found: unknown, document: unknown): string | undefined {
  const time = readTime(found)
  if (time === undefined) return undefined
  const schema = findSchema(document, path)
  const isTime = typeof schema === 'object' && schema !== null && times.has(schema)
  return isTime ? `Write ${Math.round(time)}: it is in milliseconds.` : undefined
}

/** Milliseconds of a small number, which is one of seconds, and of a text such as "1.5s". */
function readTime(found: unknown): number | undefined {
  if (typeof found === 'number') return found > 0 && found <= mostSeconds ? found * 1000 : undefined
  if (typeof found !== 'string') return undefined
  const [, number, unit] = /^\s*(\d{1,6}(?:\.\d{1,6})?)\s*(ms|s|seconds?)?\s*$/iu.exec(found) ?? []
  if (number === undefined) return undefined
  if (unit === undefined) return readTime(Number(number)) ?? Number(number)
  return unit.toLowerCase().startsWith('s') ? Number(number) * 1000 : Number(number)
}
