import type { Path } from '#json/path.ts'
import { readValue } from '#json/untyped-value.ts'
import { findTraits } from '#sections/section.ts'

/** Says what true and false mean for the records of a section; undefined for other values. */
export function adviseOnShow(path: Path, found: unknown, document: unknown): string | undefined {
  const [sections, index = 0, field, ...rest] = path
  if (sections !== 'sections' || field !== 'show' || rest.length > 0) return undefined
  const { records } = findTraits(readValue(document, [sections, index, 'type']))
  if (!records || typeof found !== 'boolean') return undefined
  return found
    ? 'Delete it: without "show" the section has all records.'
    : 'To hide the section, delete it. To show all records, delete "show".'
}
