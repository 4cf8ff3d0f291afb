import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { contentFile, loadPortfolio, projectRoot } from './load-portfolio.ts'

const text = JSON.stringify({
  site: { title: 'Title', description: 'Words.', url: 'https://example.org/' },
  preloader: { letters: ['A'] },
  sections: [
    {
      type: 'gif-strip',
      images: [
        { src: 'media/here.gif', alt: 'A' },
        { src: 'media/gone.gif', alt: 'B' },
        { src: 'https://example.org/elsewhere.gif', alt: 'C' },
      ],
    },
  ],
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-load-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

describe('the content file', () => {
  test('is content/portfolio.json of the project', () => {
    vi.stubEnv('CONTENT_FILE', undefined)
    expect(contentFile()).toBe(join(projectRoot, 'content/portfolio.json'))
  })

  test('is another one where the environment names it', () => {
    vi.stubEnv('CONTENT_FILE', 'some/other.json')
    expect(contentFile()).toBe(join(process.cwd(), 'some/other.json'))
  })
})

describe('a content file is loaded', () => {
  test('with the assets that stand beside it', () => {
    const file = join(folder, 'portfolio.json')
    mkdirSync(join(folder, 'media'))
    writeFileSync(file, text)
    writeFileSync(join(folder, 'media/here.gif'), '')
    writeFileSync(join(folder, 'media/gone.gif'), '')
    const loaded = loadPortfolio(file)
    expect({
      text: loaded.text,
      problems: loaded.problems,
      sections: loaded.portfolio?.sections.map(({ type }) => type),
    }).toEqual({ text, problems: [], sections: ['gif-strip'] })
  })

  test('and an asset that does not stand beside it is a problem', () => {
    const file = join(folder, 'portfolio.json')
    mkdirSync(join(folder, 'media'))
    writeFileSync(file, text)
    writeFileSync(join(folder, 'media/here.gif'), '')
    const { portfolio, problems } = loadPortfolio(file)
    expect({ portfolio, problems: problems.map(({ code, pointer }) => [code, pointer]) }).toEqual({
      portfolio: undefined,
      problems: [['content/missing-asset', '/sections/0/images/1/src']],
    })
  })

  test('and broken text is kept beside its problems', () => {
    const file = join(folder, 'portfolio.json')
    writeFileSync(file, '{')
    const { text: kept, portfolio, problems } = loadPortfolio(file)
    expect({ kept, portfolio, codes: problems.map(({ code }) => code) }).toEqual({
      kept: '{',
      portfolio: undefined,
      codes: ['content/syntax'],
    })
  })

  test('but not where there is none', () => {
    expect(() => loadPortfolio(join(folder, 'portfolio.json'))).toThrow('ENOENT')
  })

  test('and a file that is misspelt, in however deep a folder, is guessed', () => {
    const file = join(folder, 'portfolio.json')
    mkdirSync(join(folder, 'media/work'), { recursive: true })
    writeFileSync(join(folder, 'media/work/here.gif'), '')
    writeFileSync(file, text.replace('media/here.gif', 'media/work/Heer.gif'))
    expect(loadPortfolio(file).problems.map(({ suggestion }) => suggestion)).toEqual([
      'media/work/here.gif',
      undefined,
    ])
  })

  test.each([
    ['too long', `media/${'x'.repeat(1500)}.gif`],
    ['not for disks', 'media/\u0001\\u0000.gif'.replace('\u0001', '')],
  ])('and a path that is %s is a problem and no crash', (_, path) => {
    const file = join(folder, 'portfolio.json')
    writeFileSync(file, text.replace('media/here.gif', path))
    const codes = loadPortfolio(file).problems.map(({ code }) => code)
    expect(codes).toContain('content/missing-asset')
  })
})

describe('a file that is no content is told of in a few problems, and brings nothing down', () => {
  test.each([
    ['an empty file', '', ['content/empty']],
    ['a file of 50 MB', Buffer.alloc(50_000_000, '[1,'), ['content/too-large']],
    ['bytes', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe, 0x80]), ['content/not-text']],
    ['UTF-16', Buffer.from('\uFEFF{ "site": {} }', 'utf16le'), ['content/not-text']],
    ['100,000 brackets', '['.repeat(100_000), ['content/too-deep']],
    ['100,000 objects', '{"a":'.repeat(100_000), ['content/too-deep']],
    ['a NUL', '{ "a": "\0" }', ['content/not-text']],
  ])('%s', (_, written, codes) => {
    const file = join(folder, 'portfolio.json')
    writeFileSync(file, written)
    expect(loadPortfolio(file).problems.map(({ code }) => code)).toEqual(codes)
  })

  test('a folder', () => {
    expect(() => loadPortfolio(folder)).toThrow('EISDIR')
  })

  // The superuser reads what nobody may.
  test('a file that may not be read', () => {
    const file = join(folder, 'portfolio.json')
    writeFileSync(file, text, { mode: 0 })
    // Root may read everything: for a moment this is nobody.
    const root = process.geteuid?.() === 0
    if (root) process.seteuid?.(65_534)
    try {
      expect(() => loadPortfolio(file)).toThrow('EACCES')
    } finally {
      if (root) process.seteuid?.(0)
    }
  })
})
