import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse, type AtRule, type ChildNode, type Container, type Document } from 'postcss'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

test('screen readers do not read what style sheets draw', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  const read = sheets.flatMap((name) => {
    const found: string[] = []
    parse(readFileSync(join(source, name), 'utf8')).walkDecls('content', (declaration) => {
      const { value } = declaration
      if (isForPrint(declaration) || /^(?:''|none)$|\/ ''$/u.test(value)) return
      found.push(`${name}: ${value}`)
    })
    return found
  })
  expect(read).toEqual([])
})

function isForPrint(node: ChildNode | Container | Document): boolean {
  if (isAtRule(node) && node.name === 'media' && node.params.startsWith('print')) return true
  return node.parent !== undefined && isForPrint(node.parent)
}

function isAtRule(node: { readonly type: string }): node is AtRule {
  return node.type === 'atrule'
}
