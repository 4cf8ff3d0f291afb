import { describe, expect, test } from 'vitest'

import { readPart } from '#fixtures/read-part.ts'
import { options, writeContent } from '#fixtures/small-content.ts'
import { readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

const validateFooter = (written: string) =>
  validatePortfolio(writeContent({ rest: `"footer": ${written}` }), options)

describe('a footer may be its links alone', () => {
  test('and a link may lead to a telephone number', () => {
    const { portfolio } = validateFooter(
      '{ "links": { "Call": "+48 123 456 789", "Home": "+49 (0)30 - 1234567" } }',
    )
    const links = readItems(readValue(portfolio, ['footer', 'links']))
    expect(links.map((one) => readProperty(one, 'url'))).toEqual([
      'tel:+48123456789',
      'tel:+49301234567',
    ])
  })

  test('with an email address', () => {
    const { portfolio } = validateFooter('[{ "label": "Write", "url": "mara@mara.dev" }]')
    expect(readValue(portfolio, ['footer', 'links'])).toEqual([
      { id: 'write', label: 'Write', url: 'mailto:mara@mara.dev' },
    ])
  })

  test.each([
    ['{ "Code": "https://mara.dev" }', ['Code']],
    ['[{ "Code": "https://mara.dev" }]', ['Code']],
    ['{ "links": ["https://github.com/mara", "/media-kit/"] }', ['GitHub', 'Media kit']],
    [`["/${'a'.repeat(70)}/"]`, [`A${'a'.repeat(59)}`]],
  ])('as %s', (written, labels) => {
    const { portfolio } = validatePortfolio(writeContent({ rest: `"footer": ${written}` }), {
      ...options,
      siteFiles: new Set(['media-kit/index.html', `${'a'.repeat(70)}/index.html`]),
    })
    const links = readItems(readValue(portfolio, ['footer', 'links']))
    expect(links.map((one) => readProperty(one, 'label'))).toEqual(labels)
  })

  test.each([
    ['{ "Gone": "/gone.pdf" }', '/footer/Gone'],
    ['[{ "Gone": "/gone.pdf" }]', '/footer/0/Gone'],
    ['{ "Imprint": "imprint" }', '/footer/Imprint'],
    ['[{ "Imprint": "imprint" }]', '/footer/0/Imprint'],
    ['{ "Text": "https://mara.dev" }', '/footer/Text'],
  ])('and the problem of %s is at its name', (written, pointer) => {
    expect(validateFooter(written).problems.map((problem) => problem.pointer)).toEqual([pointer])
  })

  test('and their problems are at the links', () => {
    const { problems } = validateFooter('[{ "lable": "Gone", "url": "/gone.pdf" }]')
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/footer/0/lable', '/footer/0/url'])
  })
})

describe('a short form stands for a longer one', () => {
  test('a line of text, for a footer', () => {
    const { part, errors } = readPart(
      writeContent({ rest: '"footer": "Made in **Oslo**."' }),
      'footer',
    )
    const whole = readPart(
      writeContent({ rest: '"footer": { "text": "Made in **Oslo**." }' }),
      'footer',
    )
    expect(part).toEqual(whole.part)
    expect(part).toMatchObject({ socialLinks: true })
    expect(errors).toEqual([])
  })

  test('links after their texts, for a list of them', () => {
    const { part, errors } = readPart(
      writeContent({ rest: '"footer": { "links": { "Code": "https://a.dev" } }' }),
    )
    const whole = '"footer": { "links": [{ "label": "Code", "url": "https://a.dev" }] }'
    expect(errors).toEqual([])
    expect(part).toBeDefined()
    expect(part).toEqual(readPart(writeContent({ rest: whole })).part)
  })
})
