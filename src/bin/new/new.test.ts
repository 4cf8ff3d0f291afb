import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'
import { loadPortfolio } from '#disk/load-portfolio.ts'
import { siteHost } from '#fields/links/site-host.ts'

import { newSite } from './new.ts'
import { starterNames } from './starters.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-new '))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Makes a site in a folder with spaces and letters of other scripts. */
async function make(...args: string[]) {
  const [out, error]: [string[], string[]] = [[], []]
  const site = join(folder, 'Übungs seite سلمى')
  const code = await newSite.run([site, '--yes', ...args], {
    out: (line) => out.push(line),
    error: (line) => error.push(line),
  })
  return { site, code, out, error }
}

function validate(site: string) {
  return loadPortfolio(join(site, 'content/portfolio.json'), undefined, { checksFiles: false })
}

/** The files of a folder, or none if there is no such folder. */
function listFiles(path: string): string[] {
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(path, join(parentPath, name)).replaceAll('\\', '/'))
    .toSorted()
}

/** The files beside the content. */
function listOthers(site: string): string[] {
  return listFiles(site).filter((path) => !path.startsWith('content/'))
}

test.each(starterNames)('the starter %s is valid on every host', async (starter) => {
  for (const host of siteHost.options) {
    const { site, code, out } = await make('--starter', starter, '--host', host)
    const { problems, stories, pages } = validate(site)
    const codes = [problems, ...[...stories, ...pages].map((file) => file.problems)]
      .flat()
      .map((problem) => problem.code)
    expect({
      code,
      codes: codes.filter((each) => !/^sample\/|^site\/no-url$/u.test(each)),
    }).toEqual({ code: 0, codes: [] })
    expect(out.length).toBeLessThanOrEqual(8)
    rmSync(site, { recursive: true })
  }
})

test.each([
  ['github-pages', ['.github/workflows/deploy.yml']],
  ['netlify', ['netlify.toml']],
  ['vercel', ['vercel.json']],
  ['cloudflare-pages', []],
  ['other', []],
  ['own-server', ['.env.example']],
])('on %s a site has the files that this host needs', async (host, files) => {
  const { site } = await make('--host', host, '--starter', 'page')
  expect(listOthers(site)).toEqual(
    [
      ...files,
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
  const { site, out } = await make('--starter', 'quiet', '--name', 'Ada', '--language', 'de')
  const shown = expect.stringContaining('Übungs seite سلمى')
  expect(out).toEqual([
    shown,
    'Defaults taken: --job-title "Frontend developer" --email "mirela@mirela-stan.example" --accent "#e0b589" --host github-pages',
    '"npm run explain -- --labels" prints the labels that are to be translated.',
    'Next:',
    shown,
    '  npm install',
    '  npm run dev',
  ])
  expect(validate(site).portfolio).toMatchObject({
    site: { title: 'Ada, Frontend developer', language: 'de', owner: 'Ada' },
  })
})

test('editors find the schema, and every command that a message names is a script', async () => {
  const { site } = await make()
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
    dependencies: { '@folio-page/folio': expect.stringMatching(/^\^\d/u) },
    devDependencies: { 'playwright-core': expect.stringMatching(/^\^\d/u) },
  })
})

test('--from takes over a content with all of its files, and leaves secrets', async () => {
  const cloned = join(folder, 'clone')
  const real = join(engineFolder, 'fixtures/real-edit')
  cpSync(real, join(cloned, 'content'), { recursive: true })
  mkdirSync(join(cloned, 'public'))
  writeFileSync(join(cloned, 'public/cv.pdf'), 'CV')
  writeFileSync(join(cloned, '.env'), 'MAIL_TO=ines@okafor.example.org')
  const { site, code, out } = await make('--from', join(cloned, 'content'))
  expect({ code, out }).toMatchObject({
    code: 0,
    out: [{}, expect.stringMatching(/\.env, which/u), {}, {}, {}, {}],
  })
  expect(listFiles(site)).toContain('public/cv.pdf')
  expect(listFiles(site)).not.toContain('.env')
  expect(readFileSync(join(site, 'content/portfolio.json'), 'utf8')).toBe(
    readFileSync(join(real, 'portfolio.json'), 'utf8').replace(
      '../../schema/',
      '../node_modules/@folio-page/folio/schema/',
    ),
  )
  expect(listFiles(join(site, 'content'))).toEqual(listFiles(real))
  expect(validate(site).problems).toEqual([])
})

test('--from with a host writes it, and leaves the form to the owner', async () => {
  const { site, out } = await make('--from', 'fixtures/real-edit', '--host', 'github-pages')
  expect(out[1]).toBe('The content has 1 error: "npm run validate" says how to correct it.')
  expect(listOthers(site)).toContain('.github/workflows/deploy.yml')
  expect(validate(site).problems.map(({ code }) => code)).toEqual(['contact/dead-form'])
})

test('--from takes over a JSON Resume, with an id for each record and a section for each list', async () => {
  const resume = join(folder, 'resume.json')
  const basics = { name: 'Grace Hopper', label: 'Engineer', phone: '', email: 'grace@navy.example' }
  const work = [{ name: 'Navy', position: 'Admiral', startDate: '1943-12', endDate: '', team: 4 }]
  const projects = [{ name: 'A-0' }]
  writeFileSync(resume, JSON.stringify({ basics, work, projects, meta: { version: 'v1' } }))
  const { site, out } = await make('--from', resume)
  expect(out).toContain('Left out of the résumé: work.0.team.')
  const { portfolio, problems } = validate(site)
  expect(problems.map(({ code }) => code)).toEqual(['site/no-url'])
  expect(portfolio).toMatchObject({
    profile: {
      name: 'Grace Hopper',
      work: [{ id: 'navy', startDate: '1943-12' }],
      projects: [{ id: 'a-0' }],
    },
    sections: ['hero', 'experience', 'projects', 'contact'].map((type) => ({ type })),
  })
})

test('an empty Git repository is a place for a site', async () => {
  mkdirSync(join(folder, 'Übungs seite سلمى/.git'), { recursive: true })
  expect(await make()).toMatchObject({ code: 0, error: [] })
})

test.each([
  [['--starter', 'page', '--from', 'x'], '--from takes the place of --starter'],
  [['--from', 'nowhere'], 'nowhere cannot be read: there is no such file.'],
  [['--from', 'src'], 'src has no portfolio.json. Name the folder of a content'],
  [['--from', 'fixtures/hero-alone/portfolio.json'], 'Name its folder, fixtures/hero-alone.'],
  [['--from', 'package.json'], 'package.json is no JSON Resume: it has no "basics".'],
  [['--from', 'README.md'], 'README.md is not valid JSON.'],
  [['--accent', 'ff0000'], '--accent: Write "#ff0000".'],
  [['--language', 'English'], '--language: Use a language tag such as "en"'],
  [['--email', 'ada'], '--email: Write an email address'],
  [['--name', ' '], '--name: Write at least one visible character.'],
])('%j is refused with 2 and a sentence, and nothing is written', async (args, sentence) => {
  const { code, out, error, site } = await make(...args)
  expect({ code, out, error }).toEqual({
    code: 2,
    out: [],
    error: [expect.stringContaining(sentence)],
  })
  expect(listFiles(site)).toEqual([])
})

test('a folder with files and a file are refused, and stay as they are', async () => {
  const site = join(folder, 'Übungs seite سلمى')
  writeFileSync(site, 'mine')
  expect(await make()).toMatchObject({ code: 2, error: [expect.stringMatching(/ is a file\. /u)] })
  rmSync(site)
  mkdirSync(site)
  writeFileSync(join(site, 'notes.txt'), 'mine')
  expect(await make()).toMatchObject({
    code: 2,
    error: [expect.stringMatching(/ is not empty: it has notes\.txt\. /u)],
  })
  expect(listFiles(site)).toEqual(['notes.txt'])
})

test('a new site cannot be inside the content that it takes over', async () => {
  cpSync(join(engineFolder, 'fixtures/hero-alone'), folder, { recursive: true })
  expect(await make('--from', folder)).toMatchObject({
    code: 2,
    error: [expect.stringMatching(/cannot be inside/u)],
  })
})
