import { expect, test } from 'vitest'

import { options, writeContent } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

test.each([
  ['"duration": 2', '2 is too small here. Write 2000: it is in milliseconds.'],
  ['"duration": 2.5', /belongs here. Write 2500: it is in milliseconds.$/u],
  ['"steps": [700, 1]', '1 is too small here. Write 1000: it is in milliseconds.'],
  ['"duration": "1.5s"', /belongs here. Write 1500: it is in milliseconds.$/u],
  ['"duration": "2"', /belongs here. Write 2000: it is in milliseconds.$/u],
  ['"duration": "2500"', /belongs here. Write 2500: it is in milliseconds.$/u],
  ['"duration": "800 ms"', /belongs here. Write 800: it is in milliseconds.$/u],
  ['"fadeDelay": 1', '1 is too small here. Write 1000: it is in milliseconds.'],
])('a time of the preloader in seconds is written in milliseconds: %s', (field, said) => {
  const { problems } = validatePortfolio(writeContent({ preloader: `{ ${field} }` }), options)
  const [sentence, ...others] = problems.map(({ message, help }) => `${message} ${help}`)
  expect(others).toEqual([])
  expect(sentence).toMatch(said)
})
