import { describe, expect, test } from 'vitest'

import { listHelps, writeTheme } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each([
  ['{ "dark": true }', 'Write "scheme": "dark", or delete it.'],
  ['{ "darkMode": false }', 'Write "scheme": "light", or delete it.'],
  [
    '{ "colors": { "background": "#fff", "primary": "Navy" } }',
    'Write its colours directly in "theme", such as "accent": "#7c3aed".',
  ],
])('the theme %s is told what it means', (theme, help) => {
  expect(listHelps(writeTheme(theme))).toEqual([help])
})

describe('what other tools write beside "theme" is written in it', () => {
  test.each([
    [{ rest: '"darkMode": true' }, 'Write "scheme": "dark" in "theme", or delete it.'],
    [
      { site: '{ "title": "A", "description": "B.", "darkMode": false }' },
      'Write "scheme": "light" in "theme", or delete it.',
    ],
  ])('%j', (parts, help) => {
    expect(listHelps(writeContent(parts))).toEqual([help])
  })
})

test.each([
  '"accent": "#0f766e", "accentDark": "#5eead4"',
  '"ground_light": "#ffffff"',
  '"dark": { "accent": "#b794ff", "background": "black" }',
  '"colors": { "dark": { "accent": "#b794ff" } }',
  '"dark": null',
])('the colours of a scheme belong after those of the theme: %s', (written) => {
  const colours = '"accent": { "dark": "#ff6b3d", "light": "#b83a06" }'
  expect(listHelps(writeTheme(`{ ${written} }`))).toEqual([
    `Write each colour with its schemes, as ${colours}.`,
  ])
  expect(listHelps(writeTheme(`{ ${colours} }`))).toEqual([])
})

describe('a theme by its name', () => {
  test('is there once', () => {
    expect(listHelps(writeTheme('{ "name": "paper", "extends": "phosphor" }'))).toHaveLength(1)
  })

  test.each(['"scheme": "dark"', '"accent": "#7c3aed"'])('is an object with %s', (field) => {
    expect(listHelps(writeContent({ rest: `"theme": "paper", ${field}` }))).toEqual([
      'Write it in "theme", which is then an object { }, such as { "name": "paper", "scheme": "dark" }.',
    ])
  })

  test('that there is not leads to the fields', () => {
    expect(listHelps(writeTheme('{ "preset": "nord" }'))).toEqual([
      'Delete it, and write the colours and fonts of the theme here, such as "accent": "#7c3aed".',
    ])
  })
})

test.each([
  [{ paper: { accent: '#7c3aed' } }, 'Write "name": "paper", and the other fields beside it.'],
  [{ paper: true }, 'Write "name": "paper", and the other fields beside it.'],
])('a theme is shown as it is written: %j', (theme, help) => {
  expect(listHelps(writeTheme(JSON.stringify(theme)))).toEqual([help])
})
