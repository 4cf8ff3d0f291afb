import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each([
  ['true', '{ "open": true }.'],
  ['false', '{ "open": false }, or delete it.'],
  ['"no"', '{ "open": false }, or delete it.'],
  ['"Open to work from March"', '{ "open": true, "text": "Open to work from March" }.'],
  ['"Open, but no agencies"', '{ "open": true, "text": "Open, but no agencies" }.'],
  ['"Booked for now"', '{ "open": false, "text": "Booked for now" }, or delete it.'],
  ['"Available: no"', '{ "open": false }, or delete it.'],
  ['"Open: false"', '{ "open": false }, or delete it.'],
  ['"Not available."', '{ "open": false }, or delete it.'],
  ['"Available: yes"', '{ "open": true }.'],
  ['"Ada isn’t available"', '{ "open": false, "text": "Ada isn’t available" }, or delete it.'],
  ['"I am not looking"', '{ "open": false, "text": "I am not looking" }, or delete it.'],
])('an availability of one word or sentence is shown in an object: %s', (written, shown) => {
  expect(listHelps(writeContent({ rest: `"profile": { "availability": ${written} }` }))).toEqual([
    `Write "availability": ${shown}`,
  ])
})

test.each([
  'nicht verfügbar',
  'ausgebucht',
  'غير متاح',
  'Employed',
  'On leave',
  'n/a',
  'Not booked yet',
  'Available until I am booked',
  'Open-source developer',
  'Not open source only',
])('an owner decides what an availability means that is none: "%s"', (text) => {
  expect(listHelps(writeContent({ rest: `"profile": { "availability": "${text}" }` }))).toEqual([
    `Decide whether you take on new work: write "availability": { "open": true, "text": "${text}" }, or "open": false.`,
  ])
})
