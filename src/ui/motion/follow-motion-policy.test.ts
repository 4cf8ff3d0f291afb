import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { followMotionPolicy } from './follow-motion-policy.ts'
import { motion, pageMoves } from './motion.ts'

// Other files of the process have no document.
afterEach(() => {
  vi.unstubAllGlobals()
})

class FakeElement {
  readonly isControl: boolean
  constructor(isControl: boolean) {
    this.isControl = isControl
  }
  closest(selector: string) {
    return this.isControl && selector === '[data-motion-control]' ? this : null
  }
}

/** The parts of a browser that the motion policy uses. */
class Browser extends EventTarget {
  readonly root: { readonly dataset: { motion?: string } } = { dataset: {} }
  readonly setting = Object.assign(new EventTarget(), { matches: false })
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

  setReducedMotion(matches: boolean) {
    this.setting.matches = matches
    this.setting.dispatchEvent(new Event('change'))
  }

  click(isControl = true) {
    const click = new Event('click')
    Object.defineProperty(click, 'target', { value: new FakeElement(isControl) })
    this.dispatchEvent(click)
  }

  readState() {
    return { moves: pageMoves(), root: this.root.dataset.motion, stored: this.stored.get('motion') }
  }
}

let browser: Browser

beforeEach(() => {
  browser = new Browser()
  vi.unstubAllGlobals()
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('document', { documentElement: browser.root })
  vi.stubGlobal('localStorage', browser.localStorage)
  vi.stubGlobal('matchMedia', () => browser.setting)
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, browser[name].bind(browser))
  }
})

/** Starts the policy and records what a subscriber sees at each change. */
function start() {
  followMotionPolicy()
  const seen: boolean[] = []
  const unsubscribe = motion.subscribe(() => seen.push(pageMoves()))
  return { seen, unsubscribe }
}

test.each([
  { stored: undefined, reduced: false, expected: 'on' },
  { stored: undefined, reduced: true, expected: 'off' },
  { stored: 'on', reduced: false, expected: 'on' },
  { stored: 'on', reduced: true, expected: 'on' },
  { stored: 'off', reduced: false, expected: 'off' },
  { stored: 'off', reduced: true, expected: 'off' },
  { stored: 'nonsense', reduced: false, expected: 'on' },
  { stored: 'nonsense', reduced: true, expected: 'off' },
])('"$stored" in storage and reduced motion $reduced: $expected', (given) => {
  if (given.stored !== undefined) browser.stored.set('motion', given.stored)
  browser.setting.matches = given.reduced
  followMotionPolicy()
  expect([browser.root.dataset.motion, pageMoves()]).toEqual([
    given.expected,
    given.expected === 'on',
  ])
})

describe('the control', () => {
  test('stops all movement, is remembered, and returns to the system setting', () => {
    const { seen } = start()
    browser.click()
    expect(browser.readState()).toEqual({ moves: false, root: 'off', stored: 'off' })
    browser.click()
    expect(browser.readState()).toEqual({ moves: true, root: 'on', stored: undefined })
    browser.setReducedMotion(true)
    expect(seen).toEqual([false, true, false])
  })

  test('starts movement although the system asks for less', () => {
    browser.setting.matches = true
    start()
    browser.click()
    expect(browser.readState()).toEqual({ moves: true, root: 'on', stored: 'on' })
    browser.setReducedMotion(false)
    browser.setReducedMotion(true)
    expect(pageMoves()).toBe(true)
  })

  test('is the only button that does so', () => {
    const { seen } = start()
    browser.click(false)
    expect([seen, browser.stored.size]).toEqual([[], 0])
  })
})

test.each([false, true])(
  'the system setting is followed while nothing is chosen (storage blocked: %s)',
  (isStorageBlocked) => {
    browser.isStorageBlocked = isStorageBlocked
    const { seen } = start()
    browser.setReducedMotion(true)
    browser.setReducedMotion(false)
    expect(seen).toEqual([false, true])
  },
)

test.each(['storage', 'pageshow'])('a choice made in another tab applies at "%s"', (type) => {
  const { seen } = start()
  browser.stored.set('motion', 'off')
  browser.dispatchEvent(new Event(type))
  expect([browser.root.dataset.motion, seen]).toEqual(['off', [false]])
})

test('a choice lasts while the page is open although storage is blocked', () => {
  browser.isStorageBlocked = true
  start()
  browser.click()
  browser.dispatchEvent(new Event('storage'))
  expect(pageMoves()).toBe(false)
})

test('a subscriber is called at changes only, and not after it unsubscribes', () => {
  const { seen, unsubscribe } = start()
  browser.dispatchEvent(new Event('pageshow'))
  expect(seen).toEqual([])
  unsubscribe()
  browser.click()
  expect(seen).toEqual([])
})
