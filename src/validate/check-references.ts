import type { OwnPage } from '#content/own-page.ts'
import { claimOn } from '#fields/add-ids.ts'
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
    ...checkHeadings(sections),
    ...checkNavLabels(sections),
    ...checkOpenings(sections),
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
    const claim = claimOn(entry)
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

/** Screen readers list the sections of a page by their headings. */
function checkHeadings(sections: readonly unknown[]): RawProblem[] {
  const seen = new Set<string>()
  return sections.flatMap((section, index): RawProblem[] => {
    const heading = readProperty(section, 'heading')
    if (typeof heading !== 'string') return []
    if (!seen.has(heading)) {
      seen.add(heading)
      return []
    }
    const message = 'Another section has the same heading.'
    const help = 'Give each section a heading of its own: screen readers list sections by them.'
    return [{ path: ['sections', index, 'heading'], code: 'content/same-heading', message, help }]
  })
}

/** Two links of the navigation with one text lead to different sections. */
function checkNavLabels(sections: readonly unknown[]): RawProblem[] {
  const labels = sections.map((section) => readProperty(section, 'navLabel'))
  return labels.flatMap((label, index): RawProblem[] =>
    typeof label !== 'string' || labels.indexOf(label) === index
      ? []
      : [
          {
            path: ['sections', index, 'navLabel'],
            code: 'content/same-heading',
            message: `Another section is called "${label}" in the navigation, too.`,
            help: 'Give each link of the navigation a text of its own.',
          },
        ],
  )
}

/** A section that fills the first screen has no heading to tell it from another of its type. */
function checkOpenings(sections: readonly unknown[]): RawProblem[] {
  const types = sections.map((section) => readProperty(section, 'type'))
  return types.flatMap((type, index): RawProblem[] => {
    if (findTraits(type).opensPage === undefined || types.indexOf(type) === index) return []
    const message = `Another section of the type "${String(type)}" opens the page.`
    const help = 'Keep one of them: both would have the same name in the navigation.'
    return [{ path: ['sections', index, 'type'], code: 'content/same-heading', message, help }]
  })
}

/** The page has ids of its own, and one for the card of each project. */
function checkReservedId(section: unknown, path: Path, cardIds: readonly unknown[]): RawProblem[] {
  const id = readProperty(section, 'id')
  if (
    !reservedIds.some((reserved) => reserved === id) &&
    (id === undefined || !cardIds.includes(id))
  )
    return []
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
