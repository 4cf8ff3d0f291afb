import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Refusal } from '#disk/refusal.ts'
import { engineFolder } from '#disk/folders.ts'

import { ContentError, readContent } from './read-content.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-read-'))
  file = join(folder, 'portfolio.json')
  vi.stubEnv('CONTACT_BACKEND', undefined)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

function writeContact(backend: string) {
  return { type: 'contact', id: 'contact', heading: 'Contact', intro: 'Write.', backend }
}
const strip = {
  type: 'gif-strip',
  id: 'gifs',
  images: [{ id: 'a', src: 'https://example.org/a.gif', alt: 'A' }],
}
/** A conversation with a scene that nothing leads to, which is a warning. */
const talk = {
  type: 'conversation',
  id: 'conversation',
  heading: 'Talk',
  speaker: 'Robot',
  answers: [{ id: 'yes', label: 'Yes' }],
  scenes: {
    attic: { lines: ['Boo.'], next: { yes: 'intro' } },
    intro: { lines: ['Bye.'], ending: true },
  },
}
const content = {
  site: { title: 'Title', description: 'Words.' },
  schemaVersion: 2,
  preloader: { letters: ['A'] },
  sections: [strip, writeContact('/'), { ...writeContact('https://old.example.org'), id: 'other' }],
}

/** The error that the content file is refused with. */
function catchRefusal(text: string): unknown {
  writeFileSync(file, text)
  try {
    return readContent(file)
  } catch (error) {
    return error
  }
}

function readFields(error: unknown) {
  if (!(error instanceof ContentError)) return error
  const { name, id, loc, frame, message, stack } = error
  return { name, id, loc, frame, message: message.split('\n'), stack }
}

describe('a valid content file', () => {
  test('is read completely', () => {
    writeFileSync(file, JSON.stringify(content))
    const sections = content.sections.map((section) =>
      'intro' in section ? { ...section, intro: [section.intro] } : section,
    )
    expect(readContent(file)).toMatchObject({ ...content, sections })
  })
})

describe('a content file with errors', () => {
  test('is refused with the position of the first error and all messages', () => {
    const text = [
      '{',
      '  "site": { "title": 5, "description": "Words." },',
      '  "preloader": { "letters": ["A"], "colour": "red" }, "schemaVersion": 2,',
      '  "sections": [',
      '    { "type": "gif-strip", "id": "gifs", "images": [{ "id": "gone", "src": "media/gone.gif", "alt": "A" }] }',
      '  ]',
      '}',
    ].join('\n')
    expect(readFields(catchRefusal(text))).toEqual({
      name: 'ContentError',
      id: file,
      loc: { file, line: 2, column: 22 },
      frame: [
        '\u200b  1 | {',
        '> 2 |   "site": { "title": 5, "description": "Words." },',
        '    |                      ^',
        '  3 |   "preloader": { "letters": ["A"], "colour": "red" }, "schemaVersion": 2,',
        '  4 |   "sections": [',
      ].join('\n'),
      message: [
        expect.stringContaining(
          ':2:22: error content/wrong-type: Site, title: This is the number 5, and text in quotes belongs ' +
            'here. help: Write text in quotes, such as "Ada Lovelace, web developer".',
        ),
        expect.stringContaining(':3:36: error content/unknown-key: '),
        expect.stringContaining(':5:76: error content/missing-asset: '),
      ],
      stack: '',
    })
  })

  test('is refused with the lines that the command prints', () => {
    const scenes = { ...talk.scenes, intro: { ...talk.scenes.intro, lines: 'Bye.' } }
    const broken = {
      ...content,
      sections: [{ ...strip, imges: [] }, writeContact('#'), { ...talk, start: 'intrp', scenes }],
    }
    const error = catchRefusal(JSON.stringify(broken, null, 2))
    const command = join(engineFolder, 'src/bin/folio.ts')
    const args = [command, 'validate', '--format', 'compact', file]
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    const lines = stdout.split('\n').filter((line) => / error /u.test(line))
    expect(lines.some((line) => line.includes('Did you mean'))).toBe(true)
    expect(error instanceof ContentError && error.message.split('\n')).toEqual(lines)
  })

  test('in a story is refused with the file of the story', () => {
    mkdirSync(join(folder, 'stories'))
    const story = join(folder, 'stories/atlas.md')
    writeFileSync(story, 'It began.\n\nWith a <b>map</b>, an <i>old</i> one.\n')
    const project = { id: 'a', name: 'Atlas', description: 'A map.', story: 'stories/atlas.md' }
    const text = JSON.stringify({ ...content, profile: { projects: [project] } })
    expect(readFields(catchRefusal(text))).toMatchObject({
      id: story,
      loc: { file: story, line: 3, column: 8 },
      frame: expect.stringContaining('> 3 | With a <b>map</b>, an <i>old</i> one.'),
      message: [
        expect.stringContaining('stories/atlas.md:3:8: error text/html: "<b>" is HTML'),
        expect.stringContaining('stories/atlas.md:3:23: error text/html: "<i>" is HTML'),
      ],
    })
    const args = [join(engineFolder, 'src/bin/folio.ts'), 'validate', '--format', 'github', file]
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(stdout).toMatch(/^::error file=\S+atlas\.md,line=3,endLine=3,col=8,endColumn=11,/mu)
  })

  test('in its syntax is refused at their position', () => {
    expect(readFields(catchRefusal('{\n  "site": {,\n}'))).toMatchObject({
      id: file,
      loc: { file, line: 2, column: 12 },
      frame: expect.stringContaining('> 2 |   "site": {,'),
    })
  })

  test('is not refused for a warning', () => {
    expect(catchRefusal(JSON.stringify({ ...content, sections: [talk] }))).toMatchObject({
      sections: [talk],
    })
  })

  test('but its warnings are passed on', () => {
    writeFileSync(file, JSON.stringify({ ...content, sections: [talk] }))
    const printed: string[] = []
    readContent(file, (warnings) => printed.push(...warnings.map(({ problem }) => problem.code)))
    expect(printed).toContain('conversation/unreachable-scene')
  })

  test('with those of its stories, and their file', () => {
    mkdirSync(join(folder, 'stories'))
    mkdirSync(join(folder, 'media'))
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><desc>${'x'.repeat(300_000)}</desc><path d="M0 0h9"/></svg>`
    writeFileSync(join(folder, 'media/a.svg'), drawing)
    writeFileSync(join(folder, 'stories/a.md'), 'Look.\n\n![A drawing](media/a.svg)\n')
    const project = { id: 'a', name: 'Atlas', description: 'A map.', story: 'stories/a.md' }
    writeFileSync(file, JSON.stringify({ ...content, profile: { projects: [project] } }))
    const printed: string[] = []
    readContent(file, (warnings) =>
      printed.push(...warnings.map((one) => `${one.problem.code} ${one.file}:${one.problem.line}`)),
    )
    expect(printed).toContain(`asset/too-large ${join(folder, 'stories/a.md')}:3`)
  })

  test('and its warnings are not among the errors', () => {
    const sections = [talk, { ...strip, images: 5 }]
    expect(
      readFields(catchRefusal(JSON.stringify({ ...content, sections }, null, 2))),
    ).toMatchObject({
      message: [expect.stringContaining('This is the number 5, and a list [ ] belongs here.')],
    })
  })

  test('that is missing is another error', () => {
    expect(() => readContent(join(folder, 'nowhere.json'))).toThrow(
      'nowhere.json cannot be read: there is no such file.',
    )
  })
})

describe('CONTACT_BACKEND', () => {
  test.each([
    { name: undefined, backends: ['/', 'https://old.example.org'] },
    { name: '', backends: ['/', 'https://old.example.org'] },
    { name: '/', backends: ['/', '/'] },
    { name: 'https://new.example.org', backends: Array(2).fill('https://new.example.org') },
    { name: 'http://localhost:8080/base', backends: Array(2).fill('http://localhost:8080/base') },
  ])('as $name gives every contact form $backends', ({ name, backends }) => {
    vi.stubEnv('CONTACT_BACKEND', name)
    const [first, second] = backends
    expect(catchRefusal(JSON.stringify(content))).toMatchObject({
      ...content,
      sections: [strip, { backend: first }, { backend: second }],
    })
  })

  test.each([
    'example.org',
    'javascript:alert(1)',
    'https://*',
    'https://x%3Bsandbox',
    '/elsewhere',
    'https://',
    'https://a b',
    'https://a[b',
  ])('as %j is refused with what to write instead', (name) => {
    vi.stubEnv('CONTACT_BACKEND', name)
    expect(catchRefusal(JSON.stringify(content))).toEqual(
      new Refusal(
        `CONTACT_BACKEND is "${name}". Write "/" or the https:// address of the contact service.`,
      ),
    )
  })
})
