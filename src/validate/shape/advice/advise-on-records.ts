import type { Path } from '#json/path.ts'
import { readEntries, readItems, readValue } from '#json/untyped-value.ts'
import { formatExample } from '#json/format-example.ts'
import { findTraits } from '#sections/section.ts'

/** A longer list would hide the sentence. */
const longestList = 120

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

/** Shows the skills of a group that are in an object after its name; undefined for other values. */
export function adviseOnGroup([parent, list, name, ...rest]: Path, found: unknown) {
  const isGroup = parent === 'profile' && list === 'skills' && rest.length === 0
  const [only, ...others] = readEntries(found)
  const words = readItems(only?.[1]).filter((word) => typeof word === 'string')
  if (!isGroup || typeof name !== 'string' || words.length === 0 || others.length > 0)
    return undefined
  const shown = formatExample({ [name]: words })
  return shown.length > longestList ? undefined : `Write ${shown.slice(2, -2)}.`
}
