import type { Line, RichLine } from './line-schema.ts'

/** A line of either form, read as an object. */
export function readLine(written: Line): RichLine {
  return typeof written === 'string' ? { text: written } : written
}
