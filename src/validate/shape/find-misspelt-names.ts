import type { Path } from '#json/path.ts'
import { readEntries, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { describeSectionType, describeUnknownKey } from '#problems/describe-issue.ts'
import { findClosest } from '#problems/find-closest.ts'
import { calendarDate } from '#profile/dates/calendar-date.ts'
import type { RawProblem } from '#problems/problem.ts'
import { findMeantType, readType, section, sectionTypes } from '#sections/section.ts'

import { sortFields, findMeantField } from './find-meant-field.ts'
import { maxAdvised, readPath, type Issues } from './issues.ts'

/** Names of one date, where a record has the dates of a period. */
const oneDate: ReadonlySet<string> = new Set(['date', 'year'])

/** A misspelt name in an object: a key, or the type of a section. */
export type Misspelling = {
  readonly problem: RawProblem
  readonly path: Path
  readonly from: string
  readonly to: string
  readonly type?: string
}

/** The names of a document that are none of the model, but near one. */
export function findMisspeltNames(document: unknown, issues: Issues): Misspelling[] {
  return [...findMisspeltTypes(document), ...findMisspeltKeys(document, issues)]
}

/** Sections of a misspelt type, or with a misspelt "type": nothing else is known of them. */
function findMisspeltTypes(document: unknown): Misspelling[] {
  return readItems(readProperty(document, 'sections')).flatMap((one, index): Misspelling[] => {
    const path = ['sections', index]
    const type = readProperty(one, 'type')
    if (typeof type === 'string') {
      const meant = readType(type) ? undefined : findMeantType(type)
      if (meant === undefined) return []
      const described = describeSectionType(type, sectionTypes)
      const problem = { ...described, path: [...path, 'type'], suggestion: meant }
      return [{ problem, path, from: 'type', to: 'type', type: meant }]
    }
    const from = readEntries(one).find(([key]) => findClosest(key, ['type']) && !isField(key))?.[0]
    if (type !== undefined || from === undefined) return []
    return [{ problem: describeUnknownKey(path, from, 'type'), path, from, to: 'type' }]
  })
}

/** Keys that the model does not know, each beside a missing field that is spelt alike. */
function findMisspeltKeys(document: unknown, issues: Issues): Misspelling[] {
  return issues.flatMap((issue): Misspelling[] => {
    if (issue.code !== 'unrecognized_keys') return []
    const path = readPath(issue)
    const missing = new Set(sortFields(document, path).missing)
    const hasNoEnd = missing.has('endDate')
    return issue.keys.slice(0, maxAdvised).flatMap((from): Misspelling[] => {
      const to = findMeantField(document, path, from, missing)
      if (to === undefined) return []
      missing.delete(to)
      const described = describeUnknownKey(path, from, to)
      const isPeriod = oneDate.has(from) && to === 'startDate' && hasNoEnd
      const problem = isPeriod
        ? { ...described, help: showPeriod(document, path, from) }
        : described
      return [{ problem, path, from, to }]
    })
  })
}

/** Shows both dates of a record that has one: a year alone begins and ends there. */
function showPeriod(document: unknown, path: Path, from: string): string {
  const written = readValue(document, [...path, from])
  const isDate =
    (typeof written === 'number' || typeof written === 'string') &&
    calendarDate.safeParse(`${written}`).success
  return isDate
    ? `Write "startDate": "${written}", "endDate": "${written}" for that time alone. Without "endDate" it continues today.`
    : 'Write "startDate" and "endDate", or delete it. Without "endDate" it continues today.'
}

function isField(key: string): boolean {
  return section.options.some(({ shape }) => Object.hasOwn(shape, key))
}
