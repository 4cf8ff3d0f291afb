import { expect, test } from 'vitest'

import { restoreNames } from './restore-names.ts'

test('problems of many entries list the entries of their object once', () => {
  const labels = Array.from({ length: 50 }, (_, index) => `Link ${index}`)
  let listed = 0
  const links = new Proxy(Object.fromEntries(labels.map((label) => [label, '/a/'])), {
    ownKeys(target) {
      listed += 1
      return Reflect.ownKeys(target)
    },
  })
  const document = { footer: { links: labels.map((label) => ({ label, url: '/a/' })) } }
  const problems = labels.map((_, index) => ({
    path: ['footer', 'links', index, 'url'],
    code: 'content/same-address' as const,
    message: '',
    help: '',
  }))
  const restored = restoreNames(problems, new Map(), { footer: { links } }, document)
  expect(restored.map(({ path }) => path)).toEqual(
    labels.map((label) => ['footer', 'links', label]),
  )
  expect(listed).toBe(1)
})
