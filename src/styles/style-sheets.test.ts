import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import {
  parse,
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Document,
} from 'postcss'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, root: parse(readFileSync(join(source, name), 'utf8')) }))

test('screen readers do not read what style sheets draw', () => {
  const drawn = listValues(/^content$/u, (declaration) => !isForPrint(declaration))
  expect(drawn).not.toEqual([])
  expect(drawn.filter((one) => !/: (?:''|none)$|\/ ''$/u.test(one))).toEqual([])
})

test('Firefox draws all stripes: without "in srgb", it draws none of a mixed colour', () => {
  const stripes = listValues(/^background/u, ({ value }) => value.includes('repeating-'))
  expect(stripes).not.toEqual([])
  expect(stripes.filter((one) => !one.includes('in srgb,'))).toEqual([])
})

/** Lists values of a property in all style sheets, each after the name of its file. */
function listValues(property: RegExp, isWanted: (declaration: Declaration) => boolean): string[] {
  const found: string[] = []
  for (const { name, root } of sheets) {
    root.walkDecls(property, (declaration) => {
      if (isWanted(declaration)) found.push(`${name}: ${declaration.value}`)
    })
  }
  return found
}

function isForPrint(node: ChildNode | Container | Document): boolean {
  if (isAtRule(node) && node.name === 'media' && node.params.startsWith('print')) return true
  return node.parent !== undefined && isForPrint(node.parent)
}

function isAtRule(node: { readonly type: string }): node is AtRule {
  return node.type === 'atrule'
}
