import { describe, expect, test } from 'vitest'

import { portfolio, type Portfolio } from '#content/portfolio.ts'

import { contentStyles } from './content-styles.ts'
import { preloaderSteps } from './preloader-styles.ts'

function contentOf(parts: object = {}): Portfolio {
  return portfolio.parse({
    site: { title: 'Title', description: 'Words.' },
    preloader: { letters: ['A', 'H', 'K'] },
    sections: [{ type: 'gif-strip', images: [{ src: 'media/a.gif', alt: 'A' }] }],
    ...parts,
  })
}

/** A skills section whose slides have these backgrounds. */
function skills(...backgrounds: (string | undefined)[]) {
  const slides = backgrounds.map((background) => ({ type: 'ui', title: 'UI', background }))
  return { type: 'skills', heading: 'Skills', slides }
}

/** The rules for the backgrounds of slides. */
function backgroundsOf(...sections: object[]) {
  const sheet = contentStyles(contentOf({ sections }))
  return [...sheet.matchAll(/^ *(\[data-background.*)$/gmu)].map(([, rule]) => rule)
}

/** What stands in braces after `head`, with its spaces evened; nothing where `head` is not. */
function blockAfter(sheet: string, head: string): string | undefined {
  const begin = sheet.indexOf(`${head} {`)
  if (begin === -1) return undefined
  let depth = 0
  let end = sheet.indexOf('{', begin)
  do {
    if (sheet[end] === '{') depth += 1
    if (sheet[end] === '}') depth -= 1
    end += 1
  } while (depth > 0 && end < sheet.length)
  const block = sheet.slice(sheet.indexOf('{', begin) + 1, end - 1)
  return block.replaceAll(/\s+/gu, ' ').trim()
}

/** The declarations of a rule, by property. */
function declarations(sheet: string, selector: string) {
  const lines = (blockAfter(sheet, selector) ?? '').split(';').map((line) => line.trim())
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => line.split(': ') as [string, string]),
  )
}

/** The animations of the preloader by selector, and their keyframes by name. */
function timelineOf(sheet: string) {
  const animations = [...sheet.matchAll(/(\[data-preloader-[^{]+\]) \{ animation: ([^;]+);/gu)]
  const names = [...sheet.matchAll(/@keyframes ([\w-]+)/gu)].map(([, name]) => name ?? '')
  return {
    animations: Object.fromEntries(animations.map(([, selector, value]) => [selector, value])),
    keyframes: Object.fromEntries(
      names.map((name) => [name, blockAfter(sheet, `@keyframes ${name}`)]),
    ),
  }
}

describe('colours and numbers of the content', () => {
  test('are the specification’s own where it is silent', () => {
    expect(declarations(contentStyles(contentOf()), ':root')).toMatchObject({
      'color-scheme': 'light dark',
      '--backdrop-shift': '1200px',
      '--fade-duration': '1000ms',
      '--fade-delay': '200ms',
    })
  })

  test('reach the sheet, each in its place', () => {
    const content = contentOf({
      theme: {
        scheme: 'dark',
        accent: { light: '#111', dark: '#222222' },
        ground: { light: '#333', dark: '#444' },
        ink: { light: '#555', dark: '#666' },
      },
      motion: { backdropShift: 77, fadeDuration: 88, fadeDelay: 99 },
    })
    expect(declarations(contentStyles(content), ':root')).toMatchObject({
      'color-scheme': 'dark',
      '--accent': 'light-dark(#111, #222222)',
      '--ground': 'light-dark(#333, #444)',
      '--ink': 'light-dark(#555, #666)',
      '--backdrop-shift': '77px',
      '--fade-duration': '88ms',
      '--fade-delay': '99ms',
    })
  })

  test.each([
    { scheme: 'system', value: 'light dark' },
    { scheme: 'dark', value: 'dark' },
    { scheme: 'light', value: 'light' },
  ])('say of the scheme "$scheme": $value', ({ scheme, value }) => {
    const sheet = contentStyles(contentOf({ theme: { scheme } }))
    expect(declarations(sheet, ':root')['color-scheme']).toBe(value)
  })
})

describe('the backgrounds of slides', () => {
  test('stand in the sheet once each, over all sections', () => {
    expect(
      backgroundsOf(skills('#16324f', undefined, '#16324f', '#fff'), skills('#fff', '#ABC')),
    ).toEqual([
      "[data-background='#16324f'] { --slide-background: #16324f; }",
      "[data-background='#fff'] { --slide-background: #fff; }",
      "[data-background='#ABC'] { --slide-background: #ABC; }",
    ])
  })

  test('leave no rule where there are none', () => {
    expect(backgroundsOf(skills(undefined, undefined))).toEqual([])
  })
})

describe('the steps of the preloader: letter, line, letter, and the fade-out last', () => {
  test.each([
    { letters: 'A', steps: [700, 1000] },
    { letters: 'AH', steps: [700, 600, 600, 1000] },
    { letters: 'AHK', steps: [700, 600, 600, 600, 600, 1000] },
    { letters: 'AHKL', steps: [700, 600, 600, 600, 600, 600, 600, 1000] },
    { letters: 'AHKLM', steps: [700, 600, 600, 600, 600, 600, 600, 600, 600, 1000] },
  ])('for $letters they are $steps', ({ letters, steps }) => {
    const { preloader } = contentOf({ preloader: { letters: [...letters] } })
    expect(preloaderSteps(preloader)).toEqual(steps)
  })

  test.each([
    { steps: [10, 90], expected: [10, 10, 10, 10, 10, 90] },
    { steps: [10, 20, 90], expected: [10, 20, 20, 20, 20, 90] },
    { steps: [1, 2, 3, 4, 5, 6, 7, 90], expected: [1, 2, 3, 4, 5, 90] },
  ])('for three letters and $steps they are $expected', ({ steps, expected }) => {
    const { preloader } = contentOf({ preloader: { letters: ['A', 'H', 'K'], steps } })
    expect(preloaderSteps(preloader)).toEqual(expected)
  })
})

describe('the timeline of the preloader', () => {
  // 700 + 4 * 600 are drawn, rest for 1000 and fade in 1000: a loop of 5100 ms.
  const letterHidden = '{ opacity: 0; transform: translateY(0.2em); }'
  const letterShown = '{ opacity: 1; transform: none; }'
  const lineHidden = '{ transform: scaleX(0); }'
  const lineShown = '{ transform: none; }'

  test('is the specification’s own: a loop of 5100 ms', () => {
    expect(timelineOf(contentStyles(contentOf()))).toEqual({
      animations: {
        '[data-preloader-root]': 'preloader-end 1ms linear 5000ms forwards',
        '[data-preloader-stage]': 'preloader-stage 5100ms linear infinite',
        "[data-preloader-part='0']": 'preloader-part-0 5100ms ease-in-out infinite',
        "[data-preloader-part='1']": 'preloader-part-1 5100ms ease-in-out infinite',
        "[data-preloader-part='2']": 'preloader-part-2 5100ms ease-in-out infinite',
        "[data-preloader-part='3']": 'preloader-part-3 5100ms ease-in-out infinite',
        "[data-preloader-part='4']": 'preloader-part-4 5100ms ease-in-out infinite',
      },
      keyframes: {
        'preloader-end': 'to { visibility: hidden; }',
        'preloader-stage': '0%, 80.392% { opacity: 1; } 100% { opacity: 0; }',
        'preloader-part-0': `0%, 0% ${letterHidden} 13.725%, 100% ${letterShown}`,
        'preloader-part-1': `0%, 13.725% ${lineHidden} 25.49%, 100% ${lineShown}`,
        'preloader-part-2': `0%, 25.49% ${letterHidden} 37.255%, 100% ${letterShown}`,
        'preloader-part-3': `0%, 37.255% ${lineHidden} 49.02%, 100% ${lineShown}`,
        'preloader-part-4': `0%, 49.02% ${letterHidden} 60.784%, 100% ${letterShown}`,
      },
    })
  })

  test('is the content’s where it has one', () => {
    const preloader = { letters: ['A'], steps: [500, 300], fadeDelay: 200, duration: 4321 }
    expect(timelineOf(contentStyles(contentOf({ preloader })))).toEqual({
      animations: {
        '[data-preloader-root]': 'preloader-end 1ms linear 4321ms forwards',
        '[data-preloader-stage]': 'preloader-stage 1000ms linear infinite',
        "[data-preloader-part='0']": 'preloader-part-0 1000ms ease-in-out infinite',
      },
      keyframes: {
        'preloader-end': 'to { visibility: hidden; }',
        'preloader-stage': '0%, 70% { opacity: 1; } 100% { opacity: 0; }',
        'preloader-part-0': `0%, 0% ${letterHidden} 50%, 100% ${letterShown}`,
      },
    })
  })

  test('without a fade-out nothing fades', () => {
    const preloader = { letters: ['A'], steps: [500, 0], fadeDelay: 500 }
    const { keyframes } = timelineOf(contentStyles(contentOf({ preloader })))
    expect(keyframes['preloader-stage']).toBe('0%, 100% { opacity: 1; } 100% { opacity: 1; }')
  })

  test('of no length at all is still a style sheet', () => {
    const preloader = { letters: ['A'], steps: [0, 0], fadeDelay: 0, duration: 0 }
    const sheet = contentStyles(contentOf({ preloader }))
    expect({
      numbers: sheet.match(/NaN|Infinity|undefined/gu),
      stage: timelineOf(sheet).animations['[data-preloader-stage]'],
    }).toEqual({ numbers: null, stage: 'preloader-stage 1ms linear infinite' })
  })

  test('ends the preloader by itself only where movement is welcome', () => {
    const sheet = contentStyles(contentOf())
    expect(blockAfter(sheet, '@media (prefers-reduced-motion: no-preference)')).toBe(
      '[data-preloader-root] { animation: preloader-end 1ms linear 5000ms forwards; }',
    )
  })

  test('is not there where the preloader is not', () => {
    const sheet = contentStyles(contentOf({ preloader: { enabled: false, letters: ['A'] } }))
    expect({ rules: sheet.match(/preloader/gu), theme: sheet.includes('--accent') }).toEqual({
      rules: null,
      theme: true,
    })
  })
})
