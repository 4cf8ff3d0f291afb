import { itemsOf, propertyOf } from '#json/untyped-value.ts'

/** A longer text would hide the sentence. */
const longestText = 120

/**
 * Says how texts in a list, or the parts of a place, are written as one text; undefined for others.
 * `isLong` says that it may have several paragraphs.
 */
export function adviseOnText(found: unknown, isLong: boolean): string | undefined {
  const texts = itemsOf(found).filter((part) => typeof part === 'string')
  if (texts.length > 0 && texts.length === itemsOf(found).length) {
    const [first = ''] = texts
    if (/^[a-z]+:|^\//iu.test(first)) return `Write one of them, as ${JSON.stringify(first)}.`
    const json = JSON.stringify(texts.join(isLong ? '\n\n' : ' '))
    const between = isLong ? String.raw`, with \n\n between its paragraphs` : ''
    return `Write one text in quotes${between}${json.length > longestText ? '' : `: ${json}`}.`
  }
  const [city, ...others] = ['city', 'region', 'country'].map((name) => propertyOf(found, name))
  if (typeof city !== 'string') return undefined
  return `Write ${JSON.stringify([city, ...others].filter((part) => typeof part === 'string').join(', '))}.`
}
