import { expect, test } from 'vitest'

import { listHelps, writeContactWith } from '#fixtures/list-helps.ts'
import { writeContact, writeContent } from '#fixtures/small-content.ts'

test.each([
  [
    '{ "service": "formspree", "id": "xkndqwzy" }',
    [
      'Add "url": "https://formspree.io/f/xkndqwzy", or delete "to".',
      'Delete it: "url" says it, as "https://formspree.io/f/xkndqwzy".',
      'Delete it: "url" says it, as "https://formspree.io/f/xkndqwzy".',
    ],
  ],
  [
    '{ "formspree": "https://formspree.io/f/xkndqwzy" }',
    [
      'Add "url": "https://formspree.io/f/xkndqwzy", or delete "to".',
      'Delete it: "url" says it, as "https://formspree.io/f/xkndqwzy".',
    ],
  ],
  [
    '{ "formspree": "xkndqwzy" }',
    [
      'Add "url": "https://formspree.io/f/xkndqwzy", or delete "to".',
      'Delete it: "url" says it, as "https://formspree.io/f/xkndqwzy".',
    ],
  ],
  [
    '{ "getform": "rw0ekqq2y6e" }',
    ['Add "url": "https://forminit.com/f/rw0ekqq2y6e", or delete "to".'],
  ],
  [
    '{ "service": "FormSubmit", "id": "ada@ada.dev" }',
    ['Add "url": "https://formsubmit.co/ajax/ada@ada.dev", or delete "to".'],
  ],
  [
    '{ "service": "web3forms", "name": "netlify-site", "accessKey": "a-key" }',
    [
      'Add "url": "https://api.web3forms.com/submit", or delete "to".',
      'Write it in "fields": { "access_key": "a-key" }.',
    ],
  ],
  [
    '{ "provider": "Web3Forms", "accessKey": "a-key" }',
    [
      'Add "url": "https://api.web3forms.com/submit", or delete "to".',
      'Delete it: "url" says it, as "https://api.web3forms.com/submit".',
      'Write it in "fields": { "access_key": "a-key" }.',
    ],
  ],
])('a form service of %s is told its address', (to, helps) => {
  const section = writeContact('"/"').replace('"backend": "/"', `"to": ${to}`)
  const found = listHelps(writeContent({ sections: section }))
  for (const help of helps) expect(found).toContainEqual(help)
})

const mailHelp = 'Write "to": "ada@ada.dev", and the page shows this address in place of a form.'

test.each([
  ['{ "mail": "ada@ada.dev" }', mailHelp],
  ['{ "Email": "mailto:ada@ada.dev", "name": "Ada" }', mailHelp],
  ['{ "type": "mail", "address": "ada@ada.dev" }', mailHelp],
  [
    '{ "service": "netlify", "name": "netlify-site" }',
    'Write { "url": "/", "fields": { "form-name": "netlify-site" } }.',
  ],
  [
    '{ "service": "netlify", "name": "contact" }',
    'Write { "url": "/", "fields": { "form-name": "contact" } }.',
  ],
  [
    '{ "formName": "write", "provider": "Netlify Forms" }',
    'Write { "url": "/", "fields": { "form-name": "write" } }.',
  ],
  ['{ "netlify": true }', 'Write { "url": "/", "fields": { "form-name": "contact" } }.'],
])('an object that says what "to" says in short is one problem: %s', (to, help) => {
  expect(listHelps(writeContent({ sections: writeContactWith(`"to": ${to}`) }))).toEqual([help])
})

test('what a form service needs beside its address is a field of the form', () => {
  const to = '{ "url": "https://api.web3forms.com/submit", "access_key": "1d3b5c7e" }'
  expect(listHelps(writeContent({ sections: writeContactWith(`"to": ${to}`) }))).toEqual([
    'Write it in "fields": { "access_key": "1d3b5c7e" }.',
  ])
})

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
