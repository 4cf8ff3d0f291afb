import { expect, test } from 'vitest'

import { writeContent, writeContact, hero, options } from '#fixtures/small-content.ts'

import { validatePortfolio } from '#validate/validate-portfolio.ts'

const writeSite = (language: string) =>
  `{ "title": "Ada", "description": "Words.", "url": "https://ada.dev/", "language": "${language}" }`

/** The problems of a page in a language: code, pointer and message. */
function listProblems(language: string, rest?: string) {
  const text = writeContent({
    site: writeSite(language),
    sections: `${hero}, ${writeContact('"https://ada.dev"')}`,
    preloader: '{ "letters": ["A"], "skipHint": "Hoppa" }',
    ...(rest === undefined ? {} : { rest }),
  })
  const { problems } = validatePortfolio(text, options)
  return problems.map(({ code, severity, pointer, message }) => [code, severity, pointer, message])
}

test.each(['en', 'en-GB'])('a page in %s has no such warning', (language) => {
  expect(listProblems(language)).toEqual([])
})

test.each(['sv', 'enm', 'pt-BR'])(
  'a page in %s with English labels has one warning',
  (language) => {
    expect(listProblems(language)).toEqual([
      [
        'site/english-labels',
        'warning',
        '/site/language',
        expect.stringMatching(
          new RegExp(
            `^The page is in "${language}", and \\d+ labels are still English: "[^"]+", "[^"]+", "[^"]+", "[^"]+" and \\d+ more\\.$`,
            'u',
          ),
        ),
      ],
    ])
  },
)

test.each([
  ['br', 'Breton', 'If you mean Brazilian Portuguese, write "pt-BR". '],
  ['kr', 'Kanuri', 'If you mean Korean, write "ko". '],
  ['se', 'Northern Sami', 'If you mean Swedish, write "sv". '],
])('the code of a country that is a language, too, is named: %s', (language, name, help) => {
  const { problems } = validatePortfolio(writeContent({ site: writeSite(language) }), options)
  expect(problems.map((problem) => [problem.message, problem.help])).toEqual([
    [
      expect.stringContaining(`"${language}", which is ${name}, and`),
      expect.stringContaining(help),
    ],
  ])
})

test('what to do is said in whole sentences', () => {
  const { problems } = validatePortfolio(writeContent({ site: writeSite('sv') }), options)
  expect(problems[0]?.help).toContain('Write the path of another content file before "--labels".')
})

test('it waits until there is no error', () => {
  expect(listProblems('sv', '"theme": 5').map(([code]) => code)).toEqual(['content/wrong-type'])
})
