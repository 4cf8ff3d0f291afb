import type { Path } from '#json/path.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'

/** A longer text would hide the sentence. */
const longestText = 120

/**
 * Says how texts in a list, or the parts of a place, are written as one text; undefined for others.
 * `isLong` says that it may have several paragraphs.
 */
export function adviseOnText(path: Path, found: unknown, isLong: boolean): string | undefined {
  const texts = readItems(found).filter((part) => typeof part === 'string')
  if (texts.length > 0 && texts.length === readItems(found).length) {
    const [first = ''] = texts
    if (/^[a-z]+:|^\//iu.test(first)) return `Write one of them, as ${JSON.stringify(first)}.`
    const json = JSON.stringify(texts.join(isLong ? '\n\n' : separate(path, texts)))
    const between = isLong ? String.raw`, with \n\n between its paragraphs` : ''
    return `Write one text in quotes${between}${json.length > longestText ? '' : `: ${json}`}.`
  }
  const [city, ...others] = ['city', 'region', 'country'].map((name) => readProperty(found, name))
  if (typeof city !== 'string') return undefined
  return `Write ${JSON.stringify([city, ...others].filter((part) => typeof part === 'string').join(', '))}.`
}

const titleFields = new Set<unknown>(['jobTitle', 'label', 'position'])

/** Several job titles have a sign between them. Parts of one, such as "Web" and "developer", have none. */
function separate(path: Path, texts: readonly string[]): string {
  const areSmall = new Set(texts.map((text) => /^\s*\p{Ll}/u.test(text)))
  return titleFields.has(path.at(-1)) && areSmall.size === 1 ? ' · ' : ' '
}
