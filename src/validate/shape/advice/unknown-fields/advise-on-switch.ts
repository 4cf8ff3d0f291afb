import { readProperty } from '#json/untyped-value.ts'
import { findTraits, section } from '#sections/section.ts'

import type { UnknownField } from './unknown-field.ts'

/** Names that other tools give to whether a part is shown. */
const switches = new Set([
  'active',
  'disabled',
  'display',
  'draft',
  'enabled',
  'hidden',
  'hide',
  'published',
  'show',
  'visible',
])

/** Those of them that hide the part if they are true. */
const hiding = new Set(['disabled', 'draft', 'hidden', 'hide'])

/** Says how a part is hidden, or that it need not be shown with a switch. */
export function adviseOnSwitch({ path, place, key, value }: UnknownField): string | undefined {
  const name = key.toLowerCase()
  if (!switches.has(name)) return undefined
  if (place === 'preloader') {
    return value === hiding.has(name)
      ? 'Write "preloader": false.'
      : 'Delete it. The preloader is shown without it.'
  }
  // A list names the records to leave out: the general help names "show".
  if (typeof path.at(-1) !== 'number' || Array.isArray(value)) return undefined
  const [parent, list] = path
  return parent === 'profile' && canChoose(list)
    ? 'Delete it. To hide this, name the other records in "show" of the section.'
    : 'Delete it. To hide this, remove it from the list.'
}

/** Whether a section has a "show" for the records of a list. */
function canChoose(list: unknown): boolean {
  return section.options.some(({ shape }) => {
    const [type] = shape.type.options
    return (
      readProperty(shape, 'show') !== undefined &&
      (findTraits(type).records ?? []).some((name) => name === list)
    )
  })
}
