import { expect, test } from 'vitest'

import { createResult, formatTable } from './check-results.ts'

test('a problem in several states is one problem that names them', async () => {
  const result = createResult('links')
  expect(result.makeRow().state).toBe('not run')
  await result.time(async () => {})
  result.add('1440 px', ['Gone.', 'Broken.'])
  result.add('360 px', ['Broken.'])
  result.add('', ['Everywhere.'])
  result.count('link', 40)
  result.count('link', 1)
  expect(result.makeRow()).toEqual({
    name: 'links',
    state: 'failed',
    checked: '41 links',
    seconds: expect.any(Number),
    problems: ['Broken. (360 px; 1440 px)', 'Everywhere.', 'Gone. (1440 px)'],
  })
})

test('the table has a line for each check, and no time for one that did not run', () => {
  const row = { checked: '', problems: [], seconds: 0 }
  const table = formatTable([
    { ...row, name: 'validate', state: 'passed', checked: '1 file', seconds: 0.25 },
    { ...row, name: 'links', state: 'not run' },
  ])
  expect(table.split('\n')).toEqual([
    'check     result   checked  seconds',
    'validate  passed   1 file       0.3',
    'links     not run',
  ])
})
