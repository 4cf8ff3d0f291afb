import { collapseSpaces } from '#fields/texts/collapse-spaces.ts'

import { parseRichText } from './parse-rich-text.ts'
import { readPlainText } from './plain-text.ts'

/** A change of a text: what replaces the characters from `offset`. */
export type Escape = { readonly offset: number; readonly length: number; readonly content: string }

/**
 * What Markdown reads in a text on one line: a backslash before each of these makes it plain. Line
 * breaks become spaces, so that no other line can begin with a sign of its own.
 */
const signs =
  /(?<lines>[ \t]*[\r\n][ \t\r\n]*)|(?<=^[ \t\r\n]*)[#>+-]|(?<=^[ \t\r\n]*\d{1,9})[.)](?=\s|$)|[`*_[\]<~]|\\(?=[!-/:-@[-`{-~])|&(?=#?\w+;)|:(?=\/\/|[a-z][\w+-]*:)|\$|=(?==)|(?<=www)\.|@/giu

/**
 * Lists the changes after which a plain text is read as it was: none if Markdown reads it so already,
 * or makes only links of its addresses.
 */
export function escapeRichText(text: string): readonly Escape[] {
  const { value, problems } = parseRichText(text)
  const isPlain = value.every((part) => typeof part === 'string' || 'link' in part)
  if (problems.length === 0 && isPlain && readPlainText(value) === collapseSpaces(text)) return []
  return [...text.matchAll(signs)].map(({ 0: sign, index, groups }) =>
    groups?.['lines'] === undefined
      ? { offset: index, length: 0, content: '\\' }
      : { offset: index, length: sign.length, content: ' ' },
  )
}
