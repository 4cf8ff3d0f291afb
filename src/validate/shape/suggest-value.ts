import { languagePatterns } from '#content/language-tag.ts'
import { namedThemes, themePattern } from '#content/theme/theme.ts'
import { nameAtPlausiblePattern, suggestNameAtPlausible } from '#fields/analytics.ts'
import { colourPattern, suggestColour } from '#fields/colour.ts'
import { identifierPattern } from '#fields/identifier.ts'
import { findMailAddress } from '#fields/links/mail-address.ts'
import { findHost } from '#fields/links/site-host.ts'
import { makeId } from '#fields/make-id.ts'
import type { Path } from '#json/path.ts'
import { readProperty } from '#json/untyped-value.ts'
import { findClosest } from '#problems/find-closest.ts'
import type { RawProblem } from '#problems/problem.ts'
import { suggestFile } from '#problems/suggest-file.ts'
import { countryPattern, suggestCountry } from '#profile/countries/country-code.ts'
import { adviseOnDate } from '#profile/dates/advise-on-date.ts'
import type { Assets } from '#validate/assets/assets.ts'

import { adviseOnFormField } from './advice/advise-on-form-field.ts'
import { adviseOnLanguages, adviseOnTextOfLanguages } from './advice/advise-on-languages.ts'
import { adviseOnLetters } from './advice/advise-on-letters.ts'
import { adviseOnNavigation } from './advice/advise-on-navigation.ts'
import { adviseOnAlt, adviseOnPicture } from './advice/advise-on-picture.ts'
import { adviseOnShow } from './advice/advise-on-records.ts'
import { adviseOnParagraphs } from './advice/advise-on-paragraphs.ts'
import { adviseOnTime } from './advice/advise-on-time.ts'
import { adviseOnTranslations, suggestTranslation } from './advice/advise-on-translations.ts'
import { hasParagraphs } from './follow-model.ts'
import type { Issues } from './issues.ts'
import { suggestLanguage } from './suggest-language.ts'
import { suggestLink } from './suggest-link.ts'

/** The files that may be suggested. */
export type Files = Pick<Assets, 'hasAsset' | 'listAssets'> & {
  /** Those of the owner in the site. */
  readonly siteFiles?: ReadonlySet<string>
}

/** Files beside the content: a field that takes one of these names a file. */
const fileNames = ['media/a.png', 'media/a.svg', 'animations/a.json', 'stories/a.md']

type Advise = (path: Path, found: unknown, document: unknown) => string | undefined

/** What to write in place of a value, by its field. */
const advisers: readonly Advise[] = [
  adviseOnDate,
  adviseOnTime,
  adviseOnLetters,
  adviseOnShow,
  (path, _found, document) => adviseOnNavigation(document, path.slice(0, -1), String(path.at(-1))),
  adviseOnAlt,
  adviseOnTranslations,
  adviseOnLanguages,
]

function findAdvice(path: Path, found: unknown, document: unknown): string | undefined {
  for (const advise of advisers) {
    const advice = advise(path, found, document)
    if (advice !== undefined) return advice
  }
  return undefined
}

/** Adds what was probably meant by a value that does not fit, or says what to write in its place. */
export function suggestValue(
  problem: RawProblem,
  issue: Issues[number],
  found: unknown,
  document: unknown,
  files: Files,
): RawProblem {
  const advice = findAdvice(problem.path, found, document)
  if (advice !== undefined) return { ...problem, help: advice, suggestion: undefined }
  const field = problem.path.join()
  const host = field === 'site,host' ? findHost(found) : undefined
  if (host) return { ...problem, suggestion: host[1] }
  if (issue.code === 'invalid_key') {
    return { ...problem, suggestion: suggestName(issue, String(problem.path.at(-1))) }
  }
  if (problem.path.slice(0, 2).join() === 'site,translations') {
    return { ...problem, suggestion: suggestTranslation(document, found) }
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string') {
    const help =
      adviseOnFormField(problem.path, found) ??
      adviseOnTextOfLanguages(found) ??
      (hasParagraphs(document, problem.path) ? adviseOnParagraphs(found) : undefined)
    return help === undefined ? problem : { ...problem, help }
  }
  if (issue.code !== 'invalid_format' || typeof found !== 'string') return problem
  const suggest = suggestions.get(issue.pattern)
  if (suggest) return { ...problem, suggestion: suggest(found) }
  const form = readPattern(issue.pattern)
  if (form === undefined) return problem
  const help = adviseOnPicture(issue.pattern, form, found)
  if (help !== undefined) return { ...problem, help }
  if (fileNames.some((file) => form.test(file))) {
    const suggestion = suggestFile(found, form, files.hasAsset, files.listAssets?.())
    return { ...problem, suggestion }
  }
  if (form.test('https://example.org/')) {
    return suggestLink(problem, found, document, form, files.siteFiles)
  }
  return form.test('ada@example.org') ? { ...problem, suggestion: findMailAddress(found) } : problem
}

/** What may be meant by a text that does not match a pattern. */
const suggestions: ReadonlyMap<unknown, (found: string) => string | undefined> = new Map([
  [identifierPattern, (found: string) => makeId(found, 'id')],
  [colourPattern, suggestColour],
  [themePattern, (found: string) => suggestTheme(found) ?? suggestColour(found)],
  [String(countryPattern), suggestCountry],
  [nameAtPlausiblePattern, suggestNameAtPlausible],
  ...[...languagePatterns].map((pattern) => [pattern, suggestLanguage] as const),
])

/** What may be meant by a name in an object. */
function suggestName(
  { issues }: Extract<Issues[number], { code: 'invalid_key' }>,
  name: string,
): string | undefined {
  const patterns = issues.map((inner) => readProperty(inner, 'pattern'))
  if (patterns.some((pattern) => languagePatterns.has(pattern))) return suggestLanguage(name)
  return patterns.includes(identifierPattern) ? makeId(name, 'id') : undefined
}

/** The pattern that a text does not match. */
function readPattern(written = ''): RegExp | undefined {
  const [, pattern] = /^\/(.+)\/u$/u.exec(written) ?? []
  return pattern === undefined ? undefined : new RegExp(pattern, 'u')
}

/** The name of the theme that is meant by "Paper", "themes/paper.json" or "Light". */
export function suggestTheme(found: string): string | undefined {
  const [, name = ''] = /^(?:.*\/)?([a-z]{1,20})(?:\.json)?$/u.exec(found.toLowerCase()) ?? []
  return namedThemes.has(name) ? name : findClosest(name, namedThemes.keys())
}
