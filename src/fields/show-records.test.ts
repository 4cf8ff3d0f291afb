import { expect, test } from 'vitest'

import { showRecords } from './show-records.ts'

test('an own section type may leave out the lists: its content then names records by their ids', () => {
  const schema = showRecords('projects', ['atlas'])
  expect(schema.parse(['atlas'])).toEqual(['atlas'])
  expect(schema.description).toBe(
    'The ids of the projects to show, in this order. Leave it out for all of the profile.',
  )
})
