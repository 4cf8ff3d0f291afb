import { portfolio, type ParsedPortfolio } from '#content/portfolio.ts'
import { chooseProfile } from '#content/shown-records.ts'
import { indexLines } from '#json/index-lines.ts'
import { findRange, readJson } from '#json/read-json.ts'
import { itemsOf, propertyOf } from '#json/untyped-value.ts'
import { findMeantType, sectionTypes, traitsOf } from '#sections/section.ts'
import { formatCount } from '#terminal/format-count.ts'
import { toOneLine } from '#terminal/to-one-line.ts'
import { completeDocument } from '#validate/shape/complete-document.ts'

const types: readonly unknown[] = sectionTypes

/**
 * Lists the sections of a content file: the line of each, whether it is on the page and in the
 * navigation, and why not. `errors` is the number of errors in the content: until they are corrected,
 * no section is on the page. Returns undefined if the file has no list of sections.
 */
export function listSections(file: string, text: string, errors: number): string | undefined {
  const { document: written, root } = readJson(text)
  const document = completeDocument(written)
  const positionOf = indexLines(text)
  const sections = propertyOf(document, 'sections')
  if (!Array.isArray(sections)) return undefined
  const parsed = portfolio.safeParse(document).data
  const parts = itemsOf(sections).map((section, index) => {
    const { line } = positionOf(findRange(root, ['sections', index], 'value').start)
    const [type, id] = [propertyOf(section, 'type'), propertyOf(section, 'id')]
    return [
      `${index + 1}. ${typeof type === 'string' ? toOneLine(type) : 'no type'} (${file}:${line})`,
      `   On the page: ${describePresence(type, errors)}`,
      `   Its anchor: ${typeof id === 'string' ? `#${toOneLine(id)}` : 'none, because it has no "id".'}`,
      `   In the navigation: ${describeLink(section, index, errors)}`,
      ...explainSection(parsed, index).map((sentence) => `   ${toOneLine(sentence)}`),
    ].join('\n')
  })
  return `${parts.join('\n\n')}\n`
}

function explainSection(parsed: ParsedPortfolio | undefined, index: number): readonly string[] {
  const section = parsed?.sections[index]
  if (!section) return []
  const shown = parsed.profile ? chooseProfile(section, parsed.profile) : {}
  return traitsOf(section.type).explain?.(section, shown) ?? []
}

function describePresence(type: unknown, errors: number): string {
  if (typeof type !== 'string') return 'no, because it has no "type".'
  if (!types.includes(type)) {
    const meant = findMeantType(type)
    const advice = meant === undefined ? '' : ` Did you mean "${meant}"?`
    return `no, because "${toOneLine(type)}" is not a type of section.${advice}`
  }
  return errors === 0
    ? 'yes.'
    : `no, until you correct ${formatCount(errors, 'error')} in the content.`
}

/** The rules are those of `listNavigationLinks` in src/site; a test compares the two. */
function describeLink(section: unknown, index: number, errors: number): string {
  if (!types.includes(propertyOf(section, 'type'))) return 'no, because it is not on the page.'
  if (propertyOf(section, 'navLabel') === undefined) return 'no, because it has no "navLabel".'
  const [id, label] = [propertyOf(section, 'id'), propertyOf(section, 'navLabel')]
  const target = index === 0 ? 'the top of the page' : `#${toOneLine(String(id))}`
  return `yes, ${errors === 0 ? 'as' : 'once the errors are corrected:'} "${toOneLine(String(label))}", which leads to ${target}.`
}
