import { expect, test } from 'vitest'

import { listHelps, writeContactWith } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test('a field of a form is a text', () => {
  const to = '{ "url": "https://formsubmit.co/ajax/x", "fields": { "_captcha": false } }'
  expect(listHelps(writeContent({ sections: writeContactWith(`"to": ${to}`) }))).toEqual([
    'Forms send texts: write "false" in quotes.',
  ])
})

test.each([
  '{ "service": "basin", "id": "abc", "email": "ada@ada.dev" }',
  '{ "service": "emailjs", "serviceId": "abc", "to": "ada@ada.dev" }',
  '{ "accessKey": "abc", "email": "ada@ada.dev" }',
  '{ "email": "ada@ada.dev", "address": "https://forms.example.dev/abc" }',
  '{ "email": "ada@ada.dev", "emailjs": { "serviceId": "abc" } }',
  '{ "email": "ada@ada.dev", "basin": true }',
])('an address for the messages of a form service is not published: %s', (to) => {
  const helps = listHelps(writeContent({ sections: writeContactWith(`"to": ${to}`) }))
  expect(helps).not.toContainEqual(expect.stringContaining('Write "to"'))
  expect(helps).toContainEqual(expect.stringContaining('"url"'))
})
