import { findSourceMap } from 'node:module'

/**
 * Replaces the place in a line of a stack by that in its source. Node does this in the stack of an error,
 * but not in React's component stack. A line without a source map stays.
 */
export function findSourceLine(line: string): string {
  const found = /\((file:.+):(\d+):(\d+)\)$/u.exec(line)
  const [place = '', file = '', row, column] = found ?? []
  const origin = findSourceMap(file)?.findOrigin(Number(row), Number(column))
  return origin && 'fileName' in origin
    ? line.replace(place, `(${origin.fileName}:${origin.lineNumber}:${origin.columnNumber})`)
    : line
}
