import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { loadPortfolio } from '#disk/load-portfolio.ts'
import { refusalOf } from '#disk/refusal.ts'

import { formats } from '../formats/formats.ts'
import { validate } from './validate.ts'

vi.mock(import('#disk/load-portfolio.ts'), { spy: true })

const fine = `{
  "site": { "title": "Title", "description": "Words.", "url": "https://example.org/" },
  "preloader": { "letters": ["A"] },
  "sections": [{ "type": "hero", "tag": "Ada", "jobTitle": "Developer", "tagline": "In sync." }]
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
  vi.stubEnv('NO_COLOR', '1')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
  vi.mocked(loadPortfolio).mockReset()
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

/** What the check says of content in which the sample's name still stands. */
function findSample() {
  const problem = {
    line: 2,
    column: 3,
    endLine: 2,
    endColumn: 9,
    pointer: '/site',
    place: 'Site',
    severity: 'warning',
    message: 'This is the name of the sample.',
    found: undefined,
    help: 'Write your own.',
    suggestion: undefined,
  } as const
  vi.mocked(loadPortfolio).mockReturnValue({
    text: fine,
    portfolio: undefined,
    problems: [
      { ...problem, code: 'sample/name' },
      { ...problem, code: 'conversation/same-target' },
    ],
  })
}

describe('the exit code is', () => {
  test('0 for content that holds', async () => {
    const { path, shown } = write('fine.json', fine)
    const { code, out, error } = await run(path)
    expect({ code, first: out.join('\n').split('\n')[0], error }).toEqual({
      code: 0,
      first: `${shown}: everything holds.`,
      error: [],
    })
  })

  test('1 for an error, which is shown where it is', async () => {
    const { path, shown } = write('broken.json', broken)
    const { code, out, error } = await run(path)
    expect({ code, told: out.join('\n'), error }).toEqual({
      code: 1,
      told: expect.stringContaining(`╭─[${shown}:2:22]`),
      error: [],
    })
  })

  test('0 for a warning, which is shown', async () => {
    const { path, shown } = write('doubtful.json', doubtful)
    expect(await run('--format', 'compact', path)).toEqual({
      code: 0,
      out: [
        expect.stringMatching(
          new RegExp(`^${shown}:6:5: warning conversation/unreachable-scene: `, 'u'),
        ),
      ],
      error: [],
    })
  })

  test('1 for an error in one file of several, and each is told of', async () => {
    const files = [write('a.json', fine), write('b.json', broken), write('c.json', '{')]
    const { code, out } = await run('--format=json', ...files.map(({ path }) => path))
    const { problems }: { problems: { file: string }[] } = JSON.parse(out.join('\n'))
    expect({ code, files: new Set(problems.map(({ file }) => file)) }).toEqual({
      code: 1,
      files: new Set([files[1]?.shown, files[2]?.shown]),
    })
  })
})

describe('--max-warnings', () => {
  test.each([
    ['0', 1, ['More warnings than --max-warnings allows: 1, not 0.']],
    ['1', 0, []],
  ])('%s with one warning ends with %i', async (limit, code, error) => {
    const { path } = write('doubtful.json', doubtful)
    expect(await run('--max-warnings', limit, path)).toMatchObject({ code, error })
  })
})

describe('--strict', () => {
  test.each([
    ['left out, words of the sample are a warning', [], 0, ['warning', 'warning']],
    ['given, they are an error, and no other warning is', ['--strict'], 1, ['error', 'warning']],
  ])('%s', async (_, args, code, severities) => {
    findSample()
    const said = await run('--format', 'json', ...args, 'a.json')
    const { problems }: { problems: { severity: string }[] } = JSON.parse(said.out.join('\n'))
    expect([said.code, problems.map(({ severity }) => severity)]).toEqual([code, severities])
  })
})

test('the file where none is named is the content of the site', async () => {
  const { path, shown } = write('site.json', broken)
  vi.stubEnv('CONTENT_FILE', path)
  const { code, out } = await run('--format', 'compact')
  expect([code, out.join('\n').startsWith(`${shown}:2:22: error`)]).toEqual([1, true])
})

test('--help tells of every option and format', async () => {
  const { code, out, error } = await run('--help', '--format', 'json')
  const words = ['--format', '--strict', '--max-warnings N', '"-"', ...Object.keys(formats)]
  expect({
    code,
    missing: words.filter((word) => !out.join('\n').includes(word)),
    error,
  }).toEqual({ code: 0, missing: [], error: [] })
})

describe('what the command cannot do ends with 2 and one sentence', () => {
  const help = 'See "npm run validate -- --help".'

  test.each([
    ['a format that is not there', ['--format', 'xml'], 'There is no format "xml".'],
    ['an option that is not there', ['--fromat', 'json'], "Unknown option '--fromat'."],
    ['a format left out', ['--format'], "Option '--format <value>' argument missing."],
    ['a format swallowed', ['--format', '--strict'], "Option '--format' argument is ambiguous."],
    [
      'a number that is none',
      ['--max-warnings', 'few'],
      '--max-warnings takes a whole number from 0, and "few" is none.',
    ],
    [
      'a number that is left empty',
      ['--max-warnings', ''],
      '--max-warnings takes a whole number from 0, and "" is none.',
    ],
    [
      'a number below 0',
      ['--max-warnings', '-1'],
      '--max-warnings takes a whole number from 0, and "-1" is none.',
    ],
    [
      'the standard input twice',
      ['-', '-'],
      'The standard input can be read once, and "-" is named twice.',
    ],
  ])('%s', async (_, args, sentence) => {
    expect(await run(...args)).toEqual({ code: 2, out: [], error: [`${sentence} ${help}`] })
  })

  test.each([
    ['that is not there', () => {}, 'read: there is no such file'],
    ['that is a folder', (path: string) => mkdirSync(path), 'read: it is a folder'],
  ])('a file %s, and the others are checked all the same', async (_, prepare, reason) => {
    const path = join(folder, 'other.json')
    prepare(path)
    const { path: next, shown } = write('broken.json', broken)
    const { code, out, error } = await run('--format', 'compact', path, next)
    expect({ code, told: out.join('\n'), error }).toEqual({
      code: 2,
      told: expect.stringContaining(`${shown}:2:22: error`),
      error: [`${relative(process.cwd(), path)} cannot be ${reason}.`],
    })
  })

  test.each(['json', 'github', 'markdown', 'sarif'])(
    'and a program that reads %s is told of the file that was not there',
    async (format) => {
      const { code, out } = await run('--format', format, 'gone.json')
      const told = out.join('\n').replaceAll('\\', '')
      expect([code, told.includes('gone.json cannot be read: there is no such file.')]).toEqual([
        2,
        true,
      ])
    },
  )

  test('a file that may not be read', async () => {
    vi.mocked(loadPortfolio).mockImplementation(() => {
      const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
      throw refusalOf('secret.json', error, 'read')
    })
    expect(await run('--format', 'compact', 'secret.json')).toEqual({
      code: 2,
      out: [],
      error: ['secret.json cannot be read: its permissions do not allow it.'],
    })
  })

  test('a fault of the check itself', async () => {
    vi.mocked(loadPortfolio).mockImplementation(() => {
      throw new RangeError('Maximum call stack size exceeded')
    })
    expect(await run('--format', 'compact', 'deep.json')).toEqual({
      code: 2,
      out: [],
      error: ['deep.json cannot be checked: Maximum call stack size exceeded.'],
    })
  })
})
