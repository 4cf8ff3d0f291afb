/** A line of Markdown without its end, and its offset. */
type Line = {
  readonly line: string
  readonly start: number
  /** Whether it is in a block of code between fences, or begins one. */
  readonly isCode: boolean
}

/** Lists the lines of a Markdown file. */
export function listLines(text: string): Line[] {
  let fence: string | undefined
  return [...text.matchAll(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/gu)].map(({ 0: written, index }) => {
    const line = written.replace(/[\r\n]+$/u, '')
    const [, mark] = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/u.exec(line) ?? []
    if (fence === undefined) fence = mark
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined
    return { line, start: index, isCode: fence !== undefined }
  })
}
