import { linkToSection } from '#content/link-to-section.ts'
import { portfolio, type ParsedPortfolio } from '#content/portfolio.ts'
import { chooseProfile } from '#content/records/shown-records.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'
import { findMeantType, findTraits, readType } from '#sections/section.ts'
import { formatCount } from '#terminal/format-count.ts'
import { makeOneLine } from '#terminal/make-one-line.ts'

import type { ContentDocument } from './read-content-document.ts'

/**
 * Lists the sections of a content file: the line of each, whether it is on the page and in the
 * navigation, and why not. `errors` is the number of errors in the content: until they are corrected,
 * no section is on the page. Returns undefined if the file has no list of sections.
 */
export function listSections(
  { document, locate }: ContentDocument,
  errors: number,
): string | undefined {
  const sections = readProperty(document, 'sections')
  if (!Array.isArray(sections)) return undefined
  const parsed = portfolio.safeParse(document).data
  const parts = readItems(sections).map((section, index) => {
    const [type, id] = [readProperty(section, 'type'), readProperty(section, 'id')]
    return [
      `${index + 1}. ${typeof type === 'string' ? makeOneLine(type) : 'no type'} (${locate(['sections', index])})`,
      `   On the page: ${describePresence(type, errors)}`,
      `   Its anchor: ${typeof id === 'string' ? `#${makeOneLine(id)}` : 'none, because it has no "id".'}`,
      `   In the navigation: ${describeLink(section, index, errors)}`,
      ...explainSection(parsed, index).map((sentence) => `   ${makeOneLine(sentence)}`),
    ].join('\n')
  })
  return `${parts.join('\n\n')}\n`
}

function explainSection(parsed: ParsedPortfolio | undefined, index: number): readonly string[] {
  const section = parsed?.sections[index]
  if (!section) return []
  const shown = parsed.profile ? chooseProfile(section, parsed.profile) : {}
  return findTraits(section.type).explain?.(section, shown) ?? []
}

function describePresence(type: unknown, errors: number): string {
  if (typeof type !== 'string') return 'no, because it has no "type".'
  if (readType(type) === undefined) {
    const meant = findMeantType(type)
    const advice = meant === undefined ? '' : ` Did you mean "${meant}"?`
    return `no, because "${makeOneLine(type)}" is not a type of section.${advice}`
  }
  return errors === 0
    ? 'yes.'
    : `no, until you correct ${formatCount(errors, 'error')} in the content.`
}

function describeLink(section: unknown, index: number, errors: number): string {
  if (!readType(readProperty(section, 'type'))) return 'no, because it is not on the page.'
  if (readProperty(section, 'navLabel') === undefined) return 'no, because it has no "navLabel".'
  const label = readProperty(section, 'navLabel')
  const href = linkToSection(String(readProperty(section, 'id')), index)
  const target = href === '#' ? 'the top of the page' : makeOneLine(href)
  return `yes, ${errors === 0 ? 'as' : 'once the errors are corrected:'} "${makeOneLine(String(label))}", which leads to ${target}.`
}
