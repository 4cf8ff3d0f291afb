import { expect, test } from 'vitest'

import { findMailMistakes } from './find-mail-mistakes.ts'

const own = { MAIL_TO: 'ada@ada.dev', MAIL_FROM: 'Ada <site@ada.dev>' }

test.each([
  ['smtps://user:password@mail.example.org', /^SMTP_URL is still that of an example/u],
  ['smtp://user:password@mail.ada.dev', /^SMTP_URL is still that of an example/u],
  ['smtp://USER:PASSWORD@mail.ada.dev', /^SMTP_URL is still that of an example/u],
  [
    'smtps://ada:secret@mail.ada.dev:587',
    / Write SMTP_URL=smtp:\/\/user:password@mail\.ada\.dev:587$/u,
  ],
  [
    'smtp://ada:secret@mail.ada.dev:465/?pool=true',
    / Write SMTP_URL=smtps:\/\/user:password@mail\.ada\.dev:465\/\?pool=true$/u,
  ],
])('%s is reported without its password', (url, message) => {
  const found = findMailMistakes({ ...own, SMTP_URL: url })
  expect(found).toEqual([{ name: 'SMTP_URL', message: expect.stringMatching(message) }])
  expect(JSON.stringify(found)).not.toContain('secret')
})

test('addresses of an example are reported', () => {
  const found = findMailMistakes({
    SMTP_URL: 'smtps://ada:secret@mail.ada.dev',
    MAIL_TO: 'ada@ada.dev, you@example.org',
    MAIL_FROM: 'Ada <site@example.org>',
  })
  expect(found.map(({ name }) => name)).toEqual(['MAIL_TO', 'MAIL_FROM'])
})

test.each([
  {},
  { MAIL_TO: 'you@example.org' },
  { ...own, SMTP_URL: 'smtps://ada:secret@mail.ada.dev' },
  { ...own, SMTP_URL: 'smtp://ada:secret@mail.ada.dev:587' },
  { ...own, SMTP_URL: 'smtps://ada:secret@mail.ada.dev:465' },
  { ...own, SMTP_URL: 'smtp://127.0.0.1:2525' },
  { ...own, SMTP_URL: 'my mail server' },
])('%j has no such mistake', (environment) => {
  expect(findMailMistakes(environment)).toEqual([])
})
