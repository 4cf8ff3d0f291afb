import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

import { findFreePort } from '../../scripts/free-port.ts'

// A build and three processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** The folder of an owner: the owner of this one may have files in `public`, too. */
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-quiet-'))
  cpSync(join(engineFolder, 'fixtures/specification'), join(folder, 'content'), { recursive: true })
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command until it ends, or until it prints `last`. Returns its exit code and its lines. */
async function run(
  command: string,
  environment: NodeJS.ProcessEnv,
  last?: string,
  shell: readonly string[] = [],
) {
  const CONTENT_FILE = 'content/portfolio.json'
  const fixed = { NODE_ENV: 'production', ENV_FILE: 'off', CONTENT_FILE }
  const env = { ...process.env, ...fixed, ...environment }
  const folio = [process.execPath, join(import.meta.dirname, 'run.mjs'), command]
  const [program = '', ...args] = [...shell, ...folio]
  const child = spawn(program, args, { cwd: folder, env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      printed += part.toString()
      if (last !== undefined && printed.includes(last)) child.kill('SIGTERM')
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, lines: printed.split('\n').filter((line) => line.trim() !== '') }
}

test('a start that cannot mail says so before it builds', async () => {
  const environment = {
    SMTP_URL: 'smtp://127.0.0.1',
    MAIL_FROM: 'ada@example.org',
  }
  const { code, lines } = await run('start', environment)
  expect({ code, lines }).toEqual({ code: 2, lines: [expect.stringContaining('MAIL_TO')] })
  expect(existsSync(join(folder, 'dist'))).toBe(false)
})

test('a start says in a few lines what was built, what it weighs, and where it is', async () => {
  const environment = {
    PORT: String(await findFreePort()),
  }
  const { lines } = await run('start', environment, 'Folio is at')
  const expected = [
    /^content\/portfolio\.json:\d+:\d+: warning site\/no-url: /u,
    /^\d+ warnings about texts and links of the sample: "npm run validate" lists them\.$/u,
    /^Built dist in [\d.]+ s: 1 page, 6 sections, 3 pictures\.$/u,
    /^ {2}HTML with its styles +[\d.]+ kB of [\d.]+ kB$/u,
    /^ {2}Script before the page is interactive +[\d.]+ kB of [\d.]+ kB$/u,
    /^ {2}Everything until the network is idle +[\d.]+ kB of [\d.]+ kB$/u,
    /^Next: "npm run dev" shows your edits at once/u,
    /Messages are kept and not mailed/u,
    /^Folio is at http:\/\/localhost:\d+/u,
  ]
  // npm prints two lines before these.
  expect(lines).toEqual(expected.map((line) => expect.stringMatching(line)))
  const again = await run('start', environment, 'Folio is at')
  expect([again.lines.length, again.lines[0]]).toEqual([
    3,
    'Nothing has changed since the last build.',
  ])
})

test.skipIf(process.platform === 'win32')(
  'a start whose npm is stopped during the build starts no service',
  async () => {
    const environment = { PORT: '0', OUT_DIR: 'stopped', npm_lifecycle_event: 'start' }
    // npm starts a shell, and ends it alone.
    const shell = ['sh', '-c', '"$0" "$@" & wait']
    const { lines } = await run('start', environment, 'warning site/no-url', shell)
    expect(lines.some((line) => line.startsWith('Built stopped in'))).toBe(true)
    expect(lines.some((line) => line.startsWith('Folio is at'))).toBe(false)
  },
)

test('a build with errors prints each of them, and nothing else of importance is hidden', async () => {
  const content = join(folder, 'portfolio.json')
  const fixture = readFileSync('fixtures/hero-alone/portfolio.json', 'utf8')
  writeFileSync(content, fixture.replace('"tagline"', '"taglin"').replace('"jobTitle"', '"job"'))
  const { code, lines } = await run('build', { CONTENT_FILE: content })
  expect(code).toBe(1)
  expect(lines).toEqual([
    expect.stringContaining('error content/missing-field'),
    expect.stringContaining('error content/unknown-key'),
    expect.stringContaining('help: Write "tagline", or delete it.'),
    'The site was not built: correct the errors above.',
  ])
})
