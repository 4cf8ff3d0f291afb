import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { entriesOf, isObject, itemsOf, valueAt } from '#json/untyped-value.ts'
import { formatExample } from '#problems/describe-issue.ts'
import type { RawProblem } from '#problems/problem.ts'
import { findMeantType, sectionTypes } from '#sections/section.ts'

import { knownKeys } from './follow-model.ts'
import { isMadeOf } from './place-field.ts'

/** More characters would hide the sentence. */
const longestList = 160

const nameFields = ['name', 'title', 'institution', 'organization', 'label']

/** The fields that a text after a name is meant for, the likeliest first. */
const textFields = ['position', 'event', 'area', 'description', 'text', 'reference']

/** One problem for entries that stand after their names where a list of them belongs. */
export function describeKeyedList(document: unknown, issuePath: Path): RawProblem | undefined {
  // A record alone is a list of one.
  const isRecord = issuePath[0] === 'profile' && issuePath[2] === 0
  const path = isRecord ? issuePath.slice(0, 2) : issuePath
  const value = valueAt(document, path)
  const [only, ...others] = itemsOf(value)
  const keyed = isRecord && others.length === 0 ? only : value
  if (!isObject(keyed) || entriesOf(keyed).length === 0) return undefined
  const list = path.join() === 'sections' ? listSections(keyed) : listEntries(document, path, keyed)
  if (list === undefined) return undefined
  const isShort = list.length <= 20 && list.every(({ isWhole }) => isWhole)
  const whole = isShort ? formatExample(list.map(({ entry }) => entry)) : undefined
  const begun = [...list.slice(0, 3).map(shorten), ...(list.length > 3 ? ['…'] : [])].join(', ')
  const shown = whole !== undefined && whole.length <= longestList ? whole : `[${begun}]`
  return {
    path,
    code: 'content/wrong-type',
    message: 'This is an object with a name for each entry, and a list [ ] belongs here.',
    help: `Write a list: "${path.at(-1)}": ${shown}.`,
  }
}

type Entry = {
  readonly entry: object
  /** Whether it has what the owner wrote. */
  readonly isWhole: boolean
}

function shorten({ entry, isWhole }: Entry): string {
  const [[name, value] = ['name', ''], ...others] = entriesOf(entry)
  const rest = others.length > 0 || !isWhole ? ', …' : ''
  return `{ "${name}": ${formatValue(value)}${rest} }`
}

/** The sections of an object whose names are their types; undefined if some are none. */
function listSections(keyed: object): Entry[] | undefined {
  const sections = entriesOf(keyed).map(([key, value]) => {
    const type = sectionTypes.find((name) => name === key) ?? findMeantType(key)
    if (type === undefined) return undefined
    const isWhole = isObject(value) || typeof value === 'boolean' || value === null
    return { entry: { type, ...(isObject(value) ? value : {}) }, isWhole }
  })
  const found = sections.filter((section) => section !== undefined)
  return found.length === sections.length ? found : undefined
}

function listEntries(document: unknown, path: Path, keyed: object): Entry[] | undefined {
  const place = [...path, 0]
  const fields = knownKeys(document, place)
  const nameField = nameFields.find((field) => fields.includes(field))
  const entries = entriesOf(keyed)
  if (nameField === undefined || entries.some(([key]) => fields.includes(key))) return undefined
  const isNamed = entries.every(([key]) => /^[^a-z]|\s/u.test(key))
  const hasParts = entries.some(([, value]) => isObject(value) && isMadeOf(value, fields))
  if (!isNamed && !hasParts) return undefined
  const textField = textFields.find((field) => fields.includes(field))
  return entries.map(([key, value]): Entry => {
    if (isObject(value)) return { entry: { [nameField]: key, ...value }, isWhole: true }
    const isOf = (name: string, form: RegExp) => fields.includes(name) && form.test(String(value))
    const field = isOf('url', /^https?:/u) ? 'url' : isOf('date', /^\d{4}/u) ? 'date' : textField
    const isText = typeof value === 'string' && field !== undefined
    return { entry: { [nameField]: key, ...(isText && { [field]: value }) }, isWhole: isText }
  })
}
