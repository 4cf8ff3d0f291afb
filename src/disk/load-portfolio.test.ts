import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { contentFile, loadPortfolio, projectRoot } from './load-portfolio.ts'

const text = JSON.stringify({
  site: { title: 'Title', description: 'Words.' },
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
})
