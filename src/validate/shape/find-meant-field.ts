import { readyThemes } from '#content/theme/ready-themes.ts'
import type { Path } from '#json/path.ts'
import { readValue } from '#json/untyped-value.ts'
import { findSynonym } from '#problems/field-synonyms.ts'
import { findClosest } from '#problems/find-closest.ts'

import { isPartOfName } from './advice/unknown-fields/advise-on-person.ts'
import { switchesNavigation } from './advice/advise-on-navigation.ts'
import { namesTheme } from './advice/theme/advise-on-theme.ts'
import { listKnownKeys } from './follow-model.ts'
import { findHome, listsPositions, isWrapper } from './place-field.ts'
import { suggestTheme } from './suggest-value.ts'

/** The missing field that was most likely meant. Fields of other objects are not misspelt ones. */
export function findMeantField(
  document: unknown,
  path: Path,
  key: string,
  missing: Iterable<string>,
) {
  // A pasted file has rules of its own, and its fields may be one level deeper.
  if (key === '$schema' || isWrapper(document, path, key)) return undefined
  if (path.join() === 'profile' && isPartOfName(key)) return undefined
  if (listsPositions(document, path, key)) return undefined
  const value = readValue(document, [...path, key])
  if (switchesNavigation(path, key, value)) return undefined
  if (namesTheme(path, key, value)) {
    const isReady = Object.hasOwn(readyThemes, suggestTheme(value) ?? '')
    return isReady && new Set(missing).has('name') ? 'name' : undefined
  }
  // A hero that repeats the name of the profile.
  const isName = typeof value === 'string' && value === readValue(document, ['profile', 'name'])
  if (isName && new Set(missing).has('tag')) return 'tag'
  if (findSynonym(key, listKnownKeys(document, path), value)) {
    return findSynonym(key, dropOther(path, key, missing), value)
  }
  const isElsewhere = path.length === 0 && findHome(document, key) !== undefined
  return isElsewhere ? undefined : findClosest(key, missing)
}

/** Fields of a site that are not meant by names that mean them elsewhere: "name" is no language. */
const notOfSite = new Map([
  ['about', 'description'],
  ['content', 'description'],
  ['name', 'language'],
  ['tagline', 'description'],
])

/** The fields that a name may mean in this object. */
export function dropOther(path: Path, key: string, fields: Iterable<string>): string[] {
  const other = path.join() === 'site' ? notOfSite.get(key) : undefined
  return [...fields].filter((field) => field !== other)
}

/** The fields of the model that an object lacks, and those that it has. */
export function sortFields(document: unknown, path: Path) {
  const isMissing = (key: string) => readValue(document, [...path, key]) === undefined
  const keys = listKnownKeys(document, path)
  return { missing: keys.filter(isMissing), present: keys.filter((key) => !isMissing(key)) }
}
