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
  const language = lang ?? undefined
  if (language !== undefined && !codeLanguages.has(language)) {
    // Short names that differ in their first letter have nothing in common.
    const near = [...codeLanguages].filter(
      (name) => language.length > 3 || name.startsWith(language.charAt(0).toLowerCase()),
    )
    const closest = findClosest(language, near)
    report(reading, node, {
      code: 'story/language',
      message: `${formatExcerpt(language)} is not a language that can be coloured, so this code has no colours.`,
      help: closest
        ? `Did you mean "${closest}"? Write "text" for code without colours.`
        : 'Write "text" for code without colours, or the name of a similar language.',
    })
  }
  if (node.meta) {
    report(reading, node, {
      code: 'story/language',
      message: `What is behind the language, ${formatExcerpt(node.meta)}, is not on the page.`,
      help: 'Delete it. A title is a line of text before the code.',
    })
  }
  return language === undefined ? { code: [value] } : { code: [value], language }
}
