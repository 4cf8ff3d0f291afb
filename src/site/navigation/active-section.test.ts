import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createActiveSection } from './active-section.ts'

const ids = ['home', 'expertise', 'contact']
/** A page of three sections of 600 px, a gap of 100 before the last, in a viewport of 1000. */
const places: Record<string, number> = { home: 0, expertise: 600, contact: 1300 }

let page: EventTarget
let scrolled: number
let measured: number

beforeEach(() => {
  page = new EventTarget()
  scrolled = 0
  measured = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('innerHeight', 1000)
  vi.stubGlobal('document', {
    getElementById(id: string) {
      const top = places[id]
      if (top === undefined) return null
      const box = { top: top - scrolled, bottom: top + 600 - scrolled }
      const getBoundingClientRect = () => {
        measured += 1
        return box
      }
      return { getBoundingClientRect }
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function dispatch(...types: string[]) {
  for (const type of types) page.dispatchEvent(new Event(type))
}

/** Scrolls until the line is at `line` px of the page, and ends the frame. */
function scrollTo(line: number) {
  scrolled = line - 300
  dispatch('scroll')
  vi.runAllTimers()
}

/** A page with a subscriber: its store, and the values that the subscriber saw. */
function follow(sections = ids, threshold = 0.3) {
  const active = createActiveSection(sections, threshold)
  const seen: (string | undefined)[] = []
  const unsubscribe = active.subscribe(() => seen.push(active.get()))
  vi.runAllTimers()
  return { active, seen, unsubscribe }
}

test('the first section is active until the page is measured', () => {
  expect([createActiveSection(ids, 0.3).get(), createActiveSection([], 0.3).get()]).toEqual([
    'home',
    undefined,
  ])
})

describe('the active section is the one at the line', () => {
  test('from the start, so that a page opened further down is marked there', () => {
    scrolled = 500
    expect(follow().active.get()).toBe('expertise')
  })

  test('at each scroll, and a subscriber is notified only of changes', () => {
    const { seen } = follow()
    for (const line of [400, 599, 600, 700, 1199, 1300, 1400, 599]) scrollTo(line)
    expect(seen).toEqual(['expertise', 'contact', 'home'])
  })

  test('and if the line is in no section, the last one stays active', () => {
    const { active } = follow()
    scrollTo(700)
    scrollTo(1250)
    expect(active.get()).toBe('expertise')
  })

  test.each([
    { threshold: 0, id: 'home' },
    { threshold: 0.3, id: 'expertise' },
    { threshold: 1, id: 'contact' },
  ])('with a line at $threshold of the height', ({ threshold, id }) => {
    scrolled = 400
    expect(follow(ids, threshold).active.get()).toBe(id)
  })

  test('also when the window changes its size', () => {
    const { active } = follow()
    vi.stubGlobal('innerHeight', 3000)
    dispatch('resize')
    vi.runAllTimers()
    expect(active.get()).toBe('expertise')
  })

  test('and a section that is not in the page is ignored', () => {
    const { active } = follow(['home', 'nowhere', 'contact'])
    scrollTo(1400)
    expect(active.get()).toBe('contact')
  })
})

test('many scrolls within one frame are measured once, and after it', () => {
  follow()
  measured = 0
  dispatch('scroll', 'scroll', 'resize', 'scroll')
  const within = measured
  vi.runAllTimers()
  expect({ within, after: measured }).toEqual({ within: 0, after: ids.length })
})

test('a scroll before the last result is announced replaces that result', () => {
  const { active, seen } = follow()
  for (const line of [700, 1400]) {
    scrolled = line - 300
    dispatch('scroll')
    vi.advanceTimersToNextTimer()
  }
  vi.runAllTimers()
  expect({ now: active.get(), seen }).toEqual({ now: 'contact', seen: ['contact'] })
})

describe('a section that a visitor chooses', () => {
  test('is active at once', () => {
    const { active, seen } = follow()
    active.choose('contact')
    expect({ now: active.get(), seen }).toEqual({ now: 'contact', seen: ['contact'] })
  })

  test('stays active while the page scrolls past the others', () => {
    const { active, seen } = follow()
    active.choose('contact')
    for (const line of [500, 700, 1000]) scrollTo(line)
    expect({ now: active.get(), seen }).toEqual({ now: 'contact', seen: ['contact'] })
  })

  test.each([
    { what: 'a scroll', steps: 0 },
    { what: 'what was found', steps: 1 },
  ])('is not replaced by $what of the frame before', ({ steps }) => {
    const { active } = follow()
    scrolled = 400
    dispatch('scroll')
    for (let step = 0; step < steps; step += 1) vi.advanceTimersToNextTimer()
    active.choose('contact')
    dispatch('wheel')
    vi.runAllTimers()
    expect(active.get()).toBe('contact')
  })

  test('stays active if the page cannot scroll as far as its line', () => {
    const { active } = follow()
    active.choose('contact')
    scrollTo(900)
    // Browsers send both within one frame, before they draw it.
    scrolled = 650
    dispatch('scroll', 'scrollend')
    vi.runAllTimers()
    const held = active.get()
    scrollTo(700)
    expect({ held, next: active.get() }).toEqual({ held: 'contact', next: 'expertise' })
  })

  test('is replaced at the first scroll after that', () => {
    const { active } = follow()
    active.choose('contact')
    scrollTo(900)
    dispatch('scrollend')
    scrollTo(700)
    expect(active.get()).toBe('expertise')
  })

  test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'gives way to a visitor who scrolls by hand (%s)',
    (type) => {
      const { active } = follow()
      active.choose('contact')
      scrollTo(500)
      dispatch(type)
      scrollTo(700)
      expect(active.get()).toBe('expertise')
    },
  )
})

describe('a page without subscribers', () => {
  test('is not measured', () => {
    const { unsubscribe } = follow()
    unsubscribe()
    dispatch('scroll', 'resize')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('cancels the pending measurement', () => {
    const { unsubscribe } = follow()
    dispatch('scroll')
    unsubscribe()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is measured again for the next subscriber', () => {
    const { active, unsubscribe } = follow()
    dispatch('scroll')
    unsubscribe()
    scrolled = 500
    active.subscribe(() => {})
    vi.runAllTimers()
    expect(active.get()).toBe('expertise')
  })

  test('is measured while one subscriber is left', () => {
    const { active, unsubscribe } = follow()
    active.subscribe(() => {})
    unsubscribe()
    scrollTo(700)
    expect(active.get()).toBe('expertise')
  })
})
