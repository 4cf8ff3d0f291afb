import { expect, test } from 'vitest'

import { options, writeContent } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

const github = '"GitHub": "ada"'
const linkedIn = '"LinkedIn": "https://linkedin.com/in/ada/"'

function listProblems(socialLinks: string, profiles: string) {
  const rest = `"socialLinks": ${socialLinks}, "profile": { "profiles": ${profiles} }`
  const { problems } = validatePortfolio(writeContent({ rest }), options)
  return problems.map(({ code, pointer, message, help }) => ({ code, pointer, message, help }))
}

test('links of the profile that social links take the place of are one warning', () => {
  expect(listProblems('{ "CV": "/cv.pdf" }', `{ ${github}, ${linkedIn} }`)).toEqual([
    {
      code: 'profile/not-shown',
      pointer: '/profile/profiles/GitHub',
      message:
        '"socialLinks" takes the place of "profiles", so "GitHub" and "LinkedIn" are not shown.',
      help: 'Write them in "socialLinks", too, or delete them.',
    },
  ])
  expect(listProblems(`{ ${github} }`, `[{ ${github} }, { ${linkedIn} }]`)).toMatchObject([
    {
      pointer: '/profile/profiles/1',
      help: 'Write it in "socialLinks", too, or delete it.',
    },
  ])
})

test.each([
  ['the same links', `{ ${github}, "LinkedIn": "ada" }`, `{ ${github}, ${linkedIn} }`],
  ['none by choice', '[]', `{ ${github} }`],
  ['none in the profile', `{ ${github} }`, '[]'],
])('social links may have %s', (_, socialLinks, profiles) => {
  expect(listProblems(socialLinks, profiles)).toEqual([])
})
