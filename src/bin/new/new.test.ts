import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test, vi } from 'vitest'

import { engineFolder } from '#disk/folders.ts'
import { siteHost } from '#fields/links/site-host.ts'
import { captureCommand } from '#terminal/capture-for-tests.ts'

import {
  listFiles,
  listOthers,
  makeSite,
  siteName,
  useFolder,
  validateSite,
} from './site-for-tests.ts'
import { newSite } from './new.ts'
import { starterNames } from './starters.ts'

const folder = useFolder()

describe.each(starterNames)('the starter %s is valid', (starter) => {
  test.each(siteHost.options)('on %s', async (host) => {
    const { site, code, out } = await makeSite(folder.path, '--starter', starter, '--host', host)
    const { problems, stories, pages } = validateSite(site)
    const codes = [problems, ...[...stories, ...pages].map((file) => file.problems)]
      .flat()
      .map((problem) => problem.code)
    expect({
      code,
      codes: codes.filter((each) => !/^sample\/|^site\/no-url$/u.test(each)),
    }).toEqual({ code: 0, codes: [] })
    expect(out.length).toBeLessThanOrEqual(8)
  })
})

test.each(siteHost.options)('the README of a site for %s names files that it has', async (host) => {
  const { site } = await makeSite(folder.path, '--host', host, '--starter', 'quiet')
  const readme = readFileSync(join(site, 'README.md'), 'utf8')
  const names = [...readme.matchAll(/`([\w./-]+\.(?:yml|json|toml|example))`/gu)]
    .map(([, name = '']) => name)
    // The installation writes it.
    .filter((name) => name !== 'package-lock.json')
  expect(names).toContain('content/portfolio.json')
  expect(names.filter((name) => !existsSync(join(site, name)))).toEqual([])
})

test.each([
  ['github-pages', ['.github/workflows/deploy.yml']],
  ['netlify', ['netlify.toml']],
  ['vercel', ['vercel.json']],
  ['cloudflare-pages', []],
  ['other', []],
  ['own-server', ['.env.example']],
])('on %s a site has the files that this host needs', async (host, files) => {
  const { site } = await makeSite(folder.path, '--host', host, '--starter', 'page')
  expect(listOthers(site)).toEqual(
    [
      ...files,
      '.github/dependabot.yml',
      '.github/workflows/check.yml',
      '.gitignore',
      '.node-version',
      '.vscode/extensions.json',
      '.vscode/settings.json',
      'README.md',
      'package.json',
    ].toSorted(),
  )
})

test('what is taken without a question is printed as options, with the next commands', async () => {
  const { site, out } = await makeSite(
    folder.path,
    '--starter',
    'quiet',
    '--name',
    'Ada',
    '--language',
    'de',
  )
  const shown = expect.stringContaining('Übungs seite سلمى')
  expect(out).toEqual([
    shown,
    'Defaults taken: --job-title "Frontend developer" --email "mirela@mirela-stan.example" --accent "#e0b589" --host github-pages',
    '"npm run explain -- --labels" prints the labels that are to be translated.',
    expect.stringContaining('"npm run validate -- --strict" lists the texts'),
    'Next:',
    shown,
    '  npm install',
    '  npm run dev',
  ])
  expect(validateSite(site).portfolio).toMatchObject({
    site: {
      title: 'Ada, Frontend developer',
      description: 'Ada, Frontend developer',
      language: 'de',
      owner: 'Ada',
    },
  })
})

test('editors find the schema, and every command that a message names is a script', async () => {
  const { site } = await makeSite(folder.path)
  const manifest = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))
  const content = JSON.parse(readFileSync(join(site, 'content/portfolio.json'), 'utf8'))
  const list = readFileSync(join(engineFolder, 'src/bin/commands.ts'), 'utf8')
  const commands = [...list.matchAll(/^ {2}\['([a-z]+)'/gmu)].map(([, name]) => name)
  expect(content.$schema).toBe('../node_modules/@folio-page/folio/schema/portfolio.schema.json')
  expect(Object.keys(manifest.scripts)).toEqual(
    expect.arrayContaining(commands.filter((name) => name !== 'new')),
  )
  expect(manifest).toMatchObject({
    name: 'ubungs-seite',
    private: true,
    // In a clone in which "npm run package" ran, its tarball.
    dependencies: { '@folio-page/folio': expect.stringMatching(/^(?:\^|file:.*-)\d/u) },
    devDependencies: { 'playwright-core': expect.stringMatching(/^\^\d/u) },
  })
})

test('an empty Git repository is a place for a site: Git ignores passwords and messages', async () => {
  execFileSync('git', ['init', '--quiet', siteName], { cwd: folder.path })
  const { site, ...result } = await makeSite(folder.path)
  expect(result).toMatchObject({ code: 0, error: [] })
  const files = ['.env', '.env.local', '.env.example', 'data/messages.db', 'package.json']
  const ignored = execFileSync('git', ['check-ignore', ...files], { cwd: site, encoding: 'utf8' })
  expect(ignored.trim().split('\n')).toEqual(['.env', '.env.local', 'data/messages.db'])
})

test.each([
  [['--starter', 'page', '--from', 'x'], '--from takes the place of --starter'],
  [['--from', 'nowhere'], 'nowhere cannot be read: there is no such file.'],
  [['--from', 'src'], 'src has no portfolio.json. Name a content folder'],
  [['--from', 'package.json'], 'package.json is not a JSON Resume: it has no "basics".'],
  [
    ['--from', 'README.md'],
    'README.md is not a JSON Resume. Name a resume.json, or a content folder.',
  ],
  [['--accent', 'ff00'], 'Write a colour, as "#7c3aed"'],
  [['--accent', 'rebecapurple'], 'Did you mean "rebeccapurple"?'],
  [['--language', 'Elvish'], '--language: Use a language tag such as "en"'],
  [['--email', 'ada'], '--email: Write an email address'],
  [['--name', ' '], '--name: Write at least one visible character.'],
])('%j is refused with 2 and a sentence, and nothing is written', async (args, sentence) => {
  const { code, out, error, site } = await makeSite(folder.path, ...args)
  expect({ code, out, error }).toEqual({
    code: 2,
    out: [],
    error: [expect.stringContaining(sentence)],
  })
  expect(listFiles(site)).toEqual([])
})

test('a folder with files and a file are refused, and stay as they are', async () => {
  const site = join(folder.path, siteName)
  writeFileSync(site, 'mine')
  expect(await makeSite(folder.path)).toMatchObject({
    code: 2,
    error: [expect.stringMatching(/ is a file\. /u)],
  })
  rmSync(site)
  mkdirSync(site)
  writeFileSync(join(site, 'notes.txt'), 'mine')
  expect(await makeSite(folder.path)).toMatchObject({
    code: 2,
    error: [expect.stringMatching(/ is not empty: it has notes\.txt\. /u)],
  })
  expect(listFiles(site)).toEqual(['notes.txt'])
})

/** Runs the command without a folder and options of a test. */
async function run(...args: string[]) {
  const { code, out, error } = await captureCommand(newSite, ...args)
  return { code, out: out.join('\n'), error: error.join('\n') }
}

test('an empty name is no folder', async () => {
  expect(await run('', '-y')).toMatchObject({
    code: 2,
    error: expect.stringContaining('DIR is empty. Name a new folder.'),
  })
})

test.runIf(process.platform === 'linux')('a place without folders is refused', async () => {
  expect(await run('/proc/none/site', '-y')).toMatchObject({
    code: 2,
    error: expect.stringContaining('/proc/none/site cannot be written: there is no such folder.'),
  })
})

test('"-y" is "--yes"', async () => {
  expect(await run(join(folder.path, siteName), '-y')).toMatchObject({ code: 0, error: '' })
})

test('without npm, the command is that of the package', async () => {
  vi.stubEnv('npm_lifecycle_event', undefined)
  expect((await run()).error).toBe(
    'Write where the new site belongs: "npx @folio-page/folio new DIR". See "npx @folio-page/folio new --help".',
  )
})

function runScript(env: Readonly<Record<string, string>>, ...args: string[]) {
  vi.stubEnv('npm_lifecycle_event', 'new')
  for (const [name, value] of Object.entries(env)) vi.stubEnv(`npm_config_${name}`, value)
  return run(...args)
}

describe('as a script of a clone', () => {
  test('it is named so', async () => {
    expect((await runScript({})).error).toBe(
      'Write where the new site belongs: "npm run new -- DIR". See "npm run new -- --help".',
    )
    expect((await runScript({}, '--help')).out).toContain('npm run new -- [OPTION...] DIR\n')
  })

  test.each([
    [{ name: 'Ada L.' }, ['my-site'], '--name for itself', 'my-site --name "Ada L."'],
    [{ starter: 'true' }, ['my-site', 'quiet'], '--starter for itself', 'DIR --starter STARTER'],
    [
      { name: 'Ada', email: 'true' },
      ['my-site', 'a@b.dev'],
      '--name, --email for itself',
      'DIR --name Ada --email ADDRESS',
    ],
    [
      { from: 'C:\\old site', accent: '#0a6b45' },
      ['my site'],
      '--accent, --from for itself',
      '"my site" --accent "#0a6b45" --from "C:\\old site".',
    ],
  ])('options that npm took, %j, are refused', async (env, args, taken, command) => {
    const { code, error } = await runScript(env, ...args)
    expect(code).toBe(2)
    expect(error).toContain(taken)
    expect(error).toContain(`Write: npm run new -- ${command}`)
  })

  test('the address of .npmrc is no option', async () => {
    const site = join(folder.path, siteName)
    expect(await runScript({ email: 'ada@ada.dev', yes: 'true' }, site, '--yes')).toMatchObject({
      code: 0,
    })
  })
})
