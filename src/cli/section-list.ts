import { printable } from '#content/printable.ts'
import { readSource } from '#content/source-map.ts'
import { closest } from '#fields/closest.ts'
import { itemsOf, propertyOf } from '#fields/raw.ts'
import { section as model } from '#sections/schemas.ts'

const types = model.options.flatMap((option): string[] => option.shape.type.options)

/**
 * Says of each section of a content file where it stands, whether it is on the page and in the
 * navigation, and why not. With so many errors in the file, none is on the page yet. Undefined where
 * the file has no list of sections.
 */
export function sectionList(file: string, text: string, errors: number): string | undefined {
  const source = readSource(text)
  const sections = propertyOf(source.value, 'sections')
  if (!Array.isArray(sections)) return undefined
  const told = itemsOf(sections).map((section, index) => {
    const { start } = source.spanOf({ path: ['sections', index], mark: 'value' })
    const { line } = source.placeOf(start)
    const [type, id] = [propertyOf(section, 'type'), propertyOf(section, 'id')]
    return [
      `${index + 1}. ${typeof type === 'string' ? oneLine(type) : 'no type'} (${file}:${line})`,
      `   On the page: ${pageWords(type, errors)}`,
      `   Its anchor: ${typeof id === 'string' ? `#${oneLine(id)}` : 'none, since it has no "id".'}`,
      `   In the navigation: ${navigationWords(section, index, errors)}`,
    ].join('\n')
  })
  return `${told.join('\n\n')}\n`
}

/** Words of the content, which may hold line breaks and controls. */
function oneLine(words: string): string {
  return printable(words.replaceAll(/\s+/gu, ' '))
}

function isKnown(type: unknown): boolean {
  return types.some((known) => known === type)
}

function pageWords(type: unknown, errors: number): string {
  if (typeof type !== 'string') return 'no, since it has no "type".'
  if (isKnown(type)) {
    if (errors === 0) return 'yes.'
    return errors === 1
      ? 'no, until the error in the file is mended.'
      : `no, until the ${errors} errors in the file are mended.`
  }
  const meant = closest(type, types)
  return `no, since there are no sections of the type "${oneLine(type)}".${meant ? ` Did you mean "${meant}"?` : ''}`
}

/** As src/site/navigation-links.ts has it, which a test holds this to. */
function navigationWords(section: unknown, index: number, errors: number): string {
  if (!isKnown(propertyOf(section, 'type'))) return 'no, since it is not on the page.'
  const lacking = ['id', 'navLabel'].filter((name) => propertyOf(section, name) === undefined)
  if (lacking.length > 0) {
    return `no, since it has no ${lacking.map((name) => `"${name}"`).join(' and no ')}.`
  }
  const [id, label] = [propertyOf(section, 'id'), propertyOf(section, 'navLabel')]
  const target = index === 0 ? 'the top of the page' : `#${oneLine(String(id))}`
  return `${errors === 0 ? 'yes' : 'then'}, as "${oneLine(String(label))}", which leads to ${target}.`
}
