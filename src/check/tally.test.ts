import { expect, test } from 'vitest'

import { formatTable } from './format-table.ts'
import { createTally } from './tally.ts'

test('a problem in several views is one problem that names them', () => {
  const tally = createTally('links')
  tally.add('1440 px', ['Gone.', 'Broken.'])
  tally.add('360 px', ['Broken.'])
  tally.add('', ['Everywhere.'])
  tally.count('link', 40)
  tally.count('link', 1)
  expect(tally.row()).toEqual({
    name: 'links',
    state: 'failed',
    checked: '41 links',
    seconds: 0,
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
