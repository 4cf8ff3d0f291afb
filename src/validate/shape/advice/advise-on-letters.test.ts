import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { options, writeContent } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

const noFile = 'The preloader draws letters, not a file: write'
const own = 'for those of your name, or your letters, such as "ADA".'
const none =
  'For no preloader, write "preloader": false. For the letters of your name, delete "letters".'

test.each([
  ['"media/logo.svg"', `${noFile} true ${own}`],
  ['"media/my-long-and-descriptive-logo.SVG"', `${noFile} true ${own}`],
  ['{ "letters": "logo.png" }', `${noFile} "preloader": true ${own}`],
  ['{ "letters": "none" }', none],
  ['{ "letters": false }', none],
])('letters that are a file or a switch are none: %s', (preloader, help) => {
  expect(listHelps(writeContent({ preloader }))).toEqual([help])
})

test('a preloader of no time is none', () => {
  const { problems } = validatePortfolio(writeContent({ preloader: '{ "duration": 0 }' }), options)
  expect(problems.map(({ message, help }) => `${message} ${help}`)).toEqual([
    '0 is too small here. For no preloader, write "preloader": false.',
  ])
})
