import { describe, expect, test } from 'vitest'

import { writeContent, options } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

describe('a theme', () => {
  test('reports the pair, its contrast and what to change', () => {
    const { problems } = validatePortfolio(
      writeContent({ rest: '"theme": { "accent": { "light": "#949494" } }' }),
      options,
    )
    expect(problems).toMatchObject([
      {
        place: 'Theme, accent, light',
        found: 'text "#949494"',
        message:
          'In the light scheme, accent on ground has a contrast of 2.73 to 1, and WCAG AA asks for 4.5 to 1.',
        help: 'Choose a colour for "accent" that is darker.',
        suggestion: '#6f6f6f',
      },
    ])
  })

  test.each([
    ['an accent', '{ "accent": { "dark": "#7c3aed" } }'],
    ['an ink', '{ "ink": { "light": "#888" } }'],
    ['an ink for both schemes', '{ "ink": "#777777" }'],
    ['a ground', '{ "ground": { "light": "#888888" } }'],
    ['a ground for both schemes', '{ "ground": "#777777" }'],
    [
      'a ground on which no ink passes',
      '{ "scheme": "dark", "ground": "#7c3aed", "ink": "white", "accent": "yellow" }',
    ],
    [
      'a ground on which neither ink nor accent passes',
      '{ "scheme": "dark", "ground": { "dark": "#ff0000" }, "ink": { "dark": "#ffffff" }, "accent": { "dark": "#ffe600" } }',
    ],
    ['an ink of the other scheme', '{ "scheme": "dark", "ground": "#222", "ink": "#333" }'],
  ])('passes after the suggestions are followed: %s', (_, theme) => {
    const { problems } = validatePortfolio(writeContent({ rest: `"theme": ${theme}` }), options)
    expect(problems.length).toBeGreaterThan(0)
    const corrected = problems.reduce(
      (text, { found = '', suggestion = '' }) =>
        text.replace(found.replace('text ', ''), `"${suggestion}"`),
      theme,
    )
    expect(
      validatePortfolio(writeContent({ rest: `"theme": ${corrected}` }), options).problems,
    ).toEqual([])
  })

  test('warns about a ground of the other scheme', () => {
    const theme = '{ "scheme": "dark", "ground": "#fff", "ink": "#000" }'
    const { problems } = validatePortfolio(writeContent({ rest: `"theme": ${theme}` }), options)
    expect(problems.map(({ place, message, help }) => [place, message, help])).toEqual([
      [
        'Theme, ground',
        'The ground of the dark scheme is lighter than its text.',
        'If the page should be light for everyone, write "scheme": "light". Otherwise choose a dark ground.',
      ],
    ])
  })

  test.each([
    ['for a scheme that no visitor gets', '{ "scheme": "dark", "accent": { "light": "#ffffff" } }'],
    ['that is empty', '{}'],
    ['with one accent that no scheme can use as it is', '{ "accent": "#808080" }'],
  ])('has no problem %s', (_, theme) => {
    expect(
      validatePortfolio(writeContent({ rest: `"theme": ${theme}` }), options).problems,
    ).toEqual([])
  })
})
