/**
 * Removes a cascade layer from the style sheet in a document, with all that is in it. The sheet is
 * minified, so each layer is one block.
 */
export function dropLayer(html: string, layer: string): string {
  const from = html.indexOf(`@layer ${layer}{`)
  if (from < 0) return html
  const marks = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/gu
  marks.lastIndex = from
  let depth = 0
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    if (mark[0] === '{') depth += 1
    if (mark[0] === '}') depth -= 1
    if (mark[0] === '}' && depth === 0) return html.slice(0, from) + html.slice(marks.lastIndex)
  }
  throw new Error(`The layer ${layer} has no end.`)
}
