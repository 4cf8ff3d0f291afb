import { describe, expect, test } from 'vitest'

import { writeContent, writeContact, options } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

import { checkRepository } from './check-site-address.ts'

const listProblems = (url: string, basePath: string | undefined) =>
  validatePortfolio(
    writeContent({ site: `{ "title": "Ada", "description": "Words.", "url": "${url}" }` }),
    {
      ...options,
      basePath,
    },
  ).problems.map(({ code, severity, pointer, message, help }) => ({
    code,
    severity,
    pointer,
    message,
    help,
  }))

describe('the address of the site and BASE_PATH', () => {
  test.each([
    ['https://ada.dev/', undefined],
    ['https://ada.github.io/folio/', undefined],
    ['https://ada.github.io/folio', '/folio/'],
    ['https://ada.dev/', '/'],
  ])('agree: %s and %s', (url, basePath) => {
    expect(listProblems(url, basePath)).toEqual([])
  })

  test.each([
    ['https://ada.github.io/folio/', '/', '/folio/'],
    ['https://ada.dev/', '/folio/', '/'],
  ])('disagree: %s and %s', (url, basePath, path) => {
    expect(listProblems(url, basePath)).toEqual([
      {
        code: 'site/base-path',
        severity: 'warning',
        pointer: '/site/url',
        message: `This address says that the site begins at ${path}, but BASE_PATH is ${basePath}.`,
        help: 'Correct "url", or remove BASE_PATH: without it, the site begins where "url" says. For a preview at another path, leave both as they are.',
      },
    ])
  })
})

test.each([
  ['https://github.com/Ada/folio', 'https://ada.github.io/folio/'],
  ['https://github.com/ada/ada.github.io/', 'https://ada.github.io/'],
  ['https://gitlab.com/ada/folio.git', 'https://ada.gitlab.io/folio/'],
])('%s is a repository, whose site is at %s', (url, suggestion) => {
  expect(checkRepository({ site: { url } })).toMatchObject([
    { code: 'content/wrong-format', path: ['site', 'url'], suggestion },
  ])
})

test.each([
  'https://ada.github.io/folio/',
  'https://github.com/ada',
  'https://ada.dev/a/b',
  undefined,
])('%s is no repository', (url) => {
  expect(checkRepository({ site: { url } })).toEqual([])
})

test.each([
  ['https://ada.netlify.app', ['contact/dead-form']],
  ['https://ada.vercel.app/', ['contact/dead-form']],
  ['https://ada.pages.dev', ['contact/dead-form']],
  ['https://ada.github.io/folio/', ['contact/dead-form']],
  ['https://ada.github.io/", "host": "own-server', ['site/other-host']],
  ['https://ada.dev/', []],
])('the address of the site says its host for the contact form: %s', (url, codes) => {
  const site = `{ "title": "A", "description": "B.", "url": "${url}" }`
  const { problems } = validatePortfolio(
    writeContent({ site, sections: writeContact('"/"') }),
    options,
  )
  expect(problems.map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['"language": "de", "translations": { "en": "https://ada.dev/en/" }', []],
  ['"language": "de", "translations": { "de": "https://ada.dev/de/" }', ['/site/translations/de']],
  ['"translations": { "en": "https://ada.dev/en/" }', ['/site/translations/en']],
  ['"translations": { "English": "https://ada.dev/en/" }', ['/site/translations/English']],
])('the site itself is no translation: %s', (fields, pointers) => {
  const site = `{ "title": "A", "description": "B.", "url": "https://ada.dev/", ${fields} }`
  const { problems } = validatePortfolio(writeContent({ site }), options)
  expect(
    problems.flatMap(({ code, pointer }) => (code === 'site/own-translation' ? [pointer] : [])),
  ).toEqual(pointers)
})

test('a link in a text leads to no host with a comma', () => {
  const about = '{ "type": "about", "heading": "Me", "text": "See [it](https://ada,dev/a)." }'
  const { problems } = validatePortfolio(writeContent({ sections: about }), options)
  expect(problems).toMatchObject([
    { code: 'text/link', message: expect.any(String), suggestion: 'https://ada.dev/a' },
  ])
})
