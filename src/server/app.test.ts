import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Portfolio } from '#content/portfolio.ts'
import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { createApp, type AppOptions } from './app.ts'
import { findContactTexts } from './contact/contact-texts.ts'
import type { MessageStore } from './storage/message-store.ts'
import { optionsForTests } from './options-for-tests.ts'
import { openSqliteStore } from './storage/sqlite/sqlite-store.ts'

const section = {
  type: 'contact',
  id: 'write',
  heading: 'Schreib mir',
  intro: 'Nur zu.',
  backend: '/',
  received: 'Angekommen.',
  emailLabel: 'E-Mail',
  emailWrong: 'Schreib eine Adresse.',
  mailAddress: 'ada@example.org',
}

function makePortfolio(...sections: readonly object[]): Portfolio {
  const site = { title: 'Ada', description: 'Ada baut Webseiten.', language: 'de' }
  const preloader = { letters: ['A'] }
  return parsePortfolio({
    schemaVersion: 2,
    site,
    preloader,
    sections,
    notFound: { homeLabel: 'Zurück' },
  })
}

describe('the texts of the service', () => {
  it('are those of the first contact section', () => {
    const second = { ...section, id: 'again', heading: 'Noch einmal' }
    expect(findContactTexts(makePortfolio(section, second))).toMatchObject({
      id: 'write',
      language: 'de',
      theme: makePortfolio(section).theme,
      heading: 'Schreib mir',
      submitLabel: 'Submit',
      backLabel: 'Zurück',
      received: 'Angekommen.',
      mailAddress: 'ada@example.org',
      messageLabel: 'Message',
      emailWrong: 'Schreib eine Adresse.',
    })
  })

  it('do not exist on a page without a contact section', () => {
    expect(findContactTexts({ ...makePortfolio(section), sections: [] })).toBe(undefined)
  })
})

describe('the service', () => {
  let folder: string
  let store: MessageStore

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'folio-app-'))
    store = openSqliteStore(join(folder, 'data'))
    await mkdir(join(folder, 'dist/static'), { recursive: true })
    await writeFile(join(folder, 'dist/index.html'), 'Home')
    await writeFile(join(folder, 'dist/404.html'), 'Signal lost')
    await writeFile(join(folder, 'dist/static/main-abc123.js'), 'export {}')
  })
  afterEach(async () => {
    await store.close()
    await rm(folder, { recursive: true })
  })

  function makeApp(options: Partial<AppOptions> = {}) {
    return createApp({
      ...optionsForTests,
      store,
      siteFolder: join(folder, 'dist'),
      texts: findContactTexts(makePortfolio(section)),
      ...options,
    })
  }

  const post = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Hello' }),
  }

  it('accepts messages and serves the site', async () => {
    const app = makeApp()
    const answers = [
      await app.request('/api/contact', post),
      await app.request('/'),
      await app.request('/api/other'),
    ]
    const seen = answers.map(async (answer) => [answer.status, await answer.text()])
    expect(await Promise.all(seen)).toEqual([
      [200, '{"status":"Angekommen."}'],
      [200, 'Home'],
      [404, 'Signal lost'],
    ])
  })

  it('accepts no messages on a page without a contact section', async () => {
    const answer = await makeApp({ texts: undefined }).request('/api/contact', post)
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: 'There is no contact form here.' },
    ])
  })

  it('is found below the base path, too', async () => {
    const app = makeApp({ base: '/folio' })
    const paths = [
      '/folio?from=mail',
      '/folio/',
      '/folio/static/main-abc123.js',
      '/foliot',
      '/folio/x',
    ]
    const answers = await Promise.all(paths.map(async (path) => app.request(path)))
    expect(answers.map(({ status }) => status)).toEqual([301, 200, 200, 404, 404])
    expect(answers[0]?.headers.get('Location')).toBe('/folio/?from=mail')
    expect((await app.request('/')).status).toBe(404)
    expect((await app.request('/folio/api/contact', post)).status).toBe(200)
    expect((await app.request('/api/contact', post)).status).toBe(200)
  })

  it.each(['/fölio', '/a%20b', '/a%26b'])('is found below the base path %s', async (given) => {
    const app = makeApp({ base: given })
    const base = given.replace('ö', '%C3%B6')
    const paths = [base, `${base}/`, `${base}/static/main-abc123.js`, '/']
    const answers = await Promise.all(paths.map(async (path) => app.request(path)))
    expect(answers.map(({ status }) => status)).toEqual([301, 200, 200, 404])
    expect(answers[0]?.headers.get('Location')).toBe(`${base}/`)
  })

  it('answers health checks at the root, whatever the base path is', async () => {
    const app = makeApp({ base: '/folio' })
    const answers = [await app.request('/healthz'), await app.request('/readyz')]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await answers[1]?.json()).toEqual({ status: 'ready', delivery: 'off' })
  })

  it.each([
    ['/', 'no-cache'],
    ['/nowhere', 'no-cache'],
    ['/static/main-abc123.js', 'public, max-age=31536000, immutable'],
    ['/static/gone.js', 'no-store'],
    ['/healthz', 'no-store'],
    ['/readyz', 'no-store'],
    ['/api/contact', 'no-store'],
  ])('says of %s how long browsers may keep it', async (path, cache) => {
    expect((await makeApp().request(path)).headers.get('Cache-Control')).toBe(cache)
  })

  it.each([
    '/',
    '/healthz',
    '/readyz',
    '/nowhere',
    '/static/main-abc123.js',
    '/static/gone.js',
    '/api/contact',
  ])('sends the security headers with %s', async (path) => {
    const { headers } = await makeApp().request(path)
    expect({
      sniffing: headers.get('X-Content-Type-Options'),
      referrer: headers.get('Referrer-Policy'),
      opener: headers.get('Cross-Origin-Opener-Policy'),
      embedder: headers.get('Cross-Origin-Embedder-Policy'),
      transport: headers.get('Strict-Transport-Security'),
      frames: headers.get('X-Frame-Options'),
      // For browsers that are gone: they would only make each answer longer.
      gone: ['X-Download-Options', 'X-Permitted-Cross-Domain-Policies', 'X-XSS-Protection'].filter(
        (name) => headers.has(name),
      ),
    }).toEqual({
      sniffing: 'nosniff',
      referrer: 'strict-origin-when-cross-origin',
      opener: 'same-origin',
      embedder: null,
      transport: null,
      frames: 'DENY',
      gone: [],
    })
  })

  it.each([
    ['on', 'max-age=31536000'],
    ['subdomains', 'max-age=31536000; includeSubDomains'],
  ] as const)('tells browsers to use HTTPS alone with every answer: %s', async (hsts, value) => {
    const app = makeApp({ hsts })
    for (const path of ['/', '/nowhere', '/static/main-abc123.js', '/healthz', '/api/contact']) {
      const { headers } = await app.request(path)
      expect(headers.get('Strict-Transport-Security')).toBe(value)
    }
  })

  it('sends no page without the headers that belong to it', async () => {
    await mkdir(join(folder, 'dist/_headers'))
    const answer = await makeApp().request('/')
    expect([answer.status, await answer.text()]).toEqual([500, 'Internal server error'])
  })
})
