import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

import { beforeEach, describe, expect, test, vi } from 'vitest'

import { createMotion } from './motion.ts'

/** A browser as far as motion is concerned. */
class Browser extends EventTarget {
  readonly root: { readonly dataset: { motion?: string; motionChosen?: string } } = { dataset: {} }
  readonly setting = Object.assign(new EventTarget(), { matches: false })
  readonly stored = new Map<string, string>()
  refuses = false

  readonly localStorage = {
    getItem: (key: string) => this.#storage().get(key) ?? null,
    setItem: (key: string, value: string) => this.#storage().set(key, value),
    removeItem: (key: string) => this.#storage().delete(key),
  }

  #storage() {
    if (this.refuses) throw new DOMException('No storage here.', 'SecurityError')
    return this.stored
  }

  /** The system asks for stillness, or no longer. */
  asksForStillness(matches: boolean) {
    this.setting.matches = matches
    this.setting.dispatchEvent(new Event('change'))
  }

  press() {
    this.dispatchEvent(new Event('motiontoggle', { cancelable: true }))
  }

  globals() {
    return {
      document: { documentElement: this.root, querySelector: () => null },
      localStorage: this.localStorage,
      matchMedia: () => this.setting,
      addEventListener: this.addEventListener.bind(this),
      dispatchEvent: this.dispatchEvent.bind(this),
    }
  }
}

let browser: Browser

beforeEach(() => {
  browser = new Browser()
  vi.unstubAllGlobals()
  for (const [name, value] of Object.entries(browser.globals())) vi.stubGlobal(name, value)
})

/** A store that has started, and how often its subscriber was told of what. */
function started() {
  const motion = createMotion()
  motion.start()
  const told: boolean[] = []
  motion.subscribe(() => told.push(motion.moves()))
  return { motion, told }
}

const cases = [
  { kept: undefined, system: 'moves', shown: 'on' },
  { kept: undefined, system: 'rests', shown: 'off' },
  { kept: 'on', system: 'moves', shown: 'on' },
  { kept: 'on', system: 'rests', shown: 'on' },
  { kept: 'off', system: 'moves', shown: 'off' },
  { kept: 'off', system: 'rests', shown: 'off' },
  { kept: 'nonsense', system: 'moves', shown: 'on' },
  { kept: 'nonsense', system: 'rests', shown: 'off' },
] as const

describe.each(cases)('with "$kept" kept and a system that $system', ({ kept, system, shown }) => {
  beforeEach(() => {
    if (kept !== undefined) browser.stored.set('motion', kept)
    browser.setting.matches = system === 'rests'
  })

  test(`the document says "${shown}" before it is drawn`, () => {
    runHeadScript()
    expect(browser.root.dataset.motion).toBe(shown)
  })

  test(`the page says "${shown}" from then on`, () => {
    const { motion } = started()
    expect({ moves: motion.moves(), document: browser.root.dataset.motion }).toEqual({
      moves: shown === 'on',
      document: shown,
    })
  })
})

describe('the control', () => {
  test('stops all, is remembered, and leads back to what the system says', () => {
    const { motion, told } = started()
    browser.press()
    expect([motion.get(), browser.root.dataset.motion, ...browser.stored]).toEqual([
      'off',
      'off',
      ['motion', 'off'],
    ])
    browser.press()
    expect([motion.get(), browser.root.dataset.motion, ...browser.stored]).toEqual(['system', 'on'])
    expect(told).toEqual([false, true])
  })

  test('lets all move where the system asks for stillness', () => {
    browser.setting.matches = true
    const { motion } = started()
    browser.press()
    expect([motion.get(), motion.moves(), ...browser.stored]).toEqual([
      'on',
      true,
      ['motion', 'on'],
    ])
  })

  test('works before the script of the page has come, which then goes on from there', () => {
    runHeadScript()
    clickControl()
    expect(browser.root.dataset.motion).toBe('off')
    const { motion } = started()
    expect([motion.get(), motion.moves()]).toEqual(['off', false])
  })

  test('is answered once, by the script that is there', () => {
    runHeadScript()
    const { told } = started()
    clickControl()
    expect(told).toEqual([false])
    expect(browser.root.dataset.motion).toBe('off')
  })
})

describe('the system setting is followed live', () => {
  test('while nothing else was chosen', () => {
    const { motion, told } = started()
    browser.asksForStillness(true)
    browser.asksForStillness(false)
    expect(told).toEqual([false, true])
    expect([motion.get(), browser.root.dataset.motion]).toEqual(['system', 'on'])
  })

  test('and not while something was', () => {
    const { motion } = started()
    motion.set('on')
    browser.asksForStillness(true)
    expect([motion.moves(), browser.root.dataset.motion]).toEqual([true, 'on'])
  })
})

test.each([false, true])(
  'a system that changed before the script of the page came is followed (no storage: %s)',
  (refuses) => {
    browser.refuses = refuses
    runHeadScript()
    browser.asksForStillness(true)
    const { motion } = started()
    expect([motion.get(), browser.root.dataset.motion]).toEqual(['system', 'off'])
  },
)

describe('what another tab chose', () => {
  test.each(['storage', 'pageshow'])('holds here, too (%s)', (type) => {
    const { motion, told } = started()
    browser.stored.set('motion', 'off')
    browser.dispatchEvent(new Event(type))
    expect([motion.get(), told.at(-1), browser.root.dataset.motion]).toEqual(['off', false, 'off'])
  })
})

describe('where the browser keeps nothing', () => {
  beforeEach(() => {
    browser.refuses = true
  })

  test('a choice holds for as long as the page is open', () => {
    const { motion } = started()
    browser.press()
    browser.dispatchEvent(new Event('storage'))
    expect([motion.get(), browser.root.dataset.motion]).toEqual(['off', 'off'])
  })

  test('so does one that was made before the script of the page came', () => {
    runHeadScript()
    clickControl()
    expect(started().motion.get()).toBe('off')
  })
})

test('whoever has unsubscribed is not told', () => {
  const motion = createMotion()
  motion.start()
  const notify = vi.fn<() => void>()
  motion.subscribe(notify)()
  motion.set('off')
  expect(notify).not.toHaveBeenCalled()
})

/** Runs the script that stands in the head of every document. */
function runHeadScript() {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  const [, script = ''] = /<script>(.*?)<\/script>/su.exec(html) ?? []
  expect(script).toContain('motion')
  runInNewContext(script, { ...browser.globals(), Event, window: {} })
}

/** Clicks the control, of which the head's script hears. */
function clickControl() {
  const click = new Event('click')
  Object.defineProperty(click, 'target', { value: { closest: () => ({}) } })
  browser.dispatchEvent(click)
}
