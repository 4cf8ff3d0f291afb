/** A line and a column of a text, both from 1. */
type Position = { readonly line: number; readonly column: number }

/** Finds where the lines of a text begin: the result gives the position of an offset. */
export function indexLines(text: string): (offset: number) => Position {
  const starts = [0]
  for (const { index } of text.matchAll(/\n/gu)) starts.push(index + 1)
  return (offset) => {
    let [first, last] = [0, starts.length - 1]
    while (first < last) {
      const middle = Math.ceil((first + last) / 2)
      if ((starts[middle] ?? 0) <= offset) first = middle
      else last = middle - 1
    }
    return { line: first + 1, column: offset - (starts[first] ?? 0) + 1 }
  }
}
