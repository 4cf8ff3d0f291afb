import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { formatPath } from './format-path.ts'
import { ownerFolder } from './folders.ts'
import { loadPortfolio } from './load-portfolio.ts'
import { findContentFile } from './owner/own-files.ts'

vi.mock(import('node:fs'), { spy: true })

/** A gif whose header says that it is 400 pixels wide. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
gif.writeUInt16LE(400, 6)

const text = JSON.stringify({
  site: { title: 'Title', description: 'Words.', url: 'https://ada-king.de/' },
  schemaVersion: 2,
  preloader: { letters: ['A'] },
  sections: [
    {
      type: 'gif-strip',
      id: 'gifs',
      images: [
        { id: 'here', src: 'media/here.gif', alt: 'A' },
        { id: 'gone', src: 'media/gone.gif', alt: 'B' },
        { id: 'elsewhere', src: 'https://example.org/elsewhere.png', alt: 'C' },
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
  vi.mocked(statSync).mockReset()
})

describe('the content file', () => {
  test('is content/portfolio.json of the project', () => {
    vi.stubEnv('CONTENT_FILE', undefined)
    expect(findContentFile()).toBe(join(ownerFolder, 'content/portfolio.json'))
  })

  test('is another one if the environment names it', () => {
    vi.stubEnv('CONTENT_FILE', 'some/other.json')
    expect(findContentFile()).toBe(join(process.cwd(), 'some/other.json'))
  })
})

describe('a content file is loaded', () => {
  test.each([
    ['site', 'url', 'https://exa[mple.org/'],
    ['hero', 'animation', { src: 'https://example.org:99999/a.json' }],
    ['strip', 'images', [{ id: 'a', src: 'https://:80/a.png', alt: 'A' }]],
    ['contact', 'backend', 'https://exa%mple.org'],
    ['contact', 'to', { url: 'https://:80/f' }],
    ['contact', 'to', 'https://ada.dev:99999/f'],
  ])('an address in its %s that no browser can read is a problem', (part, name, value) => {
    const parts = {
      site: { title: 'Title', description: 'https://[ is not an address but text.' },
      hero: { type: 'hero', id: 'home', tag: 'AHK', jobTitle: 'Developer', tagline: 'In sync.' },
      strip: {
        type: 'gif-strip',
        id: 'gifs',
        images: [{ id: 'a', src: 'https://example.org/a.png', alt: 'A' }],
      },
      contact: {
        type: 'contact',
        id: 'contact',
        heading: 'Contact',
        intro: 'Write.',
        backend: '/',
      },
    }
    const writeText = (changes: object) => {
      const { site, ...sections } = { ...parts, ...changes }
      const content = {
        site,
        schemaVersion: 2,
        preloader: { letters: ['A'] },
        sections: Object.values(sections),
      }
      return JSON.stringify(content)
    }
    const listErrors = (changes: object) =>
      loadPortfolio(join(folder, 'portfolio.json'), { written: writeText(changes) })
        .problems.filter(({ severity }) => severity === 'error')
        .map(({ code, message }) => `${code} ${message}`)
    expect(listErrors({})).toEqual([])
    const before = Object.entries(parts).find(([one]) => one === part)?.[1]
    expect(listErrors({ [part]: { ...before, [name]: value } })).toEqual([
      expect.stringMatching(
        /^content\/wrong-format (?:"https:.+" is not an address that a browser can read|The host in "https:.+" may have letters)/u,
      ),
    ])
  })

  test('with the assets beside it', () => {
    const file = join(folder, 'portfolio.json')
    mkdirSync(join(folder, 'media'))
    writeFileSync(file, text)
    writeFileSync(join(folder, 'media/here.gif'), gif)
    writeFileSync(join(folder, 'media/gone.gif'), gif)
    const loaded = loadPortfolio(file)
    expect({
      text: loaded.text,
      problems: loaded.problems,
      sections: loaded.portfolio?.sections.map(({ type }) => type),
    }).toEqual({ text, problems: [], sections: ['gif-strip'] })
  })

  test('and says where a missing file belongs, in the folder of the content', () => {
    const file = join(folder, 'portfolio.json')
    mkdirSync(join(folder, 'media'))
    writeFileSync(file, text)
    writeFileSync(join(folder, 'media/here.gif'), gif)
    const { problems } = loadPortfolio(file)
    expect(problems.map(({ help }) => help)).toEqual([
      `Put the file at ${formatPath(folder)}/media/gone.gif, or name one that is there.`,
    ])
  })

  test.each([
    ['a linked file', 'media/here.gif', '../secret.gif'],
    ['a file in a linked folder', 'media', '../secrets'],
  ])('%s outside the folder is a problem, and is not read', (_, link, target) => {
    const outside = join(folder, 'content')
    const file = join(outside, 'portfolio.json')
    mkdirSync(join(outside, 'media'), { recursive: true })
    mkdirSync(join(folder, 'secrets'))
    writeFileSync(join(folder, 'secret.gif'), 'SECRET')
    for (const name of ['here.gif', 'gone.gif']) {
      writeFileSync(join(folder, 'secrets', name), 'SECRET')
      writeFileSync(join(outside, 'media', name), gif)
    }
    rmSync(join(outside, link), { recursive: true })
    symlinkSync(join(outside, target), join(outside, link))
    writeFileSync(file, text)
    const { portfolio, problems } = loadPortfolio(file)
    expect(portfolio).toBeUndefined()
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual(
      (link === 'media' ? [0, 1] : [0]).map((index) => [
        'asset/outside',
        `/sections/0/images/${index}/src`,
      ]),
    )
  })

  test('links within its folder are followed', () => {
    mkdirSync(join(folder, 'media'))
    writeFileSync(join(folder, 'media/gone.gif'), gif)
    symlinkSync('gone.gif', join(folder, 'media/here.gif'))
    const file = join(folder, 'portfolio.json')
    writeFileSync(file, text)
    expect(loadPortfolio(file).problems).toEqual([])
  })

  test('a missing asset is a problem', () => {
    const file = join(folder, 'portfolio.json')
    mkdirSync(join(folder, 'media'))
    writeFileSync(file, text)
    writeFileSync(join(folder, 'media/here.gif'), gif)
    const { portfolio, problems } = loadPortfolio(file)
    expect({ portfolio, problems: problems.map(({ code, pointer }) => [code, pointer]) }).toEqual({
      portfolio: undefined,
      problems: [['content/missing-asset', '/sections/0/images/1/src']],
    })
  })

  test('an asset that is not what its name says is a problem', () => {
    const file = join(folder, 'portfolio.json')
    mkdirSync(join(folder, 'media'))
    writeFileSync(file, text)
    writeFileSync(join(folder, 'media/here.gif'), '<!doctype html>')
    writeFileSync(join(folder, 'media/gone.gif'), gif)
    const { problems } = loadPortfolio(file)
    expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['asset/broken', '/sections/0/images/0/src'],
    ])
  })

  test('broken text is returned with its problems', () => {
    const file = join(folder, 'portfolio.json')
    writeFileSync(file, '{')
    const { text: kept, portfolio, problems } = loadPortfolio(file)
    expect({ kept, portfolio, codes: problems.map(({ code }) => code) }).toEqual({
      kept: '{',
      portfolio: undefined,
      codes: ['content/syntax'],
    })
  })

  test('a byte-order mark is ignored, and moves no position', () => {
    const file = join(folder, 'portfolio.json')
    const broken = text.replace('"schemaVersion":2', '"schemaVersion":2,"a":1')
    const { text: shown, problems } = loadPortfolio(file, { written: broken })
    writeFileSync(file, `\uFEFF${broken}`)
    expect(loadPortfolio(file)).toMatchObject({ text: shown, problems })
    expect(problems).toContainEqual(
      expect.objectContaining({ code: 'content/unknown-key', line: 1, column: 97 }),
    )
  })

  test('a file that does not exist is refused', () => {
    expect(() => loadPortfolio(join(folder, 'portfolio.json'))).toThrow(
      `${formatPath(join(folder, 'portfolio.json'))} cannot be read: there is no such file.`,
    )
  })

  test('a misspelt file in any folder has a suggestion', () => {
    const file = join(folder, 'portfolio.json')
    mkdirSync(join(folder, 'media/work'), { recursive: true })
    writeFileSync(join(folder, 'media/work/here.gif'), gif)
    writeFileSync(file, text.replace('media/here.gif', 'media/work/Heer.gif'))
    expect(loadPortfolio(file).problems.map(({ suggestion }) => suggestion)).toEqual([
      'media/work/here.gif',
      undefined,
    ])
  })

  test.each([
    ['too long', `media/${'x'.repeat(1500)}.gif`, 'content/missing-asset'],
    ['impossible on a disk', String.raw`media/\u0000.gif`, 'content/unusable-character'],
  ])('a path that is %s is a problem, not a crash', (_, path, code) => {
    const file = join(folder, 'portfolio.json')
    writeFileSync(file, text.replace('media/here.gif', path))
    const codes = loadPortfolio(file).problems.map((problem) => problem.code)
    // The second picture is missing in any case.
    expect(codes).toEqual([code, 'content/missing-asset'])
  })

  test.each([
    ['file', 'media/Here.gif', 'media/here.gif', ['media/Here.gif']],
    ['folder', 'media/Work/here.gif', 'media/work/here.gif', ['media/Work/here.gif']],
    ['file', 'media/here.gif', 'media/here.gif', []],
    ['file with a "./"', 'media/./here.gif', 'media/here.gif', []],
    ['file with an accent', 'media/h\u00e9.gif', 'media/he\u0301.gif', []],
  ])('capitals matter on every disk: the %s %s', (_, written, there, missing) => {
    const file = join(folder, 'portfolio.json')
    mkdirSync(join(folder, 'media/work'), { recursive: true })
    for (const path of [there, 'media/gone.gif']) writeFileSync(join(folder, path), gif)
    writeFileSync(file, text.replace('media/here.gif', written))
    const found = statSync(join(folder, there))
    // A Mac finds files in any case, with accents in any form.
    vi.mocked(statSync).mockImplementation(() => found)
    const problems = loadPortfolio(file).problems.filter(
      ({ code }) => code === 'content/missing-asset',
    )
    expect(problems.map(({ message }) => message.split('"')[1])).toEqual(missing)
  })
})

// Linux finds a file only by the form in which its name is stored.
test.runIf(process.platform === 'linux').each([
  [
    'h\u00e9.gif',
    'he\u0301.gif',
    'The file "media/h\u00e9.gif" is there, but its name is stored with letters and accents apart. Rename the file: type its whole name again, as here. Both names look the same.',
  ],
  [
    'he\u0301.gif',
    'h\u00e9.gif',
    'The file "media/he\u0301.gif" is there, but here its name is stored with letters and accents apart. Type the whole name again here. Both names look the same.',
  ],
])('a file whose name only looks the same: %j', (name, there, sentences) => {
  const file = join(folder, 'portfolio.json')
  mkdirSync(join(folder, 'media'))
  for (const path of [there, 'gone.gif']) writeFileSync(join(folder, 'media', path), gif)
  writeFileSync(file, text.replace('here.gif', name))
  const { problems } = loadPortfolio(file)
  expect(
    problems.map(({ message, help, suggestion }) => [`${message} ${help}`, suggestion]),
  ).toEqual([[sentences, undefined]])
})

describe('a file that is not content has few problems', () => {
  test.each([
    ['an empty file', '', ['content/empty']],
    [
      'a file of 50 MB',
      Buffer.alloc(50_000_000, `<<<<<<< ${'a'.repeat(1000)}\n`),
      ['content/too-large'],
    ],
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
    expect(() => loadPortfolio(folder)).toThrow('cannot be read: it is a folder.')
  })

  // Root may read every file.
  test('a file that may not be read', () => {
    const file = join(folder, 'portfolio.json')
    writeFileSync(file, text, { mode: 0 })
    // Root may read everything, so the test becomes another user.
    const root = process.geteuid?.() === 0
    if (root) process.seteuid?.(65_534)
    try {
      expect(() => loadPortfolio(file)).toThrow('cannot be read: its permissions do not allow it.')
    } finally {
      if (root) process.seteuid?.(0)
    }
  })
})

test('what is no file of the folder "pages" is reported, and not skipped', () => {
  const [content, pages] = [join(folder, 'content'), join(folder, 'content/pages')]
  mkdirSync(pages, { recursive: true })
  writeFileSync(join(folder, 'outside.md'), '# Outside')
  writeFileSync(join(content, 'inside.md'), '# Inside\n\nA page of words.')
  symlinkSync('../../outside.md', join(pages, 'a.md'))
  symlinkSync('../inside.md', join(pages, 'b.md'))
  symlinkSync('gone.md', join(pages, 'c.md'))
  const found = loadPortfolio(join(content, 'portfolio.json'), { written: text })
  expect(found.pages.map(({ file, problems }) => [file, problems.map(({ code }) => code)])).toEqual(
    [
      ['pages/a.md', ['asset/outside']],
      ['pages/b.md', []],
      ['pages/c.md', ['asset/broken']],
    ],
  )
})
