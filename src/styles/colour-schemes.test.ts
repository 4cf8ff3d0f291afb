import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

test('only the tokens ask for the scheme of the system, because a visitor may have chosen the other', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  )
  expect(sheets.length).toBeGreaterThan(10)
  expect(
    sheets.filter((name) =>
      readFileSync(join(source, name), 'utf8').includes('prefers-color-scheme'),
    ),
  ).toEqual(['styles/tokens.css'])
})
