import { isObject, readEntries } from '#json/untyped-value.ts'
import { findSynonym } from '#problems/field-synonyms.ts'

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
  /<a\s[^<>]*?href\s*=\s*["']?((?:https?|mailto):[^\s"'<>]+)["']?[^<>]*>(\s*)([^<>[\]]*?\S)(\s*)<\/a\s*>/giu
/** An end where words of the same kind follow: "****" between them would be no Markdown. */
const seam = /<\/(b|strong|em|i|code)\s*>( *)<\1(?:\s[^<>]*)?>/giu
/** An end after a sign such as ":", where a word follows: without a space it would be no Markdown. */
const tightEnd =
  /([^\s\p{L}\p{N}<>](?:<\/(?:b|strong|em|i)\s*>)+)(?=(?:<(?:b|strong|em|i)(?:\s[^<>]*)?>)*[\p{L}\p{N}])/giu
/** Each paragraph and each item of a text. */
const block = /(?<=^(?:- )?|\n\n|\n- )(?!- )\S[^]*?(?=\s*(?:\n\n|\n- |$))/gu
/** Editors write a paragraph into each item. */
const item = /<li(?:\s[^<>]*)?>\s*(?:<p(?:\s[^<>]*)?>\s*)?/giu
const gap = /\s*(?:<\/?(?:br|p|div|[ou]l|li)(?:\s[^<>]*)?\/?>\s*)+/giu

/**
 * Writes as Markdown what the texts of a résumé have as HTML, which other tools show. A text without
 * Markdown keeps its words alone. Other HTML stays, and `npm run validate` reports it.
 */
export function replaceHtml(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return replaceIn(value, field)
  if (Array.isArray(value)) return value.map((each) => replaceHtml(each, field))
  if (!isObject(value)) return value
  return Object.fromEntries(
    readEntries(value).map(([name, each]) => {
      const meant = marked.has(name) ? name : findSynonym(name, marked, each)
      return [name, replaceHtml(each, meant)]
    }),
  )
}

function replaceIn(text: string, field: string): string {
  if (text.length > maxSize || !/<[a-z/]/iu.test(text)) return text
  // Before the tags around words: these may hold a break.
  const lines =
    field === 'summary'
      ? text
          .replace(item, '<li>- ')
          .replace(gap, '\n\n')
          .replace(/\n\n(?=- )/gu, '\n')
      : text.replace(gap, ' ')
  const isMarked = marked.has(field)
  const joined = lines.replace(seam, '$2')
  return markWords(isMarked ? joined.replace(tightEnd, '$1 ') : joined, isMarked).trim()
}

/** From the inside out: words may be in several tags. */
function markWords(text: string, isMarked: boolean): string {
  const next = text.replace(
    tagged,
    (_, tag: string, before: string, words: string, after: string) => {
      const sign = isMarked ? (signs.get(tag.toLowerCase()) ?? '') : ''
      return `${before}${words.replaceAll(block, `${sign}$&${sign}`)}${after}`
    },
  )
  const all = isMarked ? next.replace(linked, writeLink) : next
  return all === text ? text : markWords(all, isMarked)
}

/** A bracket in an address would end it. */
function writeLink(_: string, url: string, before: string, words: string, after: string): string {
  const address = url.replaceAll('(', '%28').replaceAll(')', '%29')
  return `${before}[${words}](${address})${after}`
}
