import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { followScheme } from './follow-scheme.ts'

// Other files of the process have no document.
afterEach(() => {
  vi.unstubAllGlobals()
})

class FakeInput {
  readonly name: string
  readonly value: string
  constructor(name: string, value: string) {
    this.name = name
    this.value = value
  }
}

/** The parts of a browser that the colour scheme uses. */
class Browser extends EventTarget {
  readonly root: { readonly dataset: { scheme?: string } } = { dataset: {} }
  readonly metas = ['dark', 'light'].map((scheme) => ({ dataset: { scheme }, media: '' }))
  readonly stored = new Map<string, string>()
  isStorageBlocked = false

  readonly localStorage = {
    getItem: (key: string) => this.#storage().get(key) ?? null,
    setItem: (key: string, value: string) => this.#storage().set(key, value),
    removeItem: (key: string) => this.#storage().delete(key),
  }

  #storage() {
    if (this.isStorageBlocked) throw new DOMException('Blocked', 'SecurityError')
    return this.stored
  }

  choose(value: string, name = 'scheme') {
    const change = new Event('change')
    Object.defineProperty(change, 'target', { value: new FakeInput(name, value) })
    this.dispatchEvent(change)
  }

  readState() {
    return [this.root.dataset.scheme, this.stored.get('scheme'), this.metas.map((m) => m.media)]
  }
}

const bySystem = ['(prefers-color-scheme: dark)', '(prefers-color-scheme: light)']
let browser: Browser

beforeEach(() => {
  browser = new Browser()
  vi.unstubAllGlobals()
  vi.stubGlobal('HTMLInputElement', FakeInput)
  vi.stubGlobal('document', {
    documentElement: browser.root,
    querySelectorAll: () => browser.metas,
  })
  vi.stubGlobal('localStorage', browser.localStorage)
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, browser[name].bind(browser))
  }
})

test.each([
  { stored: undefined, expected: 'system', media: bySystem },
  { stored: 'dark', expected: 'dark', media: ['all', 'not all'] },
  { stored: 'light', expected: 'light', media: ['not all', 'all'] },
  { stored: 'nonsense', expected: 'system', media: bySystem },
])('"$stored" in storage: $expected', ({ stored, expected, media }) => {
  if (stored !== undefined) browser.stored.set('scheme', stored)
  followScheme()
  expect(browser.readState()).toEqual([expected, stored, media])
})

test('a choice is remembered, and that of the system is forgotten', () => {
  followScheme()
  browser.choose('light')
  expect(browser.readState()).toEqual(['light', 'light', ['not all', 'all']])
  browser.choose('dark')
  expect(browser.readState()).toEqual(['dark', 'dark', ['all', 'not all']])
  browser.choose('system')
  expect(browser.readState()).toEqual(['system', undefined, bySystem])
})

test('other fields change nothing', () => {
  followScheme()
  browser.choose('light', 'email')
  expect(browser.readState()).toEqual(['system', undefined, bySystem])
})

test('a choice for another page of this address is ignored where there is one scheme', () => {
  browser.stored.set('scheme', 'dark')
  browser.metas.length = 0
  followScheme()
  expect(browser.root.dataset.scheme).toBe('system')
})

test.each(['storage', 'pageshow'])('a choice made in another tab applies at "%s"', (type) => {
  followScheme()
  browser.stored.set('scheme', 'light')
  browser.dispatchEvent(new Event(type))
  expect(browser.root.dataset.scheme).toBe('light')
})

test('a choice lasts while the page is open although storage is blocked', () => {
  browser.isStorageBlocked = true
  followScheme()
  browser.choose('dark')
  browser.dispatchEvent(new Event('storage'))
  expect(browser.root.dataset.scheme).toBe('dark')
})
