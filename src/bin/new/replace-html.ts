import { isObject, readEntries } from '#json/untyped-value.ts'

/** Fields whose texts may have **strong** words and links. */
const marked: ReadonlySet<string> = new Set(['summary', 'description', 'highlights'])

/** The most characters: no field may have as many, and the time for some grows with their square. */
const maxSize = 20_000

/** The signs of Markdown for what a tag does to words. */
const signs: ReadonlyMap<string, string> = new Map([
  ['b', '**'],
  ['strong', '**'],
  ['em', '*'],
  ['i', '*'],
  ['code', '`'],
])

/** Words between a tag and its end. Spaces at both ends are no part of what Markdown marks. */
const tagged = /<(b|strong|em|i|code)(?:\s[^<>]*)?>(\s*)([^<>]*?\S)(\s*)<\/\1\s*>/giu
const linked =
  /<a\s[^<>]*?href\s*=\s*["']?((?:https?|mailto):[^\s"'<>()]+)["']?[^<>]*>(\s*)([^<>[\]]*?\S)(\s*)<\/a\s*>/giu
const item = /<li(?:\s[^<>]*)?>\s*/giu
const gap = /\s*(?:<\/?(?:br|p|div|ul|li)(?:\s[^<>]*)?\/?>\s*)+/giu

/**
 * Writes as Markdown what the texts of a résumé have as HTML, which other tools show. A text without
 * Markdown keeps its words alone. Other HTML stays, and `npm run validate` reports it.
 */
export function replaceHtml(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return replaceIn(value, field)
  if (Array.isArray(value)) return value.map((each) => replaceHtml(each, field))
  if (!isObject(value)) return value
  return Object.fromEntries(
    readEntries(value).map(([name, each]) => [name, replaceHtml(each, name)]),
  )
}

function replaceIn(text: string, field: string): string {
  if (text.length > maxSize || !/<[a-z/]/iu.test(text)) return text
  const words = markWords(text, marked.has(field))
  return field === 'summary'
    ? words
        .replace(item, '<li>- ')
        .replace(gap, '\n\n')
        .replace(/\n\n(?=- )/gu, '\n')
        .trim()
    : words.replace(gap, ' ').trim()
}

/** From the inside out: words may be in several tags. */
function markWords(text: string, isMarked: boolean): string {
  const next = text.replace(
    tagged,
    (_, tag: string, before: string, words: string, after: string) => {
      const sign = isMarked ? (signs.get(tag.toLowerCase()) ?? '') : ''
      return `${before}${sign}${words}${sign}${after}`
    },
  )
  const all = isMarked ? next.replace(linked, '$2[$3]($1)$4') : next
  return all === text ? text : markWords(all, isMarked)
}
