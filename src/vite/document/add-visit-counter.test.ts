import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { findVisitCounter } from '#content/visit-counter.ts'

import { addVisitCounter } from './add-visit-counter.ts'

const page = '<html><head></head><body></body></html>'
const counter = findVisitCounter({
  analytics: { service: 'goatcounter', url: 'https://me.goatcounter.com' },
})

const run = (task: () => void) => task()

/** Runs the script of a document in a browser with these properties. Returns what it loads. */
function load(given: { navigator?: object; media?: string[]; isSafari?: boolean }) {
  const [, source = ''] = /<script>([\s\S]*)<\/script>/u.exec(addVisitCounter(page, counter)) ?? []
  const loaded: object[] = []
  runInNewContext(source, {
    navigator: given.navigator ?? {},
    window: given.isSafari ? {} : { requestIdleCallback: run },
    setTimeout: run,
    addEventListener: (type: string, listener: () => void) => type === 'load' && listener(),
    matchMedia: (query: string) => ({
      matches: query.split(', ').some((one) => given.media?.includes(one)),
    }),
    document: {
      createElement: () => ({
        setAttribute(name: string, value: string) {
          Object.assign(this, { [name]: value })
        },
      }),
      head: {
        append: ({ src, ...rest }: { src: string }) =>
          loaded.push({ src, ...pickAttributes(rest) }),
      },
    },
  })
  return loaded
}

function pickAttributes(rest: object) {
  return Object.fromEntries(Object.entries(rest).filter(([name]) => name.startsWith('data-')))
}

test('without a counter, a document stays as it is', () => {
  expect(addVisitCounter(page, undefined)).toBe(page)
})

test.each([{}, { isSafari: true }, { navigator: { doNotTrack: 'unspecified', connection: {} } }])(
  'the script of the service is loaded once, with its attribute: %j',
  (given) => {
    expect(load(given)).toEqual([
      { src: 'https://gc.zgo.at/count.js', 'data-goatcounter': 'https://me.goatcounter.com/count' },
    ])
  },
)

test.each([
  { navigator: { doNotTrack: '1' } },
  { navigator: { globalPrivacyControl: true } },
  { navigator: { connection: { saveData: true } } },
  { navigator: { webdriver: true } },
  { media: ['(prefers-reduced-data: reduce)'] },
  { media: ['print'] },
])('nothing is loaded for %j', (given) => {
  expect(load(given)).toEqual([])
})

test('the script cannot end its element', () => {
  const attribute = { name: 'data-domain', value: '</script>' }
  const html = addVisitCounter(page, { name: '', script: '', endpoint: '', attribute })
  expect(html.split('</script>')).toHaveLength(2)
})
