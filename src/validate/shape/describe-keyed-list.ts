import { nameFields } from '#fields/find-record-id.ts'
import { makeId } from '#fields/make-id.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, isObject, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { formatExample } from '#json/format-example.ts'
import type { RawProblem } from '#problems/problem.ts'
import { readDate, readPeriod } from '#profile/dates/read-date.ts'
import { findMeantType, readType } from '#sections/section.ts'

import { correctEntry, correctSection } from './correct-entry.ts'
import { listKnownKeys } from './follow-model.ts'
import { isMadeOf } from './place-field.ts'

/** More characters or entries would hide the sentence. */
const longestList = 160
const mostEntries = 20

const labelFields = [...nameFields, 'label']

/** The fields that a text after a name is meant for, the likeliest first. */
const textFields = ['position', 'event', 'area', 'description', 'text', 'reference']

/** One problem for entries after their names, as `"work": { "Tidewater": { … } }`, in place of a list. */
export function describeKeyedList(document: unknown, issuePath: Path): RawProblem | undefined {
  // A record alone is a list of one.
  const isRecord = issuePath[0] === 'profile' && issuePath[2] === 0
  const path = isRecord ? issuePath.slice(0, 2) : issuePath
  const value = readValue(document, path)
  const [only, ...others] = readItems(value)
  const keyed = isRecord && others.length === 0 ? only : value
  if (!isObject(keyed) || readEntries(keyed).length === 0) return undefined
  const entries =
    path.join() === 'sections' ? listSections(keyed) : listEntries(document, path, keyed)
  if (entries === undefined) return undefined
  const { list, hint } = orderEntries(Object.keys(keyed), entries)
  const [decision = ''] = list.flatMap(({ conflict }) => conflict ?? [])
  const isShort = list.length <= mostEntries && list.every(({ isWhole }) => isWhole)
  const whole = isShort ? formatExample(list.map(({ entry }) => entry)) : undefined
  const begun = [...list.slice(0, 3).map(shorten), ...(list.length > 3 ? ['…'] : [])].join(', ')
  const shown = whole !== undefined && whole.length <= longestList ? whole : `[${begun}]`
  return {
    path,
    code: 'content/wrong-type',
    message: 'This is an object with a name for each entry, and a list [ ] belongs here.',
    help: `Write a list: "${path.at(-1)}": ${shown}.${decision}${hint}`,
  }
}

/** Puts the newest year first: JavaScript sorts names that are whole numbers, before other names. */
function orderEntries(keys: readonly string[], list: Entry[]) {
  const years = keys.filter((key) => /^\d+$/u.test(key) && readDate(key) !== undefined)
  if (years.length === keys.length) return { list: list.toReversed(), hint: '' }
  return { list, hint: years.length > 0 ? ' Keep the order of your entries.' : '' }
}

type Entry = {
  readonly entry: object
  /** Whether it has what the owner wrote. */
  readonly isWhole: boolean
  /** What the owner has to decide, because a name in the entry differs from that before it. */
  readonly conflict?: string | undefined
}

function shorten({ entry, isWhole }: Entry): string {
  const [[name, value] = ['name', ''], ...others] = readEntries(entry)
  const rest = others.length > 0 || !isWhole ? ', …' : ''
  return `{ "${name}": ${formatValue(value)}${rest} }`
}

/** The sections that an object has after their types; undefined if it has other names. False is no section. */
function listSections(keyed: object): Entry[] | undefined {
  const sections = readEntries(keyed).map(([key, value]) => {
    const type = readType(key) ?? findMeantType(key)
    if (type === undefined) return undefined
    const isWhole = isObject(value) || typeof value === 'boolean' || value === null
    const conflict = describeConflict('type', type, readProperty(value, 'type'))
    const entry = { type, ...(isObject(value) ? value : {}) }
    return { entry: correctSection(entry), isWhole, conflict, value }
  })
  const found = sections.filter((section) => section !== undefined)
  const shown = found.filter(({ value }) => value !== false)
  return found.length === sections.length && shown.length > 0 ? shown : undefined
}

function listEntries(document: unknown, path: Path, keyed: object): Entry[] | undefined {
  const fields = listKnownKeys(document, [...path, 0])
  const nameField = labelFields.find((field) => fields.includes(field))
  const written = readEntries(keyed)
  if (nameField === undefined || written.some(([key]) => fields.includes(key))) return undefined
  const entries = written.map(([key, value], index): [string, unknown] => {
    const isShown = isObject(value) && index < mostEntries
    return [key, isShown ? correctEntry(document, [...path, 0], value) : value]
  })
  const isNamed = entries.every(([key]) => /^[^a-z]|\s/u.test(key))
  const hasParts = entries.some(([, value]) => isObject(value) && isMadeOf(value, fields))
  if (!isNamed && !hasParts) return undefined
  return entries.map(([key, value]) =>
    isObject(value)
      ? nameEntry(key, value, nameField, fields)
      : makeEntry(key, value, nameField, fields),
  )
}

/** An entry with its name, which may be its id, its date or a position if it has another name. */
function nameEntry(
  key: string,
  value: object,
  nameField: string,
  fields: readonly string[],
): Entry {
  const isFree = (field: string) => fields.includes(field) && !Object.hasOwn(value, field)
  const dates = readEntries(findDates(key, fields)).filter(([field]) => isFree(field))
  if (dates.length > 0) return { entry: { ...value, ...Object.fromEntries(dates) }, isWhole: true }
  if (isTime(key, fields)) {
    const isWhole = Object.values(value).includes(key)
    return { entry: value, isWhole, conflict: isWhole ? undefined : describeTime(key) }
  }
  if (isFree(nameField)) return { entry: { [nameField]: key, ...value }, isWhole: true }
  const conflict = describeConflict(nameField, key, readProperty(value, nameField))
  if (conflict === undefined) return { entry: value, isWhole: true }
  const field = /^[a-z][a-z\d_-]{0,59}$/u.test(key) ? 'id' : 'position'
  return isFree(field)
    ? { entry: { [field]: key, ...value }, isWhole: true }
    : { entry: value, isWhole: true, conflict }
}

/** The entry that a name and a text make. A text that is empty says nothing. */
function makeEntry(
  key: string,
  value: unknown,
  nameField: string,
  fields: readonly string[],
): Entry {
  const name = { [nameField]: key }
  if (typeof value !== 'string') return { entry: name, isWhole: false }
  if (value.trim() === '') return { entry: name, isWhole: true }
  const keyDates = findDates(key, fields)
  if (keyDates) return { entry: { [nameField]: value, ...keyDates }, isWhole: true }
  if (isTime(key, fields)) {
    return { entry: { [nameField]: value }, isWhole: false, conflict: describeTime(key) }
  }
  const valueDates = findDates(value, fields)
  if (valueDates) return { entry: { ...name, ...valueDates }, isWhole: true }
  const isDate = readDate(value.trim()) !== undefined
  const isLink = fields.includes('url') && /^https?:/u.test(value)
  const field = isLink ? 'url' : textFields.find((one) => fields.includes(one))
  return isDate || field === undefined
    ? { entry: name, isWhole: false }
    : { entry: { ...name, [field]: value }, isWhole: true }
}

/** The fields for a text that is a date or a period. One date may be the start of a period, or its end. */
function findDates(text: string, fields: readonly string[]): object | undefined {
  const written = text.trim()
  const date = readDate(written)
  const field = ['date', 'releaseDate'].find((one) => fields.includes(one))
  if (date !== undefined) return field === undefined ? undefined : { [field]: date }
  const [startDate, endDate] = (fields.includes('startDate') && readPeriod(written)) || []
  if (startDate === undefined) return undefined
  return endDate === undefined ? { startDate } : { startDate, endDate }
}

/** Whether a key is a date or a period, in a list whose entries have dates. */
function isTime(key: string, fields: readonly string[]): boolean {
  const written = key.trim()
  const hasDates = ['date', 'releaseDate', 'startDate'].some((field) => fields.includes(field))
  return hasDates && (readDate(written) ?? readPeriod(written)) !== undefined
}

/** Says that one date may be the start or the end; undefined for a period. */
function describeTime(key: string): string | undefined {
  return readDate(key.trim()) === undefined
    ? undefined
    : ` Decide whether ${formatValue(key)} is a "startDate", an "endDate" or both.`
}

/** Says that a name differs from the one in the entry; undefined if they are alike. */
function describeConflict(field: string, key: string, own: unknown): string | undefined {
  if (typeof own !== 'string' || own === key) return undefined
  const id = makeId(key, 'entry')
  if (id !== undefined && makeId(own.slice(0, 200), 'entry') === id) return undefined
  const name = formatValue(key)
  return ` In the entry ${name}, decide whether "${field}" is ${name} or ${formatValue(own)}.`
}
