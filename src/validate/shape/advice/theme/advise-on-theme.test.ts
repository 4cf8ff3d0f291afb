import { describe, expect, test } from 'vitest'

import { listHelps, listSuggestions, writeTheme } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each([
  ['{ "dark": true }', 'Write "scheme": "dark", or delete it.'],
  ['{ "darkMode": false }', 'Write "scheme": "light", or delete it.'],
  [
    '{ "colors": { "background": "#fff", "primary": "Navy" } }',
    'Write its colours directly in "theme": "accent": "#000080", "ground": "#fff".',
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
    [{ rest: '"style": "Paper"' }, 'Write "theme": "paper" in its place.'],
  ])('%j', (parts, help) => {
    expect(listHelps(writeContent(parts))).toEqual([help])
  })
})

describe('a colour of one scheme is shown in one object with that of the other', () => {
  test.each([
    [
      '{ "accent": "#0f766e", "accentDark": "#5eead4" }',
      'Write both in one object: "accent": { "dark": "#5eead4", "light": "#0f766e" }.',
    ],
    ['{ "groundDark": "#000000" }', 'Write it in "ground": { "dark": "#000000" }.'],
  ])('%s', (theme, help) => {
    expect(listHelps(writeTheme(theme))).toEqual([help])
  })

  test('an owner says which of two colours is for which scheme', () => {
    expect(listHelps(writeTheme('{ "accent": ["#0f766e", "#5eead4"] }'))).toEqual([
      expect.stringMatching(
        /^Say which is for the dark scheme: \{ "dark": "#5eead4", "light": "#0f766e" \}/u,
      ),
    ])
  })
})

describe('the colours of a scheme in an object of its own', () => {
  test.each([
    [
      '"dark": { "accent": "#b794ff", "background": "black" }, "light": { "primary": "#5b21b6" }',
      '"accent": { "dark": "#b794ff", "light": "#5b21b6" }, "ground": { "dark": "#000000" }',
      2,
    ],
    [
      '"dark": "#b794ff", "light": "#5b21b6"',
      '"accent": { "dark": "#b794ff", "light": "#5b21b6" }',
      2,
    ],
    ['"colors": { "dark": { "accent": "#b794ff" } }', '"accent": { "dark": "#b794ff" }', 1],
    ['"dark": null', '"accent": { "dark": "#ff6b3d", "light": "#b83a06" }', 1],
  ])('are shown by colour: %s', (written, colours, count) => {
    const help = `Write each colour with its schemes: ${colours}.`
    expect(listHelps(writeTheme(`{ ${written} }`))).toEqual(Array(count).fill(help))
    expect(listHelps(writeTheme(`{ ${colours} }`))).toEqual([])
  })
})

describe('a theme by its name', () => {
  test('is there once', () => {
    expect(listHelps(writeTheme('{ "name": "paper", "extends": "phosphor" }'))).toHaveLength(1)
  })

  test.each([
    ['"paper", "scheme": "dark"', '{ "name": "paper", "scheme": "dark" }'],
    ['"Paper", "dark": true', '{ "name": "paper", "scheme": "dark" }'],
    ['"dark", "corners": "soft"', '{ "scheme": "dark", "corners": "soft" }'],
    ['"tomato", "density": "airy"', '{ "accent": "tomato", "density": "airy" }'],
  ])('is in one object with what is beside it: %s', (written, whole) => {
    expect(listHelps(writeContent({ rest: `"theme": ${written}` }))).toEqual([
      `Write "theme": ${whole}.`,
    ])
    expect(listHelps(writeContent({ rest: `"theme": ${whole}` }))).toEqual([])
  })

  test('that there is not leads to the fields', () => {
    expect(listHelps(writeTheme('{ "preset": "nord" }'))).toEqual([
      'Delete it, and write the colours and fonts of the theme here, such as "accent": "#7c3aed".',
    ])
  })

  test('may be a scheme', () => {
    expect(listHelps(writeTheme('{ "name": "dark" }'))).toEqual(['Write it as "scheme".'])
  })

  test('with its scheme has no suggestion beside its help', () => {
    expect(listSuggestions(writeTheme('{ "name": "phosphor dark" }'))).toEqual([undefined])
  })
})

test.each([
  [{ paper: { accent: '#7c3aed' } }, 'Write "theme": { "name": "paper", "accent": "#7c3aed" }.'],
  [{ paper: true, scheme: 'dark' }, 'Write "theme": { "name": "paper", "scheme": "dark" }.'],
  [
    {
      paper: { fonts: { display: 'newsreader', text: 'familjen-grotesk', mono: 'martian-mono' } },
      scheme: 'dark',
    },
    'Write "name": "paper", and the other fields beside it.',
  ],
  [{ paper: false }, 'Delete it: the page has a whole theme only if "name" says which.'],
  [{ paper: 'dark' }, 'Write "theme": { "name": "paper", "scheme": "dark" }.'],
  [{ paper: '#7c3aed' }, 'Write "theme": { "name": "paper", "accent": "#7c3aed" }.'],
  [{ paper: { dark: true } }, 'Write "theme": { "name": "paper", "scheme": "dark" }.'],
  [{ paper: { toString: 1 } }, 'Write "name": "paper", and the other fields beside it.'],
  [{ paper: 'warm' }, 'Write "name": "paper", and the other fields beside it.'],
  [{ paper: { accent: 'no colour' } }, 'Write "name": "paper", and the other fields beside it.'],
  ['phosphor dark', 'Write "theme": { "name": "phosphor", "scheme": "dark" }.'],
  ['Light-Paper', 'Write "theme": { "name": "paper", "scheme": "light" }.'],
  [['phosphor', 'dark'], 'Write "theme": { "name": "phosphor", "scheme": "dark" }.'],
  [{ name: 'phosphor dark' }, 'Write "name": "phosphor", "scheme": "dark".'],
  ['default', 'Delete it: without "theme" the page has the defaults.'],
  [{ name: 'none' }, 'Delete it: without "name" the page has the defaults.'],
])('a theme is shown as it is written: %j', (theme, help) => {
  expect(listHelps(writeTheme(JSON.stringify(theme)))).toEqual([help])
})

test.each([
  [
    { paper: true, dark: true },
    [
      'Write "theme": { "name": "paper", "scheme": "dark" }.',
      'Write "scheme": "dark", or delete it.',
    ],
  ],
  [
    { paper: true, phosphor: false },
    [
      'Write "theme": { "name": "paper" }.',
      'Delete it: the page has a whole theme only if "name" says which.',
    ],
  ],
  [
    { paper: true, phosphor: true },
    Array(2).fill(
      'Decide on one theme, and delete the other: "name": "paper" or "name": "phosphor".',
    ),
  ],
  [
    { name: 'phosphor', paper: true },
    ['Decide on one theme, and delete the other: "name": "phosphor" or "name": "paper".'],
  ],
])('what is said of the fields of a theme fits together: %j', (theme, helps) => {
  expect(listHelps(writeTheme(JSON.stringify(theme)))).toEqual(helps)
})

test.each([
  [
    '"theme": { "paper": { "accent": "#111111" }, "accent": "#222222" }',
    '"accent" is "#111111" or "#222222"',
  ],
  ['"theme": { "paper": "dark", "scheme": "light" }', '"scheme" is "dark" or "light"'],
])('an owner decides between a field in a theme and beside it: %s', (rest, values) => {
  expect(listHelps(writeContent({ rest }))).toEqual([
    `Write "name": "paper", and the other fields beside it. Decide whether ${values}.`,
  ])
})
