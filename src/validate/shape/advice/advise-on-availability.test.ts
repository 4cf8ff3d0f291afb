import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each([
  ['true', '{ "open": true }.'],
  ['false', '{ "open": false }, or delete it.'],
  ['"no"', '{ "open": false }, or delete it.'],
  ['"Available: no"', '{ "open": false }, or delete it.'],
  ['"Open: false"', '{ "open": false }, or delete it.'],
  ['"Not available."', '{ "open": false }, or delete it.'],
  ['"Available: yes"', '{ "open": true }.'],
])('an availability of one word is shown in an object: %s', (written, shown) => {
  expect(listHelps(writeContent({ rest: `"profile": { "availability": ${written} }` }))).toEqual([
    `Write "availability": ${shown}`,
  ])
})

test.each(['Open to work from March', 'Booked for now', 'nicht verfügbar', 'غير متاح'])(
  'an owner decides what an availability in words means: "%s"',
  (text) => {
    expect(listHelps(writeContent({ rest: `"profile": { "availability": "${text}" }` }))).toEqual([
      `Write "availability": { "open": true, "text": "${text}" }, or "open": false if you take on no new work.`,
    ])
  },
)
