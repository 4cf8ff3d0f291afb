import type { Path } from '#json/path.ts'
import { propertyOf } from '#json/untyped-value.ts'
import { section, traitsOf } from '#sections/section.ts'

import { knownKeys } from './follow-model.ts'

/** Names that other tools give to the button of a hero. */
const buttons = new Set(['action', 'button', 'buttons', 'cta', 'link', 'links'])

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

/** Says how to get what a field of another tool does; undefined for other fields. */
export function adviseOnAbsent(document: unknown, path: Path, key: string): string | undefined {
  if (buttons.has(key) && knownKeys(document, path).includes('scrollTo')) {
    return 'Delete it. The animation or picture is the link: "scrollTo" names a section, and "scrollLabel" is its text.'
  }
  if (!switches.has(key) || typeof path.at(-1) !== 'number') return undefined
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
      propertyOf(shape, 'show') !== undefined &&
      (traitsOf(type).records ?? []).some((name) => name === list)
    )
  })
}
