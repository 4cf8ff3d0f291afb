import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { bundleInlineScript } from './inline-script.ts'

test('the inline script is one small classic script that sets the motion policy and the colour scheme', async () => {
  const script = await bundleInlineScript()
  const root = { dataset: {} }
  runInNewContext(script, {
    document: {
      documentElement: root,
      querySelectorAll: () => [{ dataset: { scheme: 'light' } }],
      referrer: '',
    },
    localStorage: { getItem: (key: string) => (key === 'motion' ? 'off' : 'light') },
    matchMedia: () => new EventTarget(),
    addEventListener: () => {},
    dispatchEvent: () => {},
    Event,
  })
  expect(root.dataset).toEqual({ motion: 'off', scheme: 'light' })
  expect(script.length).toBeLessThan(1950)
})
