import type { OwnPage } from '#content/own-page.ts'
import { findClaim } from '#fields/add-ids.ts'
import { reservedIds } from '#fields/identifier.ts'
import type { Publication } from '#fields/links/site-host.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, readItems, readProperty } from '#json/untyped-value.ts'
import { splitWords } from '#problems/describe-path.ts'
import type { RawProblem } from '#problems/problem.ts'
import { writeProjectAnchor } from '#profile/project-anchor.ts'
import { showsMail } from '#profile/published-profile.ts'
import { findTraits } from '#sections/section.ts'

import { checkRecords } from './records/check-records.ts'
import type { SiteFiles } from './links/check-site-file.ts'
import { checkSiteLink, listLinkTargets, type LinkTargets } from './links/check-site-link.ts'
import { listRichTexts } from './texts/check-rich-texts.ts'
import { listTexts, type TextAt } from './texts/list-texts.ts'

/**
 * Finds what no schema can: ids that are taken, names of sections that do not exist, and what the
 * type of each section checks. It reads raw data, so that it reports beside problems of shape. Without
 * `files`, links to files of the site are not checked.
 */
export function checkReferences(
  document: unknown,
  files?: SiteFiles,
  publication?: Publication,
  ownPages?: readonly OwnPage[],
): RawProblem[] {
  const sections = readItems(readProperty(document, 'sections'))
  const sectionIds = sections.map((section) => readProperty(section, 'id'))
  const profile = readProperty(document, 'profile')
  const mail = readProperty(profile, 'email')
  const isMailPublished = sections.some((one) => showsMail(one, mail))
  const cardIds = readItems(readProperty(profile, 'projects'))
    .map((project) => readProperty(project, 'id'))
    .map((id) => (typeof id === 'string' ? writeProjectAnchor(id) : undefined))
  return [
    ...checkIds(document),
    ...checkClaims(sections, ['sections']),
    ...readEntries(profile).flatMap(([list, records]) =>
      checkClaims(readItems(records), ['profile', list]),
    ),
    ...checkSameNames(sections),
    ...checkLinks(document, listLinkTargets(document, files, ownPages)),
    ...sections.flatMap((section, index) => {
      const path = ['sections', index]
      const { check } = findTraits(readProperty(section, 'type'))
      return [
        ...checkReservedId(section, path, cardIds),
        ...checkRecords(section, path, profile, isMailPublished),
        ...(check?.(section, { path, sectionIds, profile, publication }) ?? []),
      ]
    }),
  ]
}

function checkIds(value: unknown, path: Path = []): RawProblem[] {
  if (!Array.isArray(value)) {
    return readEntries(value).flatMap(([key, inner]) => checkIds(inner, [...path, key]))
  }
  const seen = new Map<string, number>()
  return value.flatMap((entry: unknown, index): RawProblem[] => {
    const id = readProperty(entry, 'id')
    const first = typeof id === 'string' ? seen.get(id) : undefined
    if (typeof id === 'string' && first === undefined) seen.set(id, index)
    const inner = checkIds(entry, [...path, index])
    if (first === undefined) return inner
    const list = path.at(-1)
    const noun = typeof list === 'string' ? splitWords(list) : 'entries here'
    const entries = noun.endsWith('s') || noun === 'entries here' ? noun : `records of "${noun}"`
    const message = `Two ${entries} have the id "${id}": number ${first + 1} and number ${index + 1}.`
    const help = 'Give each an id of its own.'
    return [{ path: [...path, index, 'id'], code: 'content/duplicate-id', message, help }, ...inner]
  })
}

/**
 * Reports an id that another entry, written without one, would have from its text: links and "show" with
 * that id find this entry.
 */
function checkClaims(entries: readonly unknown[], path: Path): RawProblem[] {
  return entries.flatMap((entry, index): RawProblem[] => {
    const claim = findClaim(entry)
    if (!claim) return []
    return [
      {
        path: [...path, index, 'id'],
        code: 'content/duplicate-id',
        message: `The ${claim.noun} ${formatValue(claim.text)} has this id from its "${claim.field}".`,
        help: 'Write another id here, or write an "id" there.',
      },
    ]
  })
}

/**
 * Reports sections that visitors cannot tell apart: by their headings, as screen readers list them, by their
 * links in the navigation, or because both of one type fill the first screen, which has no heading.
 */
function checkSameNames(sections: readonly unknown[]): RawProblem[] {
  return [
    ...findRepeated(sections, 'heading').map(({ path }) => ({
      path,
      message: 'Another section has the same heading.',
      help: 'Give each section a heading of its own: screen readers list sections by them.',
    })),
    ...findRepeated(sections, 'navLabel').map(({ path, text }) => ({
      path,
      message: `Another section is called "${text}" in the navigation, too.`,
      help: 'Give each link of the navigation a text of its own.',
    })),
    ...findRepeated(sections, 'type')
      .filter(({ text: type }) => findTraits(type).opensPage)
      .map(({ path, text: type }) => ({
        path,
        message: `Another section of the type "${type}" opens the page.`,
        help: 'Keep one of them: both would have the same name in the navigation.',
      })),
  ].map((problem) => ({ ...problem, code: 'content/same-heading' }))
}

/** The sections whose field has a text that the same field of a section before them has. */
function findRepeated(sections: readonly unknown[], field: string) {
  const texts = sections.map((section) => readProperty(section, field))
  return texts.flatMap((text, index) =>
    typeof text === 'string' && texts.indexOf(text) < index
      ? [{ path: ['sections', index, field], text }]
      : [],
  )
}

/** The page has ids of its own, and one for the card of each project. */
function checkReservedId(section: unknown, path: Path, cardIds: readonly unknown[]): RawProblem[] {
  const id = readProperty(section, 'id')
  if (typeof id !== 'string' || ![...reservedIds, ...cardIds].includes(id)) return []
  const message = `The page itself has a part with the id "${id}".`
  const help = 'Give the section another id.'
  return [{ path: [...path, 'id'], code: 'content/reserved-id', message, help }]
}

/** Checks links within the site, in fields and in rich texts. */
function checkLinks(document: unknown, targets: LinkTargets): RawProblem[] {
  return [
    ...listTexts(document)
      .filter(isLink)
      .flatMap(({ path, text }) => checkSiteLink(text, targets, path)),
    ...listRichTexts(document).flatMap(({ path, parsed }) =>
      parsed.links.flatMap(({ address }) => checkSiteLink(address, targets, path)),
    ),
  ]
}

function isLink({ field, path: [part, ...rest], text }: TextAt): boolean {
  // The address of the site itself, and that of its counter of visits, are whole.
  if (field === 'url') return part !== 'site'
  // Beside a link that cannot be read, those of the footer are still named by their texts.
  const isNamed = part === 'footer' && rest.length > 0 && field !== 'text' && field !== 'label'
  return isNamed && /^[/#]/u.test(text)
}
