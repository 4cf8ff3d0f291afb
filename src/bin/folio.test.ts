import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, describe, expect, test, vi } from 'vitest'

// Each test starts Node, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const main = fileURLToPath(new URL('run.mjs', import.meta.url))

/** Runs the command line as a process of its own, with a text as its standard input. */
function run(args: string[], input = '', cwd?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    input,
    cwd,
    env: { ...process.env, ...(cwd === undefined ? {} : { OWN_FILES_FOLDER: cwd }) },
    timeout: 50_000,
  })
  return { status, stdout, stderr }
}

test.each([
  ['no command', [], ''],
  ['an unknown command', ['validat'], 'There is no command "validat". Did you mean "validate"?\n'],
])('%s exits with 2 and the list of commands', (_, args, sentence) => {
  expect(run(args)).toEqual({
    status: 2,
    stdout: '',
    stderr: `${sentence}Write "npm run COMMAND" with one of these commands:
  dev       serve the page while you edit: it updates when you save
  build     write the site to "dist", as plain files
  start     build the site, and serve it with the contact service
  validate  validate content files
  check     check the whole site: content, build, and the pages in a browser
  explain   explain a problem code; or which sections and colours the page has, and why
  graph     draw the conversations
  play      play a conversation in the terminal
  migrate   bring an older content file up to date
  upgrade   install the newest Folio, update the content, and check the site
  inbox     read and manage the messages of the contact service
  schema    write schema/portfolio.schema.json from the model
  new       make a folder for a site of your own
`,
  })
})

test('warnings of Node about experiments are not printed, and others are', () => {
  const warnings = [['One', 'ExperimentalWarning'], ['Two']].map((args) => JSON.stringify(args))
  const script = `setImmediate(() => { for (const args of [${warnings.join()}]) process.emitWarning(...args) })`
  const loaded = `--import=data:text/javascript,${encodeURIComponent(script)}`
  const { stderr } = spawnSync(process.execPath, [loaded, main, 'graph', '--help'], {
    encoding: 'utf8',
    timeout: 50_000,
  })
  expect(stderr).toBe('Warning: Two\n')
})

test('compiled code is kept with the packages of a site, and not among temporary files', () => {
  const site = mkdtempSync(join(tmpdir(), 'folio-compiled-'))
  const packages = join(site, 'node_modules')
  const temporary = join(site, 'temporary')
  for (const folder of [packages, temporary]) mkdirSync(folder)
  const { status } = spawnSync(process.execPath, [main, 'explain', 'site/no-url'], {
    cwd: site,
    env: { ...process.env, NODE_COMPILE_CACHE: '', TMPDIR: temporary, TEMP: temporary },
    timeout: 50_000,
  })
  expect(status).toBe(0)
  expect(readdirSync(join(packages, '.cache/folio'))).toEqual(['compiled'])
  expect(readdirSync(temporary)).toEqual([])
  rmSync(site, { recursive: true })
})

test('the exit code of a command is that of the process, and errors go to the standard error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-main-'))
  const file = join(folder, 'empty.json')
  writeFileSync(file, '{}')
  const { status, stdout, stderr } = run(['validate', '--format', 'json', file, `${file}.gone`])
  rmSync(folder, { recursive: true })
  const shown = relative(process.cwd(), file).replaceAll('\\', '/')
  expect({ status, printed: JSON.parse(stdout) as unknown, stderr }).toMatchObject({
    status: 2,
    printed: {
      valid: false,
      problems: ['schemaVersion', 'site', 'sections'].map(() => ({
        file: shown,
        line: 1,
        column: 1,
        code: 'content/missing-field',
      })),
    },
    stderr: `${shown}.gone cannot be read: there is no such file.\n`,
  })
})

test('a reader that ends early does not stop a command, and leaves no stack trace', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-main-'))
  const file = join(folder, 'portfolio.json')
  const transcript = join(folder, 'talk.txt')
  const lines = Array.from({ length: 40 }, (_, index) => `Line ${index}. ${'words '.repeat(60)}`)
  const talk = { type: 'conversation', heading: 'Talk', scenes: { intro: { lines, ending: true } } }
  const site = { title: 'Mia', description: 'Mia writes firmware.' }
  writeFileSync(file, JSON.stringify({ schemaVersion: 2, site, sections: [talk] }))
  const command = spawn(process.execPath, [main, 'play', '--record', transcript, file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  command.stdout.destroy()
  const printed: string[] = []
  command.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  const [status] = await once(command, 'close')
  const recorded = readFileSync(transcript, 'utf8').split('\n').length
  rmSync(folder, { recursive: true })
  expect({ status, printed, recorded }).toEqual({ status: 0, printed: [], recorded: 42 })
})

test.runIf(process.platform === 'linux')('a full disk under the output exits with 2', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-full-'))
  const full = openSync('/dev/full', 'w')
  const { status, stderr } = spawnSync(process.execPath, [main, 'inbox', 'export'], {
    encoding: 'utf8',
    stdio: ['ignore', full, 'pipe'],
    env: { ...process.env, DATA_DIR: folder },
    timeout: 50_000,
  })
  closeSync(full)
  rmSync(folder, { recursive: true })
  expect(stderr).toContain(
    'The output cannot be written: ENOSPC: no space left on device, write.\n',
  )
  expect(status).toBe(2)
})

test('validate reads the standard input, and finds the pictures beside the content', () => {
  const text = JSON.stringify({
    site: { title: 'Title', description: 'Words.' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections: [
      {
        type: 'gif-strip',
        id: 'gifs',
        images: [{ id: 'signal', src: 'media/signal.gif', alt: 'A wave' }],
      },
    ],
  })
  const args = ['validate', '--format', 'compact', '-']
  const broken = run(args, text.replace('media/signal.gif', 'media/gone.gif'))
  expect({ fine: run(args, text), broken }).toEqual({
    fine: {
      status: 0,
      stdout: expect.stringMatching(/^<stdin>:\d+:\d+: warning site\/no-url: [^\n]+\n$/u),
      stderr: '',
    },
    broken: {
      status: 1,
      stdout: expect.stringMatching(/^<stdin>:\d+:\d+: error content\/missing-asset: [^\n]+\n$/u),
      stderr: '',
    },
  })
})

test.each([
  [
    'that was moved out of a clone',
    "export { sections } from '#index.ts'\n",
    /^sections\/index\.ts: [^\n]+\. Outside of a clone of Folio, import '@folio-page\/folio' and '@folio-page\/folio\/view' in place of '#index\.ts' and '#view\.ts'\.\n$/u,
  ],
  [
    'that was moved into a clone',
    "export { sections } from '@folio-page/folio'\n",
    /^sections\/index\.ts: [^\n]+\. In a clone of Folio, import '#index\.ts' and '#view\.ts' in place of '@folio-page\/folio' and '@folio-page\/folio\/view'\.\n$/u,
  ],
])('a section type %s exits with 2 and a sentence', (_, text, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-sections-'))
  mkdirSync(join(folder, 'sections'))
  writeFileSync(join(folder, 'sections/index.ts'), text)
  const { status, stdout, stderr } = run(['validate', '-'], '{}', folder)
  rmSync(folder, { recursive: true })
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(sentence),
  })
})

/** Writes the section type "note" with a view. */
function writeNote(folder: string, view: string) {
  mkdirSync(join(folder, 'sections'))
  const own = new URL('../sections/own-sections.ts', import.meta.url).href
  const definition = `{ type: 'note', description: '', schema: {}, snippet: {}, view: import.meta.resolve('./note.tsx') }`
  writeFileSync(
    join(folder, 'sections/index.ts'),
    `import { defineOwnSection } from '${own}'\nexport const sections = [defineOwnSection(${definition})]\n`,
  )
  writeFileSync(join(folder, 'sections/note.tsx'), view)
}

test('a section type whose view is a named export exits with 2, and names its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-sections-'))
  writeNote(folder, 'export function Note() {}\n')
  const { status, stderr } = run(['validate', '-'], '{}', folder)
  rmSync(folder, { recursive: true })
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr:
      'sections/note.tsx has no default export. Write "export default" before the function that is the view.\n',
  })
})

test.each([
  [
    'is no component',
    'export default { Note() {} }\n',
    /^sections\/note\.tsx: Its default export is not a component\./mu,
  ],
  [
    'fails as it is loaded',
    'const { innerWidth } = window\nexport default () => innerWidth\n',
    /^sections\/note\.tsx:1:\d+: window is not defined$/mu,
  ],
  [
    'renders what React cannot',
    'export default function Note({ section }) {\n  return <p>{section}</p>\n}\n',
    /^sections\/note\.tsx:\d+:\d+: Objects are not valid as a React child/mu,
  ],
])('the build of a view that %s names its file', (_, view, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-sections-'))
  writeNote(folder, view)
  const content = {
    schemaVersion: 2,
    site: { title: 'Mia', description: 'Mia writes firmware.' },
    sections: [
      { type: 'hero', id: 'home', tag: 'Mia', jobTitle: 'Developer', tagline: 'Measured twice.' },
      { type: 'note', id: 'note' },
    ],
  }
  writeFileSync(join(folder, 'portfolio.json'), JSON.stringify(content))
  vi.stubEnv('CONTENT_FILE', join(folder, 'portfolio.json'))
  const { stderr } = run(['build'], '', folder)
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  expect(stderr).toMatch(sentence)
})

test('the build of much content gives no advice for developers of the page, whatever NODE_ENV says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-much-'))
  const lines = Array.from({ length: 40 }, (_, index) => `${index} ${'words '.repeat(60)}`)
  const scenes = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [
      `scene-${index}`,
      index === 39 ? { lines, ending: true } : { lines, next: { yes: `scene-${index + 1}` } },
    ]),
  )
  const content = {
    schemaVersion: 2,
    site: { title: 'Mia', description: 'Mia writes firmware.', url: 'https://mia.example.org/' },
    sections: [{ type: 'conversation', id: 'talk', heading: 'Talk', scenes }],
  }
  writeFileSync(join(folder, 'portfolio.json'), JSON.stringify(content))
  vi.stubEnv('CONTENT_FILE', join(folder, 'portfolio.json'))
  // React for development is larger than the budget.
  vi.stubEnv('NODE_ENV', 'development')
  const { status, stderr } = run(['build', '--outDir', join(folder, 'dist')])
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test.skipIf(process.platform === 'win32').each([
  ['build', '#'],
  ['dev', '"'],
  ['dev', '%'],
])('%s in a folder with a %s in its name is refused in a sentence', (command, sign) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `folio-${sign}-`)))
  vi.stubEnv('CONTENT_FILE', resolve('fixtures/specification/portfolio.json'))
  const { status, stderr } = run([command], '', folder)
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining(
      `No page can be built in ${folder}, because its path has a ${sign} in it. Rename that folder, and run the command again.\n`,
    ),
  })
})

test('a folder where dev can write nothing is refused in a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-unwritable-'))
  // No folder can be made in a file.
  writeFileSync(join(folder, 'node_modules'), '')
  vi.stubEnv('CONTENT_FILE', resolve('fixtures/specification/portfolio.json'))
  const { status, stderr } = run(['dev'], '', folder)
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(
      /^node_modules\/\.cache\/folio\/vite cannot be written: [^\n]+\n$/u,
    ),
  })
})

test('a Node without TypeScript exits with 2 and one sentence', () => {
  const args = ['--no-experimental-strip-types', main, 'graph']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: `This Node, ${process.version}, does not read TypeScript, and npm has not set up the Node that comes with the packages. Run "npm ci --include=optional --ignore-scripts=false", and then "npm run graph".\n`,
  })
})

test('without packages, each Node exits with 2 and one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-clone-'))
  mkdirSync(join(folder, 'src/bin'), { recursive: true })
  copyFileSync(main, join(folder, 'src/bin/run.mjs'))
  const results = [[], ['--no-experimental-strip-types']].map((options) => {
    const args = [...options, join(folder, 'src/bin/run.mjs'), 'dev']
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    return { status, stderr }
  })
  rmSync(folder, { recursive: true })
  const stderr = 'The packages are not installed. Run "npm ci", and then "npm run dev".\n'
  expect(results).toEqual([
    { status: 2, stderr },
    { status: 2, stderr },
  ])
})

test.skipIf(process.platform === 'win32')('a folder with * in its name is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-*-'))
  mkdirSync(join(folder, 'src/bin'), { recursive: true })
  for (const name of ['run.mjs', 'folio.js']) copyFileSync(main, join(folder, 'src/bin', name))
  const args = [join(folder, 'src/bin/run.mjs'), 'dev']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(/^Folio cannot run in .*, because its path has a \* in it\. /u),
  })
})

describe.skipIf(process.platform === 'win32')('endless input', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-endless-'))
  const pipe = join(folder, 'pipe.json')
  spawnSync('mkfifo', [pipe])
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is refused in a sentence by each command', () => {
    const calls = [
      ['validate', pipe],
      ['validate', '/dev/zero'],
      ['migrate', pipe],
      ['migrate', '/dev/zero'],
      ['migrate', '--check', pipe],
      ['migrate', '--check', '/dev/zero'],
      ['graph', pipe],
      ['graph', '/dev/zero'],
      ['play', pipe],
      ['play', '/dev/zero'],
      ['play', '--replay', pipe, pipe],
      ['play', '--replay', pipe, '/dev/zero'],
      ['explain', pipe],
    ]
    // All in one process, and not in this one: a command that reads to the end must be killed.
    const script = `
      const { commands } = await import(${JSON.stringify(new URL('commands.ts', import.meta.url).href)})
      for (const [name, ...args] of ${JSON.stringify(calls)}) {
        const io = { out() {}, error: (line) => console.error(line) }
        const { run } = await commands.get(name)()
        console.log(name, await run(args, io))
      }`
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { encoding: 'utf8', timeout: 50_000 },
    )
    expect({ stdout, stderr }).toEqual({
      stdout: calls.map(([name]) => `${name} 2\n`).join(''),
      stderr: expect.stringMatching(
        new RegExp(
          `^(?:\\S+ cannot be read: it is a pipe or a device, not a file\\.\n){${calls.length}}$`,
          'u',
        ),
      ),
    })
  })

  test('is a problem on the standard input', () => {
    const zeros = openSync('/dev/zero', 'r')
    const args = [main, 'validate', '--format', 'compact', '-']
    const { status, stdout } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      stdio: [zeros, 'pipe', 'pipe'],
      timeout: 50_000,
    })
    closeSync(zeros)
    expect({ status, stdout }).toEqual({
      status: 1,
      stdout: expect.stringMatching(/^<stdin>:1:1: error content\/(?:too-large|not-text): /u),
    })
  })
})

test('bad content never shows a stack', () => {
  const { status, stdout, stderr } = run(['validate', '-'], '{ "site": \u0000 [[[')
  expect({ status, stack: `${stdout}${stderr}`.match(/^\s+at /mu) }).toEqual({
    status: 1,
    stack: null,
  })
})
