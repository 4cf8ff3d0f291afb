import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import type { Range } from '#json/syntax/syntax-errors.ts'
import { formatExcerpt } from '#fields/rich-text/format-excerpt.ts'
import { canonicalizeTag } from '#fields/texts/canonicalize-tag.ts'
import { nameInEnglish } from '#fields/texts/name-in-english.ts'
import { findClosest } from '#problems/find-closest.ts'

/** The settings of a page, with the most characters of each. */
export const maxLengths = { title: 80, description: 300, navigation: 40, language: 35 } as const

type Setting = keyof typeof maxLengths

type FrontMatter = {
  readonly values: Readonly<Partial<Record<Setting, string>>>
  readonly problems: readonly TextProblem[]
  /** The text with spaces in place of the settings, so that every position stays. */
  readonly body: string
}

/** Reads the settings between two lines of "---" at the start of a page: `name: value` on each line. */
export function readFrontMatter(source: string): FrontMatter {
  const opening = /^\s*---[ \t]*(?:\r\n?|\n)/u.exec(source)
  if (!opening) return { values: {}, problems: [], body: source }
  const start = opening[0].length
  const rest = source.slice(start)
  const closing = /^---[ \t]*$/mu.exec(rest)
  if (!closing) {
    const dashes = source.indexOf('-')
    const problem = describe(
      { start: dashes, end: dashes + 3 },
      'The settings at the start of the page have no end.',
      'Write "---" on the line after them, or delete the first line.',
    )
    const [begun = ''] = /^(?:[\w-]+[ \t]*:[^\r\n]*(?:\r\n?|\n|$))*/u.exec(rest) ?? []
    return { values: {}, problems: [problem], body: blank(source, start + begun.length) }
  }
  const end = start + closing.index + closing[0].length
  return { ...readSettings(rest.slice(0, closing.index), start), body: blank(source, end) }
}

/** Reads the lines of the settings. `offset` is where they begin in the page. */
function readSettings(text: string, offset: number): Omit<FrontMatter, 'body'> {
  const problems: TextProblem[] = []
  const values: Partial<Record<Setting, string>> = {}
  let refused: TextProblem | undefined
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/gu)) {
    if (/^\s*(?:#|$)/u.test(line)) continue
    const range = { start: offset + index, end: offset + index + line.length }
    // The rest of a value that other tools write on several lines.
    if (refused && /^(?:[ \t]|-[ \t])/u.test(line)) {
      refused = { ...refused, end: range.end }
      problems.splice(-1, 1, refused)
      continue
    }
    const read = readSetting(line, values)
    refused = read.problem && describe(range, read.problem.message, read.problem.help)
    if (refused) problems.push(refused)
    if (!read.problem) values[read.name] = read.value
  }
  return { values, problems }
}

/** Settings as pages and other tools have them, at the start of a file; text between two dividers is none. */
const storySettings =
  /^---[ \t]*\r?\n(?=[\w#])(?:[\w-]+[ \t]*:(?:[ \t][^\r\n]*)?\r?\n|(?:[ \t][^\r\n]*|#[^\r\n]*|- [^\r\n]*)?\r?\n)+---[ \t]*(?![^\r\n])/u

/** Reports settings at the start of a story, and leaves them out. Other offsets stay the same. */
export function refuseFrontMatter(source: string) {
  const [written] = storySettings.exec(source) ?? []
  if (written === undefined || !/^[\w-]+[ \t]*:/mu.test(written))
    return { problems: [], body: source }
  const problem = describe(
    { start: 0, end: written.length },
    'A story has no settings: visitors would read these lines as a heading.',
    'Delete these lines. The name and the description are those of the project.',
  )
  return { problems: [problem], body: blank(source, written.length) }
}

/** The source with spaces in place of its first characters, so that every position stays. */
function blank(source: string, length: number): string {
  return source.slice(0, length).replaceAll(/[^\r\n]/gu, ' ') + source.slice(length)
}

type ReadSetting =
  | { readonly problem: { readonly message: string; readonly help: string } }
  | { readonly problem?: undefined; readonly name: Setting; readonly value: string }

function readSetting(line: string, known: FrontMatter['values']): ReadSetting {
  const [, name = '', written = ''] = /^([\w-]+)[ \t]*:(?:[ \t]+(.*))?$/u.exec(line) ?? []
  if (name === '') {
    const message = `${formatExcerpt(line.trim())} is not a setting of a page.`
    return refuse(message, 'Write each setting on one line, as "title: Uses".')
  }
  if (!isSetting(name)) {
    const meant = otherNames.get(name.toLowerCase()) ?? findClosest(name, Object.keys(maxLengths))
    const help = meant
      ? `Did you mean "${meant}"?`
      : drafts.has(name.toLowerCase())
        ? 'Delete the line. To keep the page unpublished, begin the name of its file with "_".'
        : 'Write "title", "description", "navigation" or "language", or delete the line.'
    return refuse(`There is no setting "${name}" for a page.`, help)
  }
  if (known[name] !== undefined) {
    return refuse(`The setting "${name}" is here twice.`, 'Delete one of the two lines.')
  }
  const value = written.trim().replace(/^(["'])(.*)\1$/u, '$2')
  if (!/\S/u.test(value)) {
    return refuse(`The setting "${name}" has no value.`, 'Write one, or delete the line.')
  }
  if (/^[>|][+-]?$/u.test(value)) {
    const message = `The value of "${name}" is on other lines.`
    return refuse(message, `Write it on the same line, as "${name}: Words".`)
  }
  const maxLength = maxLengths[name]
  if (value.length > maxLength) {
    const message = `The value of "${name}" has ${value.length} characters, and may have ${maxLength}.`
    return refuse(message, 'Write a shorter one.')
  }
  if (name !== 'language') return { name, value }
  const tag = readTag(value)
  return tag === undefined
    ? refuse(
        `${formatExcerpt(value)} is no tag of a language.`,
        'Write one such as "sv" or "pt-BR".',
      )
    : { name, value: tag }
}

/** The tag of a language in its usual capitals. */
function readTag(written: string): string | undefined {
  const [language] = /^[a-z]{2,3}(?=-|$)/iu.exec(written) ?? []
  if (language === undefined) return undefined
  // Not every language of three letters has a name here.
  if (language.length === 2 && nameInEnglish(language) === undefined) return undefined
  return canonicalizeTag(written)
}

/** Names that other tools give to the settings. */
const otherNames: ReadonlyMap<string, Setting> = new Map([
  ['excerpt', 'description'],
  ['lang', 'language'],
  ['locale', 'language'],
  ['menu', 'navigation'],
  ['nav', 'navigation'],
  ['navlabel', 'navigation'],
  ['summary', 'description'],
])

/** Names that other tools give to whether a page is published. */
const drafts = new Set(['draft', 'hidden', 'private', 'publish', 'published', 'unlisted'])

function refuse(message: string, help: string): ReadSetting {
  return { problem: { message, help } }
}

function isSetting(name: string): name is Setting {
  return Object.hasOwn(maxLengths, name)
}

function describe(range: Range, message: string, help: string) {
  return { code: 'page/front-matter', ...range, message, help } as const
}
