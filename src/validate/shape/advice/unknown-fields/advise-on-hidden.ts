import { readItems } from '#json/untyped-value.ts'

import type { UnknownField } from './unknown-field.ts'

/** Names that other tools give to records that are left out. */
const exclusions = new Set(['except', 'exclude', 'hidden', 'hide', 'ignore', 'omit', 'skip'])

/** Says that a section names the records that it shows, not those that it leaves out. */
export function adviseOnHidden({ key, value, known }: UnknownField): string | undefined {
  const isText = typeof value === 'string' || readItems(value).length > 0
  return isText && exclusions.has(key.toLowerCase()) && known.includes('show')
    ? 'Write the names of the records that the section shows in "show".'
    : undefined
}
