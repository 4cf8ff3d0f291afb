import type { Code } from 'mdast'

import { formatExcerpt } from '#fields/rich-text/format-excerpt.ts'
import { readSource, report, type Reading } from '#fields/rich-text/text-problem.ts'
import { findClosest } from '#problems/find-closest.ts'

import { codeLanguages } from './code-languages.ts'
import type { StoryBlock } from './story-block.ts'

/** Reads a block of code. Reports one that has no end, or a language that cannot be coloured. */
export function readCode(node: Code, reading: Reading): StoryBlock {
  const { value, lang } = node
  const fence = /^(`{3,}|~{3,})/u.exec(readSource(node, reading))?.[1] ?? ''
  if (!readSource(node, reading).trimEnd().split('\n').slice(1).at(-1)?.includes(fence)) {
    report(reading, node, {
      code: 'story/code',
      message: 'This block of code has no end.',
      help: `Write ${formatExcerpt(fence)} on the line after the code.`,
    })
  }
  const language = lang?.toLowerCase()
  const problem = language === undefined ? undefined : describeLanguage(lang ?? '', language)
  if (problem) report(reading, node, { code: 'story/language', ...problem })
  // Other tools write both as one, which is one problem.
  else if (node.meta) {
    report(reading, node, {
      code: 'story/language',
      message: `What is behind the language, ${formatExcerpt(node.meta)}, is not on the page.`,
      help: 'Delete it. A title is a line of text before the code.',
    })
  }
  // A file with the line ends of Windows is the same page.
  const code = [value.replaceAll(/\r\n?/gu, '\n')]
  return language === undefined ? { code } : { code, language }
}

const noColours = 'Write "text" for code without colours'

function describeLanguage(written: string, language: string) {
  if (codeLanguages.has(language)) return undefined
  const message = `${formatExcerpt(written)} is not a language that can be coloured, so this code has no colours.`
  // Other tools write more there: "{.python .numbers}", "ts:app.ts", "rust,no_run", "js{1,3}".
  const [, name] = /^[^a-z]*([a-z][\w+#]*)[^\w+#]/u.exec(`${language} `) ?? []
  if (name !== undefined && name !== language && codeLanguages.has(name)) {
    return { message, help: `Write "${name}" alone.` }
  }
  // Short names that differ in a letter have nothing in common.
  const near = [...codeLanguages].filter(
    (other) =>
      language.length > 3 ||
      (other.length !== language.length && language.startsWith(other.charAt(0))),
  )
  const closest = findClosest(language, near)
  const help = closest
    ? `Did you mean "${closest}"? ${noColours}.`
    : `${noColours}, or the name of a similar language.`
  return { message, help }
}
