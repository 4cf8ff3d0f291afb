import { makeId, makeUnique } from '#fields/make-id.ts'
import type { Path } from '#json/path.ts'
import { isObject, itemsOf, propertyOf, valueAt } from '#json/untyped-value.ts'

/** The fields that name an entry of a list, the best first. */
const naming = [
  'name',
  'title',
  'label',
  'heading',
  'institution',
  'organization',
  'language',
  'network',
  'src',
  'type',
]

/** No list of the model may be longer; each suggestion reads the whole list. */
const longestList = 300

/**
 * Suggests the id that an entry of a list lacks, made from what names it and unique in the list.
 * Undefined if nothing names it.
 */
export function suggestId(document: unknown, path: Path): string | undefined {
  const index = path.at(-1)
  const list = itemsOf(valueAt(document, path.slice(0, -1)))
  if (typeof index !== 'number' || list.length > longestList) return undefined
  const taken = new Set(list.map((entry) => propertyOf(entry, 'id')))
  // The ids that earlier entries are told to have are taken, too.
  for (const entry of list.slice(0, index)) {
    const id = isObject(entry) && !propertyOf(entry, 'id') ? idFor(entry, taken) : undefined
    if (id !== undefined) taken.add(id)
  }
  return idFor(list[index], taken)
}

function idFor(entry: unknown, taken: ReadonlySet<unknown>): string | undefined {
  for (const field of naming) {
    const text = propertyOf(entry, field)
    const id = typeof text === 'string' ? makeId(nameOf(text.slice(0, 200)), 'entry') : undefined
    if (id !== undefined) return makeUnique(id, taken)
  }
  return undefined
}

/** A file is named without its folder and extension. */
function nameOf(text: string): string {
  return text.replace(/^(?:media|animations)\/|\.[a-z]{3,4}$/gu, '')
}
