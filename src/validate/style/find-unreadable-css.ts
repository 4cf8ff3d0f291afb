import type { TextProblem } from '#fields/rich-text/text-problem.ts'

/** In characters. The page has the sheet in its document. */
const longestSheet = 200_000

/** Parsers call themselves for each bracket in another one. */
const deepest = 100

/** Finds what a parser of style sheets, or a page with the sheet in its document, cannot take. */
export function findUnreadableCss(text: string): TextProblem | undefined {
  if (text.length > longestSheet) {
    const message = `This style sheet has ${Math.ceil(text.length / 1000)} kB, and the page takes at most ${longestSheet / 1000} kB.`
    return describe(0, 1, message, 'Delete rules, and put pictures and fonts into "public".')
  }
  const lost = text.indexOf('\uFFFD')
  if (lost !== -1) {
    const message = 'There is a character here that is not text in UTF-8.'
    return describe(
      lost,
      lost + 1,
      message,
      'Save the file as UTF-8, or write the character again.',
    )
  }
  const end = text.search(/<\/style/iu)
  if (end !== -1) {
    const message = '"</style" would end the styles of the page here.'
    return describe(end, end + 7, message, String.raw`Delete it, or write "<\/style" in a text.`)
  }
  let depth = 0
  for (const { 0: sign, index } of text.matchAll(/[([{)\]}]/gu)) {
    depth += '([{'.includes(sign) ? 1 : -1
    if (depth > deepest) {
      const message = `More than ${deepest} brackets are open here.`
      return describe(index, index + 1, message, 'Close some of them, or delete the rule.')
    }
  }
  return undefined
}

function describe(start: number, end: number, message: string, help: string): TextProblem {
  return { code: 'style/syntax', start, end, message, help }
}
