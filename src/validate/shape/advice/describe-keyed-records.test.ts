import { expect, test } from 'vitest'

import { listHelps, writeProfile } from '#fixtures/list-helps.ts'

test('records with names before them are one problem, which does not ask to delete them', () => {
  const work = '{ "Tidewater": { "position": "Developer" }, "Harbour": { "startDate": "2020" } }'
  expect(listHelps(writeProfile(`"work": ${work}`))).toEqual([
    'Write "work": [{ … }, { … }], with each name inside its { }.',
  ])
})

test('a record alone may have an object of its own', () => {
  expect(listHelps(writeProfile('"projects": { "name": "Atlas", "thing": {} }'))).toEqual([
    expect.stringMatching(/^Delete it/u),
  ])
})
