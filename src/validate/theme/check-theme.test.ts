import { describe, expect, test } from 'vitest'

import { content, options } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

describe('a theme', () => {
  test('reports the pair, its contrast and what to change', () => {
    const { problems } = validatePortfolio(
      content({ rest: '"theme": { "accent": { "light": "#949494" } }' }),
      options,
    )
    expect(problems).toMatchObject([
      {
        place: 'Theme, accent, light',
        found: 'text "#949494"',
        message:
          'In the light scheme, accent on ground has a contrast of 2.73 to 1, and WCAG AA asks for 4.5 to 1.',
        help: 'Choose a colour for "accent" that is darker.',
      },
    ])
  })

  test.each([
    ['for a scheme that no visitor gets', '{ "scheme": "dark", "accent": { "light": "#ffffff" } }'],
    ['that is empty', '{}'],
  ])('has no problem %s', (_, theme) => {
    expect(validatePortfolio(content({ rest: `"theme": ${theme}` }), options).problems).toEqual([])
  })
})
