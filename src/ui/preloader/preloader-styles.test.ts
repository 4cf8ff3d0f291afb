import { describe, expect, test } from 'vitest'

import { preloader, type Preloader } from '#fields/preloader.ts'

import { listPreloaderSteps, createPreloaderStyles } from './preloader-styles.ts'

const makeContent = (parts: object = {}): Preloader =>
  preloader.parse({ letters: ['A', 'H', 'K'], ...parts })

/** Names, lengths (ms) and repetitions of the animations, by the attribute they are set on. */
function listAnimations(sheet: string) {
  return Object.fromEntries(
    [...sheet.matchAll(/\[([\w-]+(?:='\d+')?(?:\] \[[\w-]+)?)\] \{\s*animation:([^;]+);/gu)].map(
      ([, selector, value = '']) => [
        selector,
        value.split(/,(?![^(]*\))/u).map((one) => one.trim().replaceAll(/\s+/gu, ' ')),
      ],
    ),
  )
}

/** The states of the keyframes of a name, with their times in ms of a loop of this length. */
function listKeyframes(sheet: string, name: string, loop: number) {
  const [, body = ''] =
    new RegExp(`@keyframes ${name} \\{((?:[^{}]*\\{[^}]*\\})+)`, 'u').exec(sheet) ?? []
  return [...body.matchAll(/([\d.%, ]+) \{ ([^}]*) \}/gu)].map(([, times = '', state]) => ({
    times: times.split(',').map((time) => Math.round((Number.parseFloat(time) / 100) * loop)),
    state,
  }))
}

/** When the drawing of a part begins and ends, in ms. */
function findDrawn(sheet: string, part: number, loop: number) {
  const [before, after] = listKeyframes(sheet, `preloader-part-${part}`, loop)
  return { begins: before?.times[1], ends: after?.times[0] }
}

describe('the steps of the preloader: letter, line, letter, and the fade-out last', () => {
  test.each([
    { letters: 'A', steps: [700, 1000] },
    { letters: 'AH', steps: [700, 600, 600, 1000] },
    { letters: 'AHK', steps: [700, 600, 600, 600, 600, 1000] },
  ])('for $letters they are $steps', ({ letters, steps }) => {
    expect(listPreloaderSteps(makeContent({ letters: [...letters] }))).toEqual(steps)
  })

  test.each([
    { steps: [100, 90], expected: [20, 20, 20, 20, 20, 90] },
    { steps: [21, 22, 23, 24, 25, 26, 27, 90], expected: [21, 22, 23, 24, 25, 90] },
  ])('for three letters and $steps they are $expected', ({ steps, expected }) => {
    expect(listPreloaderSteps(makeContent({ steps }))).toEqual(expected)
  })
})

test.each(['AHKL', 'AHKLM'])('the letters of %s share the time of three', (letters) => {
  const steps = listPreloaderSteps(makeContent({ letters: [...letters] }))
  const drawing = steps.slice(0, -1)
  expect(steps).toHaveLength(letters.length * 2)
  expect(drawing.reduce((sum, step) => sum + step, 0)).toBeCloseTo(3100)
  expect(Math.min(...drawing)).toBeGreaterThan(300)
  expect(steps.at(-1)).toBe(1000)
})

describe('the timeline of the preloader', () => {
  // 700 + 4 * 600 are drawn, rest for 1000 and fade in 1000: a loop of 5100 ms.
  const sheet = createPreloaderStyles(makeContent())

  test('is that of the specification: a loop of 5100 ms without end', () => {
    const {
      'data-preloader-root': root,
      'data-after-preloader': title,
      'data-preloader-hint': hint,
      ...looped
    } = listAnimations(sheet)
    expect(Object.keys(looped)).toEqual([
      'data-preloader-stage',
      "data-preloader-part='0'",
      "data-preloader-letter='0'",
      "data-preloader-letter='0'] [data-preloader-fill",
      "data-preloader-letter='0'] [data-preloader-bars",
      "data-preloader-part='1'",
      "data-preloader-part='2'",
      "data-preloader-letter='1'",
      "data-preloader-letter='1'] [data-preloader-fill",
      "data-preloader-letter='1'] [data-preloader-bars",
      "data-preloader-part='3'",
      "data-preloader-part='4'",
      "data-preloader-letter='2'",
      "data-preloader-letter='2'] [data-preloader-fill",
      "data-preloader-letter='2'] [data-preloader-bars",
    ])
    for (const value of Object.values(looped).flat()) {
      expect(value).toMatch(/^[\w-]+ 5100ms .* var\(--preloader-rounds\)$/u)
    }
    expect(hint).toEqual(['preloader-hint 5000ms linear'])
    expect(title).toEqual(['preloader-wait 7000ms backwards'])
    expect(root).toEqual(['preloader-ground 1000ms cubic-bezier(0, 0.6, 0.2, 1) 4000ms forwards'])
  })

  test('draws letter, line, letter, line, letter one after the other', () => {
    expect([0, 1, 2, 3, 4].map((part) => findDrawn(sheet, part, 5100))).toEqual([
      { begins: 0, ends: 700 },
      { begins: 700, ends: 1300 },
      { begins: 1300, ends: 1900 },
      { begins: 1900, ends: 2500 },
      { begins: 2500, ends: 3100 },
    ])
  })

  test('hides the preloader at its end, also in browsers that cannot animate `display`', () => {
    expect(sheet).toContain(
      '@keyframes preloader-ground { to { background-color: transparent; visibility: hidden; display: none; } }',
    )
  })

  test('fades out last', () => {
    expect(listKeyframes(sheet, 'preloader-stage', 5100)).toEqual([
      { times: [0, 4100], state: 'opacity: 1;' },
      { times: [5100], state: 'opacity: 0;' },
    ])
  })

  test('moves the letters to the position of the tag before the fade', () => {
    const ends = ['glide', 'letter-1', 'part-3'].map((name) =>
      listKeyframes(sheet, `preloader-${name}`, 5100).at(-1),
    )
    expect(ends).toEqual([
      { times: [4000, 5100], state: 'transform: var(--preloader-home);' },
      {
        times: [4000, 5100],
        state: 'transform: translateX(calc(1 * var(--toward) * var(--preloader-home-gap)));',
      },
      {
        times: [4000, 5100],
        state:
          'transform: translateX(calc(1 * var(--toward) * var(--preloader-home-gap))) scaleX(var(--preloader-home-line));',
      },
    ])
  })

  test('fills each finished letter, and all of them before the glide at 3300 ms', () => {
    const fills = [0, 1, 2].map((index) => listKeyframes(sheet, `preloader-fill-${index}`, 5100))
    expect(fills).toEqual(
      [
        [1000, 1200],
        [2200, 2400],
        [3220, 3300],
      ].map(([from, to]) => [
        { times: [0, from], state: 'opacity: 0;' },
        { times: [to, 5100], state: 'opacity: 1;' },
      ]),
    )
  })

  test('shows from 600 ms on how to skip, until the letters glide for the last time', () => {
    expect(listKeyframes(sheet, 'preloader-hint', 5000)).toEqual([
      { times: [0, 600], state: 'opacity: 0;' },
      { times: [900, 3400], state: 'opacity: 1;' },
      { times: [3700, 5000], state: 'opacity: 0;' },
    ])
    expect(createPreloaderStyles(makeContent({ duration: 2000 }))).not.toContain(
      '@keyframes preloader-hint',
    )
  })

  test('follows the content where it sets one', () => {
    const own = createPreloaderStyles(
      makeContent({ letters: ['A'], steps: [500, 300], fadeDelay: 200, duration: 4000 }),
    )
    expect({
      root: listAnimations(own)['data-preloader-root'],
      part: findDrawn(own, 0, 1000),
      stage: listKeyframes(own, 'preloader-stage', 1000).map(({ times }) => times),
    }).toEqual({
      root: ['preloader-ground 300ms cubic-bezier(0, 0.6, 0.2, 1) 3700ms forwards'],
      part: { begins: 0, ends: 500 },
      stage: [[0, 700], [1000]],
    })
  })

  test('ends with a fade, so that no letter is drawn again over the page', () => {
    const own = createPreloaderStyles(makeContent({ letters: ['Imke ', 'Daal'] }))
    expect(listAnimations(own)['data-preloader-stage']?.[1]).toBe(
      'preloader-stage 5000ms linear var(--preloader-rounds)',
    )
    // The letters are drawn as fast as others, and glide as fast. They rest longer in between.
    expect({
      drawn: [0, 1, 2].map((part) => findDrawn(own, part, 5000).ends),
      glide: listKeyframes(own, 'preloader-glide', 5000).map(({ times }) => times),
      stage: listKeyframes(own, 'preloader-stage', 5000).map(({ times }) => times),
    }).toEqual({
      drawn: [700, 1300, 1900],
      glide: [
        [0, 3200],
        [3900, 5000],
      ],
      stage: [[0, 4000], [5000]],
    })
  })

  test('gives words the room of their letters', () => {
    const [initials = NaN, name = NaN] = ['AHK', 'Nora Lindqvist'].map((letters) => {
      const styles = createPreloaderStyles(makeContent({ letters }))
      return Number(/min-aspect-ratio: (\d+)/u.exec(styles)?.[1])
    })
    expect(name).toBeGreaterThan(2 * initials)
  })

  test('a fade-out that is longer than the preloader ends with it', () => {
    const own = createPreloaderStyles(
      makeContent({ letters: ['A'], steps: [500, 1000], duration: 400 }),
    )
    expect(listAnimations(own)['data-preloader-root']).toEqual([
      'preloader-ground 400ms cubic-bezier(0, 0.6, 0.2, 1) 0ms forwards',
    ])
  })

  test('is a valid style sheet with the shortest times', () => {
    const own = createPreloaderStyles(
      makeContent({ letters: ['A'], steps: [20, 20], fadeDelay: 20, duration: 100 }),
    )
    expect(own).not.toMatch(/NaN|Infinity|undefined/u)
    expect(listAnimations(own)["data-preloader-part='0'"]).toEqual([
      'preloader-part-0 100ms var(--preloader-ease) var(--preloader-rounds)',
    ])
  })

  test('repeats without scripts until it ends, and no longer', () => {
    const own = createPreloaderStyles(makeContent({ duration: 11_000 }))
    expect(own).toContain('--preloader-rounds: infinite;')
    expect(own).toContain('@media (scripting: none) { --preloader-rounds: 2; }')
  })

  test('ends the preloader by itself only without reduced motion', () => {
    const [, welcome = ''] =
      /@media \(prefers-reduced-motion: no-preference\) \{([\s\S]*?)\n {2}\}/u.exec(sheet) ?? []
    expect(welcome).toContain('animation: preloader-ground')
    expect(sheet.replace(welcome, '')).not.toContain('animation: preloader-ground')
  })
})
