import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { validate } from './validate.ts'

const fine = `{
  "site": { "title": "Title", "description": "Words." },
  "preloader": { "letters": ["A"] },
  "sections": [{ "type": "hero", "tag": "AHK", "jobTitle": "Developer", "tagline": "In sync." }]
}
`
const broken = fine.replace('"Title"', '12').replace('"tagline"', '"taglin"')
const doubtful = fine.replace(
  '}]',
  '}, { "type": "conversation", "heading": "Talk", "speaker": "Robot", "answers": [{ "id": "yes", "label": "Yes" }], "scenes": {\n    "intro": { "lines": ["Hi."], "ending": true },\n    "attic": { "lines": ["Hi."], "ending": true } } }]',
)

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-validate-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

/** Writes a file; its path, and the path that the command shows. */
function write(name: string, text: string) {
  const path = join(folder, name)
  writeFileSync(path, text)
  return { path, shown: relative(process.cwd(), path) }
}

/** Runs the command: its exit code and all that it said. */
async function run(...args: string[]) {
  const out: string[] = []
  const error: string[] = []
  const code = await validate.run(args, {
    out: (line) => out.push(line),
    error: (line) => error.push(line),
  })
  return { code, out, error }
}

describe('pretty, the format where none is named', () => {
  test('content that holds ends with 0 and one line', async () => {
    const { path, shown } = write('fine.json', fine)
    expect(await run(path)).toEqual({ code: 0, out: [`${shown}: everything holds.`], error: [] })
  })

  test('an error ends with 1 and shows place, message, frame with caret, and help', async () => {
    const { path, shown } = write('broken.json', broken)
    const { code, out, error } = await run('--format', 'pretty', path)
    expect({ code, out, error: error.join('\n').split('\n') }).toEqual({
      code: 1,
      out: [],
      error: [
        `${shown}:2:22: error content/wrong-type`,
        '  This is the number 12, and text in quotes belongs here.',
        '  1 | {',
        '> 2 |   "site": { "title": 12, "description": "Words." },',
        '    |                      ^^',
        '  3 |   "preloader": { "letters": ["A"] },',
        '  4 |   "sections": [{ "type": "hero", "tag": "AHK", "jobTitle": "Developer", "taglin": "In sync." }]',
        '  Write text in quotes.',
        '',
        `${shown}:4:16: error content/missing-field`,
        '  The field "tagline" is missing here.',
        '  2 |   "site": { "title": 12, "description": "Words." },',
        '  3 |   "preloader": { "letters": ["A"] },',
        '> 4 |   "sections": [{ "type": "hero", "tag": "AHK", "jobTitle": "Developer", "taglin": "In sync." }]',
        '    |                ^',
        '  5 | }',
        '  6 |',
        '  Add it, or take the part that needs it out.',
        '',
        `${shown}:4:73: error content/unknown-key`,
        '  There is no field "taglin" here.',
        '  2 |   "site": { "title": 12, "description": "Words." },',
        '  3 |   "preloader": { "letters": ["A"] },',
        '> 4 |   "sections": [{ "type": "hero", "tag": "AHK", "jobTitle": "Developer", "taglin": "In sync." }]',
        '    |                                                                         ^^^^^^^^',
        '  5 | }',
        '  6 |',
        '  Mend the spelling, or take it out.',
        '',
        `${shown}: 3 errors, 0 warnings.`,
      ],
    })
  })

  test('a warning is shown and ends with 0', async () => {
    const { path, shown } = write('doubtful.json', doubtful)
    const { code, out, error } = await run(path)
    expect({ code, out, first: error[0], last: error.at(-1) }).toEqual({
      code: 0,
      out: [],
      first: `${shown}:6:5: warning conversation/unreachable-scene`,
      last: `${shown}: 0 errors, 1 warning.`,
    })
  })

  test('several files are each reported, and one with an error ends with 1', async () => {
    const files = [write('a.json', fine), write('b.json', broken), write('c.json', '{')]
    const { code, out, error } = await run(...files.map(({ path }) => path))
    expect({ code, out, totals: error.filter((line) => /errors?,/u.test(line)) }).toEqual({
      code: 1,
      out: [`${files[0]?.shown}: everything holds.`],
      totals: [
        `${files[1]?.shown}: 3 errors, 0 warnings.`,
        `${files[2]?.shown}: 1 error, 0 warnings.`,
      ],
    })
  })

  test('the file where none is named is the content of the site', async () => {
    const { path, shown } = write('site.json', fine)
    vi.stubEnv('CONTENT_FILE', path)
    expect(await run()).toEqual({ code: 0, out: [`${shown}: everything holds.`], error: [] })
  })
})

describe('json', () => {
  test('content that holds ends with 0 and an empty list', async () => {
    const { path } = write('fine.json', fine)
    const { code, out, error } = await run('--format', 'json', path)
    expect({ code, said: JSON.parse(out.join('\n')) as unknown, error }).toEqual({
      code: 0,
      said: { version: 1, valid: true, problems: [] },
      error: [],
    })
  })

  test('a problem is whole and names its file', async () => {
    const a = write('a.json', fine.replace('"Title"', '12'))
    const b = write('b.json', doubtful)
    const { code, out, error } = await run('--format=json', a.path, b.path)
    expect({ code, said: JSON.parse(out.join('\n')) as unknown, error }).toEqual({
      code: 1,
      said: {
        version: 1,
        valid: false,
        problems: [
          {
            file: a.shown,
            line: 2,
            column: 22,
            endLine: 2,
            endColumn: 24,
            pointer: '/site/title',
            code: 'content/wrong-type',
            severity: 'error',
            message: 'This is the number 12, and text in quotes belongs here.',
            help: 'Write text in quotes.',
          },
          {
            file: b.shown,
            line: 6,
            column: 5,
            endLine: 6,
            endColumn: 12,
            pointer: '/sections/1/scenes/attic',
            code: 'conversation/unreachable-scene',
            severity: 'warning',
            message: 'No visitor can reach the scene "attic".',
            help: 'Lead an answer to "attic", or take the scene out.',
          },
        ],
      },
      error: [],
    })
  })

  test('warnings alone leave the content valid', async () => {
    const { path } = write('doubtful.json', doubtful)
    const { code, out } = await run('--format', 'json', path)
    expect({ code, said: JSON.parse(out.join('\n')) as unknown }).toMatchObject({
      code: 0,
      said: { valid: true, problems: [{ severity: 'warning' }] },
    })
  })
})

describe('what the command cannot do ends with 2 and one sentence', () => {
  const usage =
    'Write "npm run validate -- [--format pretty|json] [FILE...]": there is no other option and no other format.'

  test.each([
    ['a format that is not there', ['--format', 'xml']],
    ['an option that is not there', ['--fromat', 'json']],
    ['a format that is left out', ['--format']],
  ])('%s', async (_, args) => {
    expect(await run(...args)).toEqual({ code: 2, out: [], error: [usage] })
  })

  test('a file that is not there', async () => {
    const path = join(folder, 'gone.json')
    expect(await run(path)).toEqual({
      code: 2,
      out: [],
      error: [
        `${relative(process.cwd(), path)} cannot be read: ENOENT: no such file or directory, open '${path}'.`,
      ],
    })
  })

  test('a folder in the place of a file', async () => {
    const path = join(folder, 'folder.json')
    mkdirSync(path)
    expect(await run('--format', 'json', path)).toEqual({
      code: 2,
      out: [],
      error: [
        `${relative(process.cwd(), path)} cannot be read: EISDIR: illegal operation on a directory, read.`,
      ],
    })
  })
})
