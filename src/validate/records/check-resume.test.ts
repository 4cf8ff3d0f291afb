import { expect, test } from 'vitest'

import { options } from '#fixtures/small-content.ts'

import { validatePortfolio } from '#validate/validate-portfolio.ts'

test('a JSON Resume is one problem, with the command that makes a site of it', () => {
  const resume = '{ "basics": { "name": "Ada" }, "work": [{ "name": "A" }], "meta": {} }'
  const { portfolio, problems } = validatePortfolio(resume, options)
  expect(portfolio).toBeUndefined()
  expect(problems.map(({ pointer, help }) => [pointer, help])).toEqual([
    [
      '/basics',
      'Run "npm run new -- ../my-site --from resume.json" with the name of this file: it writes a site of it.',
    ],
  ])
})

test.each(['"site": {}', '"schemaVersion": 2', '"profile": {}'])('but not beside %s', (field) => {
  const { problems } = validatePortfolio(`{ "basics": {}, ${field} }`, options)
  expect(problems.map(({ help }) => help).join(' ')).not.toContain('npm run new')
  expect(problems.length).toBeGreaterThan(1)
})
