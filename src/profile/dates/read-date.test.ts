import { expect, test } from 'vitest'

import { writeContent, options } from '#fixtures/small-content.ts'
import { readProperty, readValue } from '#json/untyped-value.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

function readWritten(date: string) {
  const award = `{ "title": "A", "date": ${JSON.stringify(date)} }`
  const { portfolio, problems } = validatePortfolio(
    writeContent({ rest: `"profile": { "awards": [${award}] }` }),
    options,
  )
  const error = problems.find(({ severity }) => severity === 'error')
  return error?.code ?? readProperty(readValue(portfolio, ['profile', 'awards', 0]), 'date')
}

test.each([
  ['2024-3', '2024-03'],
  ['2024/03', '2024-03'],
  ['2024-3-5', '2024-03-05'],
  ['03/2024', '2024-03'],
  ['3/2024', '2024-03'],
  ['03.2024', '2024-03'],
  ['12.05.2024', '2024-05-12'],
  ['2.5.2024', '2024-05-02'],
  ['2021-03-01T00:00:00Z', '2021-03-01'],
  ['2021-03-01T09:30:00.000+02:00', '2021-03-01'],
  ['March 2024', '2024-03'],
  ['march, 2024', '2024-03'],
  ['Mar. 2024', '2024-03'],
  ['Sept 2024', '2024-09'],
  ['may 2024', '2024-05'],
  ['12 March 2024', '2024-03-12'],
  ['12th Mar 2024', '2024-03-12'],
  ['March 1, 2024', '2024-03-01'],
])('%s is read as %s', (written, date) => {
  expect(readWritten(written)).toBe(date)
})

test.each([
  '03/04/2024',
  '12.13.2024',
  '2021-03-01T',
  '13/2024',
  '2024-13',
  'Ma 2024',
  'März 2024',
  '3 March 4 2024',
  '03/24',
  'March',
])('%s is refused', (written) => {
  expect(readWritten(written)).toBe('content/wrong-format')
})

test('no calendar has 31 Feb 2024', () => {
  expect(readWritten('31 Feb 2024')).toBe('profile/no-such-day')
})
