/** A text, a comment or a bracket. */
const part = /"(?:[^"\\\n]|\\.)*"?|\/\/[^\n]*|[{}[\]]/gu

/**
 * Finds the closing brackets that are too many in the rest of a text, by their offsets. `closers` end
 * what is open there, the outermost first. Undefined if the other brackets do not match.
 */
export function findSurplus(
  text: string,
  start: number,
  closers: readonly string[],
): ReadonlySet<number> | undefined {
  const open = [...closers]
  const surplus = new Set<number>()
  for (const { 0: sign, index } of text.slice(start).matchAll(part)) {
    if (sign === '{') open.push('}')
    else if (sign === '[') open.push(']')
    else if (sign === open.at(-1)) open.pop()
    else if (sign === '}' || sign === ']') {
      if (open.length === 0) return undefined
      surplus.add(start + index)
    }
  }
  return open.length === 0 ? surplus : undefined
}
