import { describe, expect, test } from 'vitest'

import { writeContent, options } from '#fixtures/small-content.ts'

import { validatePortfolio } from '#validate/validate-portfolio.ts'

/** Validates a site with an address and these settings. */
function listProblems(analytics: unknown, url = '"url": "https://ada.dev/",') {
  const site = `{ "title": "Title", "description": "Words.", ${url} "analytics": ${JSON.stringify(analytics)} }`
  return validatePortfolio(writeContent({ site }), options).problems.map(
    ({ pointer, code, message, help }) => ({ pointer, code, text: `${message} ${help}` }),
  )
}

const makeGoatCounter = (rest: object) => ({ service: 'goatcounter', ...rest })
const makePlausible = (rest: object) => ({ service: 'plausible', ...rest })

describe('visits are counted', () => {
  test.each([
    makeGoatCounter({ url: 'https://me.goatcounter.com' }),
    makeGoatCounter({ url: 'https://stats.ada.dev:8443/' }),
    makePlausible({}),
    makePlausible({ url: 'https://stats.ada.dev', domain: 'ada.dev/folio' }),
    makePlausible({ url: 'http://localhost:8000' }),
  ])('by %j', (analytics) => {
    expect(listProblems(analytics)).toEqual([])
  })
})

describe('an address', () => {
  test.each([
    'https://me.goatcounter.com/count',
    'https://me.goatcounter.com/?a',
    'http://me.goatcounter.com',
    'me.goatcounter.com',
    'https://me.goatcounter.com;script-src',
    'https://*.goatcounter.com',
    'javascript:alert(1)',
  ])('is the https:// address of a service alone, not %s', (url) => {
    expect(listProblems(makeGoatCounter({ url }))).toMatchObject([
      { pointer: '/site/analytics/url', code: 'content/wrong-format' },
    ])
  })

  test.each([
    [
      makeGoatCounter({}),
      '/site/analytics',
      'GoatCounter needs the address of your site there. Write "url": the address at which',
    ],
    [
      makeGoatCounter({ url: 'https://www.goatcounter.com' }),
      '/site/analytics/url',
      'This is not the address of your site at GoatCounter.',
    ],
    [
      makeGoatCounter({ url: 'https://gc.zgo.at' }),
      '/site/analytics/url',
      'This is not the address of your site at GoatCounter.',
    ],
    [
      makeGoatCounter({ url: 'https://plausible.io' }),
      '/site/analytics/url',
      'This is an address of Plausible, and "service" names another service. Write "service": "plausible",',
    ],
    [
      makePlausible({ url: 'https://me.goatcounter.com' }),
      '/site/analytics/url',
      'This is an address of GoatCounter, and "service" names another service. Write "service": "goatcounter",',
    ],
    [
      makeGoatCounter({ url: 'https://me.goatcounter.com', domain: 'ada.dev' }),
      '/site/analytics/domain',
      'GoatCounter has no "domain". Delete it: "url" says which site it is.',
    ],
  ])('of %j is a problem that says what to write', (analytics, pointer, text) => {
    expect(listProblems(analytics)).toEqual([
      { pointer, code: 'site/analytics', text: expect.stringContaining(text) },
    ])
  })
})

test('Plausible needs the name of the site where the site has no address', () => {
  expect(listProblems(makePlausible({}), '')).toMatchObject([
    { pointer: '/site/analytics', code: 'site/analytics' },
  ])
  const named = listProblems(makePlausible({ domain: 'ada.dev' }), '')
  expect(named.map(({ code }) => code)).toEqual(['site/no-url'])
})

test('a name with https:// and a service that Folio does not know are problems', () => {
  const wrong = listProblems(makePlausible({ domain: 'https://ada.dev' }))
  expect(wrong).toMatchObject([{ pointer: '/site/analytics/domain', code: 'content/wrong-format' }])
  expect(listProblems({ service: 'umami' })).toMatchObject([{ pointer: '/site/analytics/service' }])
})
