import { expect, test } from 'vitest'

import { findVisitCounter } from './visit-counter.ts'

test('nobody counts visits unless the content says so', () => {
  expect(findVisitCounter({ url: 'https://ada.dev/' })).toBeUndefined()
})

test.each([
  ['https://me.goatcounter.com', 'https://gc.zgo.at/count.js', 'https://me.goatcounter.com/count'],
  ['https://me.goatcounter.com/', 'https://gc.zgo.at/count.js', 'https://me.goatcounter.com/count'],
  [
    'https://stats.ada.dev:8443',
    'https://stats.ada.dev:8443/count.js',
    'https://stats.ada.dev:8443/count',
  ],
])('GoatCounter at %s has the script %s', (url, script, endpoint) => {
  expect(findVisitCounter({ analytics: { service: 'goatcounter', url } })).toEqual({
    name: 'GoatCounter',
    script,
    endpoint,
    attribute: { name: 'data-goatcounter', value: endpoint },
  })
})

test.each([
  ['plausible.io, for the host of the site', {}, 'https://plausible.io', 'ada.dev'],
  ['plausible.io, for a name of its own', { domain: 'ada' }, 'https://plausible.io', 'ada'],
  ['a server', { url: 'https://stats.ada.dev/' }, 'https://stats.ada.dev', 'ada.dev'],
])('Plausible at %s', (_, settings, origin, domain) => {
  const analytics = { service: 'plausible', ...settings } as const
  expect(findVisitCounter({ url: 'https://www.ada.dev/folio/', analytics })).toEqual({
    name: 'Plausible',
    script: `${origin}/js/script.js`,
    endpoint: `${origin}/api/event`,
    attribute: { name: 'data-domain', value: domain },
  })
})
