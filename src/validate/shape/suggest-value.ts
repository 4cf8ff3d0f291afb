import { languagePatterns } from '#content/language-tag.ts'
import { namedThemes, themePattern } from '#content/theme/theme.ts'
import { colourPattern, suggestColour } from '#fields/colour.ts'
import { identifierPattern } from '#fields/identifier.ts'
import { composeProfileAddress } from '#fields/links/social/compose-profile-address.ts'
import { hrefPattern } from '#fields/links/href.ts'
import { findMailAddress } from '#fields/links/mail-address.ts'
import { findHost } from '#fields/links/site-host.ts'
import { makeId } from '#fields/make-id.ts'
import { writtenAnimation } from '#fields/pictures/animation.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { findClosest } from '#problems/find-closest.ts'
import type { RawProblem } from '#problems/problem.ts'
import { suggestAddress } from '#problems/suggest-address.ts'
import { suggestFile } from '#problems/suggest-file.ts'
import { adviseOnDate } from '#profile/dates/advise-on-date.ts'
import { writeProjectAnchor, writeProjectPath } from '#profile/project-anchor.ts'
import { countryPattern, suggestCountry } from '#profile/countries/country-code.ts'
import { findTraits } from '#sections/section.ts'
import type { Assets } from '#validate/assets/assets.ts'

import { documentFile } from '#validate/links/check-site-file.ts'

import type { Issues } from './issues.ts'
import { adviseOnAvailability } from './advice/advise-on-availability.ts'
import { adviseOnFormField } from './advice/advise-on-form-service.ts'
import { isSocialLink, showProfileAddress } from './advice/advise-on-link.ts'
import { adviseOnLetters } from './advice/advise-on-letters.ts'
import { adviseOnNavigation } from './advice/advise-on-navigation.ts'
import { adviseOnScript } from './advice/advise-on-script.ts'
import { adviseOnGroup, adviseOnShow } from './advice/advise-on-records.ts'
import { adviseOnText } from './advice/advise-on-text.ts'
import { adviseOnColours, adviseOnThemeName } from './advice/advise-on-theme.ts'
import { adviseOnTime } from './advice/advise-on-time.ts'
import { adviseOnTranslations, suggestTranslation } from './advice/advise-on-translations.ts'
import { hasParagraphs } from './follow-model.ts'
import { suggestLanguage } from './suggest-language.ts'
import { completeAddress } from './complete-address.ts'

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
  adviseOnAvailability,
  adviseOnLetters,
  adviseOnShow,
  adviseOnGroup,
  adviseOnScript,
  (path, _found, document) => adviseOnNavigation(document, path.slice(0, -1), String(path.at(-1))),
  adviseOnThemeName,
  adviseOnColours,
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

/** Adds the date, id, address, file, colour or language that was probably meant by a value that is none. */
export function suggestValue(
  problem: RawProblem,
  issue: Issues[number],
  found: unknown,
  document: unknown,
  files: Files,
): RawProblem {
  const { hasAsset, listAssets, siteFiles } = files
  const advice = findAdvice(problem.path, found, document)
  if (advice !== undefined) return { ...problem, help: advice, suggestion: undefined }
  if (problem.path.join() === 'site,host' && typeof found === 'string' && findHost(found)) {
    return { ...problem, suggestion: findHost(found)?.[1] }
  }
  if (issue.code !== 'invalid_key' && problem.path.slice(0, 2).join() === 'site,translations') {
    return { ...problem, suggestion: suggestTranslation(document, found) }
  }
  if (issue.code === 'invalid_type' && issue.expected === 'string') {
    const help =
      adviseOnFormField(problem.path, found) ??
      adviseOnText(problem.path, found, hasParagraphs(document, problem.path))
    return help === undefined ? problem : { ...problem, help }
  }
  if (issue.code === 'invalid_key') {
    const name = String(problem.path.at(-1))
    const isLanguage = issue.issues.some((inner) =>
      languagePatterns.has(readProperty(inner, 'pattern')),
    )
    if (isLanguage) return { ...problem, suggestion: suggestLanguage(name) }
    const isId = issue.issues.some((inner) => readProperty(inner, 'pattern') === identifierPattern)
    return isId ? { ...problem, suggestion: makeId(name, 'id') } : problem
  }
  if (issue.code !== 'invalid_format' || typeof found !== 'string') return problem
  if (issue.pattern === identifierPattern) return { ...problem, suggestion: makeId(found, 'id') }
  if (issue.pattern === colourPattern) {
    return { ...problem, suggestion: suggestColour(found) }
  }
  if (issue.pattern === themePattern) {
    return { ...problem, suggestion: suggestTheme(found) ?? suggestColour(found) }
  }
  if (issue.pattern === String(countryPattern)) {
    return { ...problem, suggestion: suggestCountry(found) }
  }
  if (languagePatterns.has(issue.pattern)) {
    return { ...problem, suggestion: suggestLanguage(found) }
  }
  if (issue.pattern === String(writtenAnimation)) {
    const help = adviseOnPicture(found)
    if (help !== undefined) return { ...problem, help }
  }
  const form = readPattern(issue)
  if (form === undefined) return problem
  const [, name, kind] = /(?:^|[/\\])([^/\\]+)\.(heic|heif|tiff?|bmp|psd)$/iu.exec(found) ?? []
  if (name !== undefined && form.test('media/a.jpg')) {
    const jpg = `media/${name}.jpg`
    const exported = form.test(jpg) ? jpg : 'media/photo.jpg'
    const help = `Browsers do not show ${kind}: export it as jpg, and write "${exported}".`
    return { ...problem, help }
  }
  if (fileNames.some((file) => form.test(file))) {
    return { ...problem, suggestion: suggestFile(found, form, hasAsset, listAssets?.()) }
  }
  if (!form.test('https://example.org/')) {
    const isMail = form.test('ada@example.org')
    return isMail ? { ...problem, suggestion: findMailAddress(found) } : problem
  }
  const last = problem.path.at(-1)
  const isEntry = typeof last === 'number'
  const isSocial = isSocialLink(problem.path)
  // A social link may be the name of its network alone.
  const own = isEntry ? found : last
  const parent = readValue(document, problem.path.slice(0, -1))
  const network = isSocial ? String(readProperty(parent, 'network') ?? own) : ''
  const example = showProfileAddress(network)
  if (isEntry && example !== undefined) {
    return { ...problem, help: `Write the address of your page there, such as "${example}".` }
  }
  const [, beginning, username] = /^([a-z ]{1,20})[:/]\s*([^/]*)$/iu.exec(found) ?? []
  const suggestion =
    composeProfileAddress(network, found) ??
    composeProfileAddress(beginning, username) ??
    // An email address on GitHub.
    (isSocial && (hrefPattern.test(found) || isAccountNumber(network, found))
      ? undefined
      : suggestAddress(found, form, siteFiles)) ??
    (form.test('#a') ? suggestPath(document, found, isSocial) : undefined)
  const [, file] = documentFile.exec(found) ?? []
  if (suggestion === undefined && file !== undefined) {
    return { ...problem, help: `Put the file at public/${file}, and write "/${file}".` }
  }
  if (suggestion === undefined && problem.path.join() === 'site,url' && !/^https?:/iu.test(found)) {
    return { ...problem, help: `Write the whole address, such as "${completeAddress(found)}".` }
  }
  if (suggestion === undefined && isSocial && !isEntry && !found.includes(':')) {
    const such = example === undefined ? '' : `, such as "${example}"`
    return { ...problem, help: `Write the address of your page there${such}.` }
  }
  if (suggestion === undefined && problem.path[0] === 'footer' && isEntry && /\p{L}/u.test(found)) {
    return { ...problem, help: adviseOnFooter(document, found) }
  }
  return { ...problem, suggestion }
}

/** Whether digits alone are those of an account, as on Stack Overflow, not of a telephone. */
function isAccountNumber(network: string, found: string): boolean {
  return (
    /^\d+$/u.test(found) && !/phone|tel|fax|mobile|cell|handy|call|signal|whatsapp/iu.test(network)
  )
}

/** Says how a text in the list of links of the footer is written: as a line, or as a link. */
function adviseOnFooter(document: unknown, found: string): string {
  const text = formatValue(found)
  const footer = readProperty(document, 'footer')
  const isOnly = readItems(readProperty(footer, 'links')).length === 1
  const isAlone = isOnly && readEntries(footer).length === 1
  const hasText = readProperty(footer, 'text') !== undefined
  const line = hasText
    ? 'Add this line to "text", and delete it here.'
    : isAlone
      ? `Write this line alone: "footer": ${text}.`
      : isOnly
        ? `Write this line in place of "links", as "text": ${text}.`
        : `Write this line as "text" of the footer, beside "links": { "text": ${text}, "links": […] }.`
  if (/[.!?]$|[©\d]/u.test(found)) return line
  const link = `Write its address after it: { ${text}: "/${makeId(found, 'page') ?? 'page'}/" }.`
  // Two words are more likely a link.
  return found.trim().split(/\s+/u).length < 3 ? link : `${line} For a link, w${link.slice(1)}`
}

/** The pattern that a text does not match. */
function readPattern(issue: Issues[number]): RegExp | undefined {
  if (issue.code !== 'invalid_format') return undefined
  const [, pattern] = /^\/(.+)\/u$/u.exec(issue.pattern ?? '') ?? []
  return pattern === undefined ? undefined : new RegExp(pattern, 'u')
}

/** Other tools take an empty text for a picture that only decorates. Undefined for other values. */
function adviseOnAlt(path: Path, found: unknown, document: unknown): string | undefined {
  if (path.at(-1) !== 'alt' || typeof found !== 'string' || /\S/u.test(found)) return undefined
  const [sections, index = 0, ...rest] = path
  const isHero =
    sections === 'sections' && readValue(document, [sections, index, 'type']) === 'hero'
  return isHero && rest.length < 3
    ? 'Delete it: your name then describes the portrait. For another picture, say what it shows.'
    : 'Say in a few words what the picture shows, such as "A map with green dots": each picture here has such a text.'
}

/** Says where several languages of a site belong. Undefined for other values. */
function adviseOnLanguages(path: Path, found: unknown): string | undefined {
  if (path.join() !== 'site,language' || !Array.isArray(found)) return undefined
  const [first] = readItems(found)
  const language = typeof first === 'string' ? suggestLanguage(first) : undefined
  return `Write the language of this site alone, such as "${language ?? 'en'}". "translations" names the sites in other languages.`
}

/** The name of the theme that is meant by "Paper", "themes/paper.json" or "Light". */
export function suggestTheme(found: string): string | undefined {
  const [, name = ''] = /^(?:.*\/)?([a-z]{1,20})(?:\.json)?$/u.exec(found.toLowerCase()) ?? []
  return namedThemes.has(name) ? name : findClosest(name, namedThemes.keys())
}

/** Says where a picture belongs that is named as an animation, and how other animations are saved. */
function adviseOnPicture(found: string): string | undefined {
  const [, other] = /(?<![\w-])([\w-]+)\.(?:lottie|riv|aep|fla|swf)$/iu.exec(found) ?? []
  if (other !== undefined) {
    return `Export it as Lottie JSON, and write "animations/${other}.json".`
  }
  const [, name, extension] = /(?<![\w-])([\w-]+)\.(gif|png|jpe?g|webp|avif)$/iu.exec(found) ?? []
  if (name === undefined || extension === undefined) return undefined
  const kind = extension.toLowerCase()
  const picture = `{ "src": "media/${name}.${kind}", "alt": "What it shows" }`
  return kind === 'gif'
    ? `A gif is a picture: show it in a section { "type": "gif-strip", "images": [${picture}] }.`
    : `Write "picture": ${picture} in place of "animation".`
}

/** The anchor of a section, also by the records that it shows, or the path of a page, for a name alone: "contact", "imprint". */
function suggestPath(document: unknown, name: string, isSocial: boolean): string | undefined {
  if (!/^[a-z0-9][a-z0-9_-]{2,}$/u.test(name)) return undefined
  // A section without an id has that of its type.
  const sections = readItems(readProperty(document, 'sections'))
  const ids = sections.map((one) => readProperty(one, 'id') ?? readProperty(one, 'type'))
  if (ids.includes(name)) return `#${name}`
  const showing = sections.findIndex((one) => {
    const records: readonly string[] = findTraits(readProperty(one, 'type')).records ?? []
    return records.includes(name)
  })
  if (showing !== -1) return `#${String(ids[showing])}`
  const projects = readItems(readValue(document, ['profile', 'projects']))
  const project = projects.find((one) => {
    const title = readProperty(one, 'name')
    return (
      (readProperty(one, 'id') ?? makeId(typeof title === 'string' ? title : '', 'id')) === name
    )
  })
  if (project !== undefined) {
    if (readProperty(project, 'story') !== undefined) return `/${writeProjectPath(name)}`
    // The card of a project is in a section of the type "projects".
    const isShown = sections.some((one) => readProperty(one, 'type') === 'projects')
    if (isShown) return `#${writeProjectAnchor(name)}`
  }
  // A name alone in a social link is more likely that of a user.
  return isSocial ? undefined : `/${name}/`
}
