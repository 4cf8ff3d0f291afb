import type { ListItem, Paragraph, Text } from 'mdast'

import { fileSigns, type FileSign } from './file-signs.ts'
import { readRange, report, readSource, type Reading } from './text-problem.ts'

/** The names of GitHub, then those of Obsidian. */
const alerts =
  'note|tip|important|warning|caution|abstract|summary|tldr|info|todo|hint|success|check|done|question|help|faq|attention|failure|fail|missing|danger|error|bug|example|quote|cite'

/** Markdown that GitHub knows and CommonMark does not: its signs would be on the page. */
const githubSigns = [
  {
    pattern: /(?<!\\)\[\^[^\]\s]+\]/gu,
    message: 'A footnote is not supported.',
    help: 'Write the note in parentheses, or "\\[" for a plain "[".',
  },
  {
    pattern: new RegExp(String.raw`(?<!\\)\[!(?:${alerts})\][+-]?`, 'giu'),
    message: 'An alert is not supported.',
    help: 'Delete this, and begin the paragraph with a **strong** word.',
  },
  {
    pattern: /(?<![\w:\\]):[a-z][a-z0-9_+-]*:(?![\w:])/gu,
    message: 'The name of an emoji is not supported.',
    help: 'Write the emoji itself, or "\\:" for a plain ":".',
  },
  {
    pattern: /(?<![~\\])~~(?=[^\s~])[^~]+~~(?!~)/gu,
    message: 'Text cannot be crossed out.',
    help: 'Delete it, or write "\\~" for a plain "~".',
  },
  {
    pattern: /(?<![$\\])\$\$(?!\$)[^$]+\$\$(?!\$)/gu,
    message: 'A formula is not supported.',
    help: 'Write it between backticks as code, or "\\$" for a plain "$".',
  },
  {
    // Prices have no such signs.
    pattern: /(?<![$\\\w])\$(?=[^\s$\d])[^$\n]{0,200}[\^_=\\{}][^$\n]{0,200}(?<!\s)\$(?![$\d])/gu,
    message: 'A formula is not supported.',
    help: 'Write it between backticks as code, or "\\$" for a plain "$".',
  },
  {
    pattern: /(?<![=\\\w])==(?=[^\s=])[^=\n]+(?<!\s)==(?![=\w])/gu,
    message: 'Text cannot be marked.',
    help: 'Write **strong** text, or "\\=" for a plain "=".',
  },
  {
    pattern: /(?<=^|\n)\[\[?_?toc_?\]\]?(?=\n|$)/giu,
    message: 'A table of contents is not supported.',
    help: 'Delete it.',
  },
]

/** Reports footnotes, alerts, names of emoji, crossed out text, formulas, and more in a file. */
export function reportGithubSigns(node: Text, reading: Reading): void {
  const source = readSource(node, reading)
  const isOfFile = reading.kind === 'story' || reading.kind === 'cell'
  const signs: readonly FileSign[] = isOfFile ? [...githubSigns, ...fileSigns] : githubSigns
  const first = readRange(node).start
  const isLineStart = reading.kind === 'story' && !/\S/u.test(reading.source.charAt(first - 1))
  for (const { pattern, message, help, isLine } of signs) {
    for (const { 0: sign, index } of source.matchAll(pattern)) {
      // Text may begin behind code or a link.
      if (isLine && index === 0 && !isLineStart) continue
      const start = first + index
      reading.problems.push({
        code: 'text/not-supported',
        start,
        end: start + sign.length,
        message,
        help,
      })
    }
  }
}

/** Reports the box of a task. */
export function reportTask(item: ListItem, reading: Reading): void {
  const [paragraph] = item.children
  const start = readRange(paragraph ?? item).start
  if (!/^\[[ x]\]\s/iu.test(reading.source.slice(start, start + 4))) return
  reading.problems.push({
    code: 'text/not-supported',
    start,
    end: start + 3,
    message: 'A list of tasks is not supported.',
    help: 'Delete the box, or write "✓" in its place.',
  })
}

/** Reports lines that were meant as a table, but are none. */
export function reportBrokenTable(node: Paragraph, reading: Reading): void {
  const source = readSource(node, reading)
  const dashes = /^ *\|? *:?-+:? *\|[ :|-]*$/mu
  const areRows = /^(?:\|[^\n]*\|[ \t\r]*(?:\n[ \t]*|$)){2,}$/u.test(source)
  if (!areRows && !dashes.test(source)) return
  report(reading, node, {
    code: 'text/not-supported',
    message: 'These lines are no table.',
    help: 'A table begins after a blank line: a row of headings, a row of "---" with as many cells, then the others. Write "\\|" for a "|" within a cell.',
  })
}
