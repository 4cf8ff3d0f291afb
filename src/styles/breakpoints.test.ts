import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

test('style sheets use the breakpoints of tokens.css only', () => {
  const tokens = readFileSync(join(source, 'styles/tokens.css'), 'utf8')
  const [comment = ''] = /Breakpoints of the viewport[^]*?\*\//u.exec(tokens) ?? []
  const [viewport = '', container = ''] = comment.split('Breakpoints of a container')
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(source, name), 'utf8'))
    .join('\n')
  expect({
    media: listWidths(sheets, 'media'),
    container: listWidths(sheets, 'container'),
  }).toEqual({
    media: listLengths(viewport),
    container: listLengths(container),
  })
})

/** Lists the widths in the conditions of a rule, each once. */
function listWidths(css: string, rule: 'media' | 'container'): string[] {
  const conditions = [...css.matchAll(new RegExp(`@${rule}\\b[^{]*width[^{]*`, 'gu'))]
  return [...new Set(conditions.flatMap(([condition]) => listLengths(condition)))].toSorted()
}

function listLengths(text: string): string[] {
  return text.match(/[\d.]+(?:rem|em|px)\b/gu) ?? []
}
