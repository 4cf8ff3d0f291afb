import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse } from 'postcss'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

test('Firefox draws all stripes: without "in srgb", it draws none of a mixed colour', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  const stripes = sheets.flatMap((name) => {
    const found: string[] = []
    parse(readFileSync(join(source, name), 'utf8')).walkDecls(/^background/u, ({ value }) => {
      if (value.includes('repeating-')) found.push(`${name}: ${value}`)
    })
    return found
  })
  expect(stripes).not.toEqual([])
  expect(stripes.filter((stripe) => !stripe.includes('in srgb,'))).toEqual([])
})
