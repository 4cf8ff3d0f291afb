import { readFileSync } from 'node:fs'

import { parse } from 'postcss'
import { expect, test } from 'vitest'

import { checkTokens, tokens } from './check-tokens.ts'

const check = (css: string) =>
  checkTokens(parse(css), () => new Set([...tokens.keys(), '--tag-size', '--height']))

test('the tokens are those that the documentation promises', () => {
  const [, table = ''] = readFileSync('docs/style.md', 'utf8').split('## Tokens')
  const promised = [...table.matchAll(/^\|[^|]+\|/gmu)].flatMap(([cell]) =>
    [...cell.matchAll(/--[a-z][\w-]*/gu)].map(String),
  )
  expect([...tokens.keys()].toSorted()).toEqual(promised.toSorted())
})

test.each([
  ['--gutter: 0', '0px'],
  ['--page: 1200', '1200px'],
  ['--measure: 70', '70ch'],
  ['--space-4: 10 px', '10px'],
  ['--radius: 8', '8px'],
  ['--accent: gren', 'green'],
])('a token cannot be what browsers leave out: %s', (declaration, meant) => {
  const [name, value] = declaration.split(': ')
  expect(check(`:root { ${declaration} }`)).toMatchObject([
    {
      code: 'style/unknown',
      message: `The token "${name}" cannot be "${value}": browsers leave out what uses it.`,
      help: `Write "${name}: ${meant}".`,
      suggestion: meant,
    },
  ])
})

test.each([
  ['--family-dispaly: Atlas, serif', '--family-display'],
  ['--acent: red', '--accent'],
  ['--space-8: 9rem', '--space-2'],
])('a misspelled token is reported: %s', (declaration, meant) => {
  expect(check(`:root { ${declaration} }`)).toMatchObject([
    {
      message: expect.stringMatching(/^Nothing uses .+: this changes nothing\.$/u),
      suggestion: meant,
    },
  ])
})

test.each([
  ':root { --acent: red } h2 { color: var(--acent) }',
  ':root { --brand: red; --tag-size: 4rem; --height: 2px }',
  ':root { --gutter: 0px; --page: min(80rem, 90vw); --measure: calc(2 * var(--gutter)); --bar: 4rem }',
  ':root { --font-body: 400 1rem / 1.4 var(--family-text); --family-mono: "A B", monospace; --radius: 0 }',
  ':root { --quick: 200ms ease; --line: color-mix(in oklab, red 50%, var(--ink)); --accent: oklch(50% 0.1 20) }',
  ':root { --lines: on } @container style(--lines: on) { h2 { color: red } }',
  '@property --acent { syntax: "<color>"; inherits: true; initial-value: red } :root { --acent: red }',
])('%s has no problem', (css) => {
  expect(check(css)).toEqual([])
})
