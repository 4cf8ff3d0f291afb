import { describe, expect, test } from 'vitest'

import { writeContent, options } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

const writeWithProfile = (fields: string, site = '{ "url": "https://ada.dev/" }') =>
  writeContent({ site, rest: `"profile": { ${fields} }` })

function readSite(text: string) {
  const { portfolio, problems } = validatePortfolio(text, options)
  return { site: portfolio?.site, problems: problems.map(({ message, help }) => [message, help]) }
}

const long = 'I build maps that work without a network, for hikers and for those who rescue them. '

describe('the profile says what the site leaves out', () => {
  test.each([
    ['"name": "Ada", "label": "Developer", "summary": "Maps."', 'Ada, Developer', 'Maps.'],
    ['"name": "Ada", "summary": "**Maps**, and [more](#home)."', 'Ada', 'Maps, and more.'],
    [`"name": "Ada", "summary": "${long}${long}"`, 'Ada', long.trim()],
    [`"name": "Ada", "summary": "${'word '.repeat(60)}"`, 'Ada', `${'word '.repeat(31).trim()}…`],
  ])('%s', (fields, title, description) => {
    expect(readSite(writeWithProfile(fields))).toMatchObject({
      site: { title, description },
      problems: [],
    })
  })

  test.each([
    ['whole sentences', '地図を作る。'.repeat(40), '地図を作る。'.repeat(26)],
    [
      'no sentence that ends right after the limit',
      `ようこそ。${'地図を作る。'.repeat(40)}`,
      `ようこそ。${'地図を作る。'.repeat(25)}`,
    ],
    ['whole signs', '🗾'.repeat(100), `${'🗾'.repeat(79)}…`],
    ['whole emoji of several parts', '👩‍👩‍👧'.repeat(30), `${'👩‍👩‍👧'.repeat(19)}…`],
    ['whole flags', '🇯🇵'.repeat(50), `${'🇯🇵'.repeat(39)}…`],
    ['letters with their marks', 'x\u0301'.repeat(100), `${'x\u0301'.repeat(79)}…`],
    [
      'a part of a long sentence',
      `私は 地図${'を作る'.repeat(80)}`,
      `私は 地図${'を作る'.repeat(51)}を…`,
    ],
  ])('text without spaces has %s', (_, summary, description) => {
    const fields = `"name": "山田", "label": "開発者", "summary": "${summary}"`
    const site = '{ "language": "ja", "url": "https://ada.dev/" }'
    expect(readSite(writeWithProfile(fields, site)).site).toMatchObject({
      title: '山田、開発者',
      description,
    })
  })

  test('but what it says itself stays', () => {
    const site = '{ "title": "Maps", "description": "Of mine.", "url": "https://ada.dev/" }'
    const { site: found } = readSite(writeWithProfile('"name": "Ada", "summary": "I map."', site))
    expect(found).toMatchObject({ title: 'Maps', description: 'Of mine.' })
  })

  test('without these, the help has a pattern', () => {
    expect(readSite(writeWithProfile('"label": "Developer"')).problems).toEqual([
      [
        'The field "title" is missing here, and the profile has no "name".',
        'Add "title": "Your name, what you do", or "name" to the profile.',
      ],
      [
        'The field "description" is missing here, and the profile has no "summary".',
        'Add "description": "One or two sentences about you.", or "summary" to the profile.',
      ],
    ])
  })
})
