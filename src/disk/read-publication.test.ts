import { expect, test } from 'vitest'

import { readPublication } from './read-publication.ts'

test.each([
  [{}, { host: undefined, backend: undefined }],
  [
    { SITE_HOST: '', CONTACT_BACKEND: '' },
    { host: undefined, backend: undefined },
  ],
  [
    { SITE_HOST: 'github-pages', CONTACT_BACKEND: 'https://contact.ada.dev' },
    { host: 'github-pages', backend: 'https://contact.ada.dev' },
  ],
  [{ SITE_HOST: 'GitHub Pages' }, { host: 'github-pages' }],
  [{ SITE_HOST: 'github' }, { host: 'github-pages' }],
])('the environment %j says %j', (environment, publication) => {
  expect(readPublication(environment)).toEqual(publication)
})

test('an unknown host is refused with the known ones', () => {
  expect(() => readPublication({ SITE_HOST: 'gihub-pages' })).toThrow(
    'SITE_HOST is "gihub-pages". Write one of own-server, github-pages, netlify, cloudflare-pages, vercel, other. Did you mean "github-pages"?',
  )
})

test('control characters of a setting are shown by their pictures', () => {
  expect(() => readPublication({ SITE_HOST: 'a\nb' })).toThrow('SITE_HOST is "a␊b".')
  expect(() => readPublication({ CONTACT_BACKEND: 'a\nb' })).toThrow('CONTACT_BACKEND is "a␊b".')
})

test.each(['example.org', 'https://*', 'https://x;sandbox'])(
  'the service %j is refused with what to write instead',
  (name) => {
    expect(() => readPublication({ CONTACT_BACKEND: name })).toThrow(
      `CONTACT_BACKEND is "${name}". Write "/" or the https:// address of the contact service.`,
    )
  },
)
