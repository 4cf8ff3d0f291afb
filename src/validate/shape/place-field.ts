import type { Path } from '#json/path.ts'
import { readEntries, isObject, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { findSynonym } from '#problems/field-synonyms.ts'
import { findMeantType, findTraits, readType } from '#sections/section.ts'

import { listKnownKeys } from './follow-model.ts'

/** Says where a field belongs that stands in the wrong object; undefined if no object near has it. */
export function describePlace(document: unknown, path: Path, key: string): string | undefined {
  const value = readValue(document, [...path, key])
  if (path.length === 0) {
    if (key === 'links') {
      return 'Write it as "socialLinks" for your pages elsewhere, or in "footer" for links at the end of each page.'
    }
    const type = isObject(value) ? findType(key) : undefined
    const isSection = type !== undefined && isMadeOf(value, listFieldsOfType(type))
    return (
      (isSection ? describeSection(type) : undefined) ??
      describeHome(document, key) ??
      describeContents(document, value, type === undefined ? undefined : ['profile']) ??
      (type === undefined ? undefined : describeSection(type)) ??
      describeList(document, key, value) ??
      describeSynonym(document, key, value)
    )
  }
  if (path.length === 1) return describeOutside(document, path, key)
  if (listsPositions(document, path, key)) {
    return 'Write one record for each position, with the same "name": the page shows them together.'
  }
  const isSection = path.length === 2 && path[0] === 'sections'
  if (!isSection) return undefined
  const isOfDocument = key !== 'sections' && listKnownKeys(document, []).includes(key)
  return isOfDocument
    ? `Write "${key}" beside "sections", outside of them.`
    : describeRecords(document, path, key, value)
}

const positionLists = new Set(['positions', 'roles', 'jobs', 'titles'])

/** Whether a job has its positions in a list, as LinkedIn shows them. */
export function listsPositions(document: unknown, path: Path, key: string): boolean {
  if (!positionLists.has(key)) return false
  const [, list] = path
  const isJob =
    path.length === 3 && path[0] === 'profile' && (list === 'work' || list === 'volunteer')
  return isJob && readItems(readValue(document, [...path, key])).some(isObject)
}

/** Whether a part of the document has its fields in an object inside it: "theme" in "theme". */
export function isWrapper(document: unknown, path: Path, key: string): boolean {
  return (
    path.length === 1 &&
    isMadeOf(readValue(document, [...path, key]), listKnownKeys(document, path))
  )
}

/** The first object of the document that has the field. */
export function findHome(document: unknown, key: string): string | undefined {
  return listKnownKeys(document, []).find((name) => listKnownKeys(document, [name]).includes(key))
}

function describeHome(document: unknown, key: string): string | undefined {
  const home = findHome(document, key)
  const isThere = home !== undefined && readProperty(document, home) !== undefined
  const inSections = isThere ? undefined : describeSections(document, key)
  if (inSections !== undefined || home === undefined) return inSections
  const records = home === 'profile' ? readProperty(document, key) : undefined
  return describeMove(key, [key], records) ?? `Write it in "${home}".`
}

/** Names the sections of the document that can have a field, unless many can. */
function describeSections(document: unknown, key: string): string | undefined {
  const found = readItems(readProperty(document, 'sections')).flatMap((section, index) =>
    listKnownKeys(document, ['sections', index]).includes(key)
      ? [`"${String(readProperty(section, 'id') ?? readProperty(section, 'type'))}"`]
      : [],
  )
  if (found.length === 0) return undefined
  if (found.length > 3) return 'Write it in the section that shows it.'
  const either = new Intl.ListFormat('en', { type: 'disjunction' })
  return `Write it in the section ${either.format(found)}.`
}

function describeOutside(document: unknown, path: Path, key: string): string | undefined {
  const [parent] = path
  // The rules of another file, such as a JSON Resume.
  if (key === '$schema') return undefined
  if (isWrapper(document, path, key)) {
    return `Write its fields directly in "${parent}".`
  }
  if (listKnownKeys(document, []).includes(key)) return `Write it beside "${parent}", not in it.`
  return (
    describeHome(document, key) ??
    describeSynonym(document, key, readValue(document, [...path, key]))
  )
}

/** The type of section that a field is named after, as "about" or "caseStudies". */
function findType(key: string): string | undefined {
  const name = key.replaceAll(/(?<=[a-z])[A-Z]/gu, (letter) => `-${letter}`)
  return readType(name) ?? findMeantType(name)
}

function listFieldsOfType(type: string): string[] {
  return listKnownKeys({ sections: [{ type }] }, ['sections', 0])
}

/** A section beside the list of sections, with its type as its name. */
function describeSection(type: string): string {
  return `Write it in "sections", as { "type": "${type}" } with its fields beside that.`
}

/** An object whose fields belong to another one, such as "basics" of a JSON Resume. */
function describeContents(
  document: unknown,
  value: unknown,
  homes: readonly string[] = listKnownKeys(document, []),
): string | undefined {
  const home = homes.find((name) => isMadeOf(value, listKnownKeys(document, [name])))
  return home === undefined ? undefined : `Write its fields directly in "${home}".`
}

/** A list of records that the profile has under another name, such as "jobs". */
function describeList(document: unknown, key: string, value: unknown): string | undefined {
  const list = findSynonym(key, listKnownKeys(document, ['profile']), value)
  return list === undefined ? undefined : describeMove(key, [list], value)
}

/** A text whose field another object has under another name: "bio" of the profile. */
function describeSynonym(document: unknown, key: string, value: unknown): string | undefined {
  // A text may be anything.
  if (typeof value !== 'string' || key === 'text') return undefined
  const homes = listKnownKeys(document, []).flatMap((home) => {
    const field = findSynonym(key, listKnownKeys(document, [home]), value)
    // A description is that of the part it is in, and that of the site is for search engines.
    const isOther = field === undefined || field === 'description'
    return isOther ? [] : [`Write it in "${home}", as "${field}".`]
  })
  return homes[0]
}

/** Whether most fields of an object are some of these. */
function isMadeOf(value: unknown, fields: readonly string[]): boolean {
  const keys = readEntries(value).map(([key]) => key)
  return keys.filter((key) => fields.includes(key)).length * 2 > keys.length
}

/** Sections choose records by their ids: the records are in the profile. */
function describeRecords(
  document: unknown,
  path: Path,
  key: string,
  value: unknown,
): string | undefined {
  const { records = [] } = findTraits(readProperty(readValue(document, path), 'type'))
  const isOfProfile = listKnownKeys(document, ['profile']).includes(key)
  if (records.length === 0) return undefined
  if (!isOfProfile && !listKnownKeys(document, path).includes('show')) return undefined
  return describeMove(key, isOfProfile ? [key] : records, value)
}

/** Says in which list of the profile records belong. */
function describeMove(key: string, lists: readonly string[], value: unknown): string | undefined {
  if (!readItems(value).some(isObject)) return undefined
  const place = lists.join() === key ? '' : `, as ${lists.map((list) => `"${list}"`).join(' or ')}`
  return `Write it in "profile"${place}.`
}
