import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { loadPortfolio } from '#disk/load-portfolio.ts'
import { createRefusal } from '#disk/refusal.ts'
import { captureCommand } from '#terminal/capture-for-tests.ts'

import { formats } from '#cli/formats/formats.ts'
import { validate } from './validate.ts'

vi.mock(import('#disk/load-portfolio.ts'), { spy: true })

const fine = `{
  "site": { "title": "Title", "description": "Words.", "url": "https://ada-king.de/" },
  "preloader": { "letters": ["A"] }, "schemaVersion": 2,
  "sections": [{ "type": "hero", "id": "home", "tag": "Ada", "jobTitle": "Developer", "tagline": "In sync." }]
}
`
const broken = fine.replace('"Title"', '12').replace('"tagline"', '"taglin"')
const doubtful = fine.replace(
  '}]',
  '}, { "type": "conversation", "id": "conversation", "heading": "Talk", "speaker": "Robot", "answers": [{ "id": "yes", "label": "Yes" }], "scenes": {\n    "intro": { "lines": ["Hi."], "ending": true },\n    "attic": { "lines": ["Hi."], "ending": true } } }]',
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

/** Writes a file. Returns its path and the path that the command prints. */
function write(name: string, text: string) {
  const path = join(folder, name)
  writeFileSync(path, text)
  return { path, shown: relative(process.cwd(), path) }
}

const run = (...args: string[]) => captureCommand(validate, ...args)

/** Makes validation find the name of the sample. */
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
    document: undefined,
    stories: [],
    pages: [],
    problems: [
      { ...problem, code: 'sample/name' },
      { ...problem, code: 'conversation/endless-loop' },
    ],
  })
}

describe('the exit code is', () => {
  test('0 for valid content', async () => {
    const { path, shown } = write('fine.json', fine)
    const { code, out, error } = await run(path)
    expect({ code, first: out.join('\n').split('\n')[0], error }).toEqual({
      code: 0,
      first: `${shown}: no problems.`,
      error: [],
    })
  })

  test('1 for an error, which is printed with its position', async () => {
    const { path, shown } = write('broken.json', broken)
    const { code, out, error } = await run(path)
    expect({ code, printed: out.join('\n'), error }).toEqual({
      code: 1,
      printed: expect.stringContaining(`╭─[${shown}:2:22]`),
      error: [],
    })
  })

  test('0 for a warning, which is printed', async () => {
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

  test('1 for errors in some of several files, and all are printed', async () => {
    const files = [write('a.json', fine), write('b.json', broken), write('c.json', '{')]
    const { code, out } = await run('--format=json', ...files.map(({ path }) => path))
    const { problems }: { problems: { file: string }[] } = JSON.parse(out.join('\n'))
    expect({ code, files: new Set(problems.map(({ file }) => file)) }).toEqual({
      code: 1,
      files: new Set([files[1]?.shown, files[2]?.shown]),
    })
  })
})

test('--format json prints real problems as the published schema describes them', async () => {
  const files = [write('a.json', broken), write('b.json', '{ "a": [1, 2,, 3], "b": tru }')]
  const { out } = await run('--format', 'json', ...files.map(({ path }) => path))
  const schema: object = JSON.parse(readFileSync('schema/problems.schema.json', 'utf8'))
  const isValid = new Ajv2020({ strict: true }).compile(schema)
  expect({ valid: isValid(JSON.parse(out.join('\n'))), errors: isValid.errors }).toEqual({
    valid: true,
    errors: null,
  })
})

test('the path of the schema is checked, but not for a build', async () => {
  const { path } = write('site.json', fine.replace('{', '{ "$schema": "./gone.json",'))
  const [whole, quiet] = [await run('--format', 'compact', path), await run('--quiet', path)]
  expect(whole.out).toEqual([
    expect.stringMatching(
      /content\/missing-schema: .* Write ".*\/schema\/portfolio\.schema\.json"\.$/u,
    ),
  ])
  expect(quiet.out).toEqual([])
})

describe('--max-warnings', () => {
  test.each([
    ['0', 1, ['1 warning, but --max-warnings allows 0.']],
    ['1', 0, []],
  ])('%s with one warning exits with %i', async (limit, code, error) => {
    const { path } = write('doubtful.json', doubtful)
    expect(await run('--max-warnings', limit, path)).toMatchObject({ code, error })
  })
})

describe('--strict', () => {
  test.each([
    ['off, texts of the sample are warnings', [], 0, ['warning', 'warning']],
    ['on, they are errors, and other warnings are not', ['--strict'], 1, ['error', 'warning']],
  ])('%s', async (_, args, code, severities) => {
    findSample()
    const result = await run('--format', 'json', ...args, 'a.json')
    const { problems }: { problems: { severity: string }[] } = JSON.parse(result.out.join('\n'))
    expect([result.code, problems.map(({ severity }) => severity)]).toEqual([code, severities])
  })

  test('on, a form service of an example is an error, too', async () => {
    const contact =
      '{ "type": "contact", "heading": "Write", "intro": "Hi.", "to": "https://formspree.io/f/your-id" }'
    const { path } = write('site.json', fine.replace('}]', `}, ${contact}]`))
    const [mild, strict] = [await run(path), await run('--strict', path)]
    expect([mild.code, strict.code]).toEqual([0, 1])
  })

  test('on, a page of a starter is an error, too', async () => {
    const { path } = write('site.json', fine)
    mkdirSync(join(folder, 'pages'))
    writeFileSync(join(folder, 'pages/imprint.md'), '# Imprint\n\nThis site is by Imke Daal.\n')
    const [mild, strict] = [await run(path), await run('--strict', path)]
    expect([mild.code, strict.code]).toEqual([0, 1])
    expect(strict.out.join('\n')).toContain('still that of the sample, Imke Daal')
  })
})

test('without a file it validates the content of the site', async () => {
  const { path, shown } = write('site.json', broken)
  vi.stubEnv('CONTENT_FILE', path)
  const { code, out } = await run('--format', 'compact')
  expect([code, out.join('\n').startsWith(`${shown}:2:22: error`)]).toEqual([1, true])
})

test('the help for an older file names the command with that file', async () => {
  const { path, shown } = write('old.json', '{ "schemaVersion": 1, "sections": [] }')
  const { out } = await run('--format', 'compact', path)
  expect(out.join('\n')).toContain(`help: Run "npm run migrate -- ${shown}": it rewrites`)
})

test('--help lists every option and format', async () => {
  const { code, out, error } = await run('--help', '--format', 'json')
  const words = ['--format', '--strict', '--max-warnings N', '"-"', ...Object.keys(formats)]
  expect({
    code,
    missing: words.filter((word) => !out.join('\n').includes(word)),
    error,
  }).toEqual({ code: 0, missing: [], error: [] })
})

describe('what the command cannot do exits with 2 and one line', () => {
  const help = 'See "npm run validate -- --help".'

  test.each([
    [
      'an unknown format',
      ['--format', 'xml'],
      '"xml" is not a value of --format. The values are pretty, json, github, sarif, compact, markdown.',
    ],
    [
      'a word for a number',
      ['--max-warnings', 'few'],
      '--max-warnings is "few": write a whole number such as 0.',
    ],
    [
      'an empty number',
      ['--max-warnings', ''],
      '--max-warnings is "": write a whole number such as 0.',
    ],
    [
      'a negative number',
      ['--max-warnings', '-1'],
      '--max-warnings is "-1": write a whole number such as 0.',
    ],
    [
      'the standard input twice',
      ['-', '-'],
      'Write "-" once: the standard input can be read only once.',
    ],
    [
      'two ways to print',
      ['--quiet', '--format', 'json', 'gone.json'],
      'Write either --quiet or --format.',
    ],
  ])('%s', async (_, args, sentence) => {
    expect(await run(...args)).toEqual({ code: 2, out: [], error: [`${sentence} ${help}`] })
  })

  test.each([
    ['that does not exist', () => {}, ''],
    ['in a folder that has none', (path: string) => mkdirSync(path), '/portfolio.json'],
  ])('a file %s, and the others are validated nevertheless', async (_, prepare, name) => {
    const path = join(folder, 'other.json')
    prepare(path)
    const { path: next, shown } = write('broken.json', broken)
    const { code, out, error } = await run('--format', 'compact', path, next)
    expect({ code, printed: out.join('\n'), error }).toEqual({
      code: 2,
      printed: expect.stringContaining(`${shown}:2:22: error`),
      error: [`${relative(process.cwd(), path)}${name} cannot be read: there is no such file.`],
    })
  })

  test.each(['json', 'github', 'markdown', 'sarif'])(
    'and %s names the file that does not exist',
    async (format) => {
      const { code, out } = await run('--format', format, 'gone.json')
      const printed = out.join('\n').replaceAll('\\', '')
      expect([code, printed.includes('gone.json cannot be read: there is no such file.')]).toEqual([
        2,
        true,
      ])
    },
  )

  test('a file without permission to read', async () => {
    vi.mocked(loadPortfolio).mockImplementation(() => {
      const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' })
      throw createRefusal('secret.json', error, 'read')
    })
    expect(await run('--format', 'compact', 'secret.json')).toEqual({
      code: 2,
      out: [],
      error: ['secret.json cannot be read: its permissions do not allow it.'],
    })
  })

  test('an error of the validation itself', async () => {
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

test('the style sheet beside a content elsewhere is checked with it', async () => {
  vi.stubEnv('OWN_FILES_FOLDER', undefined)
  vi.resetModules()
  const { validate: fresh } = await import('./validate.ts')
  const { path } = write('portfolio.json', fine)
  const { shown } = write('style.css', 'h2 { colr: red }')
  const out: string[] = []
  const io = { out: (line: string) => out.push(line), error: () => {} }
  await fresh.run([path, '--format', 'compact'], io)
  expect(out.join('\n')).toContain(`${shown}:1:6: warning style/unknown`)
})

/** Validates the content of a site with a page in "public". Returns what is printed. */
async function validateBesidePage(text: string, html: string): Promise<string> {
  vi.stubEnv('OWN_FILES_FOLDER', undefined)
  vi.stubEnv('CONTENT_FILE', write('portfolio.json', text).path)
  vi.resetModules()
  const { validate: fresh } = await import('./validate.ts')
  mkdirSync(join(folder, 'public'))
  writeFileSync(join(folder, 'public/demo.html'), html)
  const out: string[] = []
  await fresh.run([], { out: (line) => out.push(line), error: () => {} })
  return out.join('\n')
}

describe('a page of "public" beside content with an error', () => {
  test.each([
    ['<a href="/gone/">', 'The site has no file or page at "/gone/".'],
    ['<a href="/#hom">', 'No section has the id "hom".'],
    ['<p style="color: red">', 'The security policy of the site blocks the attribute "style".'],
    ['<a href="/#home">', 'demo.html: no problems.'],
  ])('is checked: %s', async (html, message) => {
    expect(await validateBesidePage(broken, html)).toContain(message)
  })

  test('is not called free of problems where a syntax error hides what it links to', async () => {
    expect(await validateBesidePage(fine.slice(0, -3), '<a href="/gone/">')).not.toContain(
      'no problems',
    )
  })
})
