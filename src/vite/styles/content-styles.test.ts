import { describe, expect, test } from 'vitest'

import type { Portfolio } from '#content/portfolio.ts'
import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { createContentStyles } from './content-styles.ts'

const displayTexts = {
  tag: { width: 2, bearing: 0.01, rise: 0.7, depth: 0 },
  poster: { line: 4, word: 3, bearing: 0.01 },
  mail: 1,
}

function makeContent(parts: object = {}): Portfolio {
  return parsePortfolio({
    site: { title: 'Title', description: 'Words.' },
    schemaVersion: 2,
    preloader: { letters: ['A', 'H', 'K'] },
    sections: [
      { type: 'gif-strip', id: 'gifs', images: [{ id: 'a', src: 'media/a.gif', alt: 'A' }] },
    ],
    ...parts,
  })
}

/** A skills section whose slides have these backgrounds. */
function makeSkills(...backgrounds: (string | undefined)[]) {
  const slides = backgrounds.map((background) => ({
    type: 'ui',
    id: 'ui',
    title: 'UI',
    background,
  }))
  return { type: 'skills', id: 'skills', heading: 'Skills', slides }
}

/** The rules for the backgrounds of slides. */
function listBackgrounds(...sections: object[]) {
  const sheet = createContentStyles(makeContent({ sections }), displayTexts)
  return [...sheet.matchAll(/^ *(\[data-background.*)$/gmu)].map(([, rule]) => rule)
}

/** Returns the block after `head` with single spaces, or undefined if there is none. */
function findBlock(sheet: string, head: string): string | undefined {
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
function listDeclarations(sheet: string, selector: string) {
  const lines = (findBlock(sheet, selector) ?? '').split(';').map((line) => line.trim())
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => line.split(': ') as [string, string]),
  )
}

describe('colours and numbers of the content', () => {
  test('are those of the specification by default', () => {
    expect(
      listDeclarations(createContentStyles(makeContent(), displayTexts), ':root'),
    ).toMatchObject({
      'color-scheme': 'light dark',
      '--backdrop-shift': '1200px',
      '--fade-duration': '1000ms',
      '--fade-delay': '200ms',
    })
  })

  test('say whether there is a social button, which the page leaves space for', () => {
    const link = { id: 'mastodon', network: 'Mastodon', url: 'https://social.example/@me' }
    for (const socialLinks of [[], [link], [link, link]]) {
      const sheet = createContentStyles(makeContent({ socialLinks }), displayTexts)
      expect(listDeclarations(sheet, ':root')).toMatchObject({
        '--has-social': socialLinks.length > 0 ? '1' : '0',
      })
    }
  })

  test('say where the site is, for links on paper', () => {
    const site = { title: 'Title', description: 'Words.', url: 'https://bärbel.example/folio/' }
    const sheet = createContentStyles(makeContent({ site }), displayTexts)
    expect(sheet).toContain('--site-origin: "https://bärbel.example";')
    expect(sheet).toContain('--site-root: "https://bärbel.example/folio/";')
    expect(createContentStyles(makeContent(), displayTexts)).not.toContain('--site-origin')
  })

  test('reach the style sheet', () => {
    const content = makeContent({
      theme: {
        scheme: 'dark',
        accent: { light: '#111', dark: '#222222' },
        ground: { light: '#333', dark: '#444' },
        ink: { light: '#555', dark: '#666' },
      },
      scrolling: { backdropShift: 77, fadeDuration: 88, fadeDelay: 99 },
    })
    expect(listDeclarations(createContentStyles(content, displayTexts), ':root')).toMatchObject({
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
    { scheme: 'light', value: 'only light' },
  ])('say of the scheme "$scheme": $value', ({ scheme, value }) => {
    const sheet = createContentStyles(makeContent({ theme: { scheme } }), displayTexts)
    expect(listDeclarations(sheet, ':root')['color-scheme']).toBe(value)
  })
})

test('large texts have the width of their ink, which starts at the margin', () => {
  const sheet = createContentStyles(makeContent(), {
    tag: { width: 2.17849, bearing: 0.0751, rise: 0.9104, depth: 0.2125 },
    poster: { line: 5.4321, word: 4, bearing: 0.02 },
    mail: 9.8765,
  })
  expect(listDeclarations(sheet, ':root')).toMatchObject({
    '--tag-width': '2.178',
    '--tag-shift': '-0.075em',
    '--tag-rise': '0.91',
    '--tag-depth': '0.212',
    '--poster-line': '5.432',
    '--poster-word': '4',
    '--poster-tracking': '0.7',
    '--poster-shift': '-0.02em',
    '--mail-width': '9.877',
  })
})

describe('the backgrounds of slides', () => {
  test('are in the sheet once, for all sections', () => {
    expect(
      listBackgrounds(
        makeSkills('#16324f', undefined, '#16324f', '#fff'),
        makeSkills('#fff', '#ABC'),
      ),
    ).toEqual([
      "[data-background='#16324f'] { --own-background: #16324f; }",
      "[data-background='#fff'] { --own-background: #fff; }",
      "[data-background='#ABC'] { --own-background: #ABC; }",
    ])
  })

  test('have no rule if there are none', () => {
    expect(listBackgrounds(makeSkills(undefined, undefined))).toEqual([])
  })
})

test('the preloader has no styles if it is turned off', () => {
  const sheet = createContentStyles(
    makeContent({ preloader: { enabled: false, letters: ['A'] } }),
    displayTexts,
  )
  expect({ rules: sheet.match(/preloader/gu), theme: sheet.includes('--accent') }).toEqual({
    rules: null,
    theme: true,
  })
})

test('a page has the rules of its language, and no others', () => {
  const create = (language: string) =>
    createContentStyles(
      makeContent({ site: { title: 'Title', description: 'Words.', language } }),
      displayTexts,
    )
  const rules = ['word-break: keep-all', 'letter-spacing: normal', '--taller: 0.2']
  const listRules = (language: string) => rules.filter((rule) => create(language).includes(rule))
  expect([listRules('ko'), listRules('th'), listRules('en')]).toEqual([rules, [rules[2]], []])
})
