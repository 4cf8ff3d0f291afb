import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { findConflicts } from '#story/find-conflicts.ts'

/**
 * What CSS does not know, outside of its comments, texts and addresses: comments that begin with "//", and
 * the line between the two sides of a merge conflict.
 */
const foreign =
  /\/\*(?:[^]*?\*\/|[^]*)|"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?|url\(\s*(?!["'\s])[^)\n]*|(?<comment>(?<!:)\/\/[^\r\n]*)|^(?<mark>={7}(?=\r?$))/gimu

/** Finds merge conflicts and comments that begin with "//": what follows cannot be read for certain. */
export function findForeignCss(text: string): TextProblem[] {
  const conflicts = findConflicts(text)
  if (conflicts.length > 0) {
    return conflicts.map((conflict) => ({ ...conflict, code: 'style/syntax' }))
  }
  return [...text.matchAll(foreign)].flatMap(({ 0: written, index: start, groups }) => {
    if (groups?.['comment'] === undefined && groups?.['mark'] === undefined) return []
    const [message, help] = groups['comment'] === undefined ? leftMark : explainComment(written)
    return [{ code: 'style/syntax' as const, start, end: start + written.length, message, help }]
  })
}

const leftMark = [
  'This line is left of a merge conflict.',
  'Delete it, and make sure that only one of the two versions is here.',
] as const

function explainComment(written: string) {
  const words = written.replace(/^\/+/u, '').trim()
  const isShort = words !== '' && words.length <= 60 && !words.includes('*/')
  return [
    'CSS has no comments that begin with "//", only "/* */".',
    isShort ? `Write "/* ${words} */".` : 'Write the comment between "/*" and "*/".',
  ] as const
}
