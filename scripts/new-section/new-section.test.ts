import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'

import { parse, type AtRule, type Container } from 'postcss'
import { afterAll, expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

const copy = mkdtempSync(join(tmpdir(), 'folio-new-section-'))
copyProject()
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('a malformed name and one that is taken are refused', async () => {
  const names = [[], ['Press kit'], ['press-kit', 'more'], ['gif-strip'], ['talks']]
  const runs = await Promise.all(
    names.map((name) => run('scripts/new-section/new-section.ts', ...name)),
  )
  const malformed = {
    code: 2,
    output:
      'Give the section type a name in lower-case letters, digits and hyphens: "npm run new-section press-kit".\n',
  }
  expect(runs.map(({ code, output }) => ({ code, output }))).toEqual([
    malformed,
    malformed,
    malformed,
    { code: 2, output: 'There is already a section type "gif-strip". Choose another name.\n' },
    {
      code: 2,
      output:
        'Owners may write "talks" for the section type "writing". Choose another name, or first delete this one from "otherNames" in src/sections/writing/schema.ts and from section.test.ts.\n',
    },
  ])
})

test('a new section passes every check and is on the page, on paper and without scripts', async () => {
  const made = await run('scripts/new-section/new-section.ts', 'press-kit')
  expect(made.output).toContain('Look at the section with "npm run dev".')
  expect(made.code).toBe(0)
  const registry = readFileSync(join(copy, 'src/sections/schemas.ts'), 'utf8')
  const exported = registry.match(/(?<=^export \{ definition as )\w+/gmu)
  expect(exported).toContain('pressKit')
  expect(exported).toEqual(exported?.toSorted())

  const tests = ['sections/press-kit', 'sections/section.test', 'sections/views', 'json-schema']
  // One after the other: a machine that is busy would stop tests that take too long.
  for (const [script, ...args] of [
    ['node_modules/typescript/bin/tsc', '-b', '--singleThreaded'],
    ['node_modules/oxlint/bin/oxlint', '--deny-warnings'],
    ['node_modules/oxfmt/bin/oxfmt', '--check'],
    // One process loads what these few files share, and the configuration needs no bundle.
    ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--configLoader=native', ...tests],
    ['src/bin/run.mjs', 'schema', '--check'],
    ['src/bin/run.mjs', 'validate', '--strict', '--max-warnings', '0'],
    ['node_modules/vite/bin/vite.js', 'build', '--configLoader=native'],
  ] as const) {
    const { code, output } = await run(script, ...args)
    expect(code, output).toBe(0)
  }

  const page = readFileSync(join(copy, 'dist/index.html'), 'utf8')
  const [section = ''] = /<section id="press-kit".*?<\/section>/su.exec(page) ?? []
  expect(section).toMatch(
    /<h2 [^>]*>Press kit<\/h2><div [^>]*><p>Write here what visitors should know\.<\/p>/u,
  )
  const [navigation = ''] = /<nav.*?<\/nav>/su.exec(page) ?? []
  expect(navigation).toMatch(/<a [^>]*href="#press-kit"[^>]*>.*?Press kit/su)

  const hiding: string[] = []
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gsu)].map(([, css = '']) => css)
  parse(styles.join('\n')).walkAtRules('media', (media: AtRule) => {
    if (/print|scripting: ?none/u.test(media.params)) hiding.push(...listHiddenClasses(media))
  })
  expect(hiding.length).toBeGreaterThan(3)
  expect(listClasses(section).filter((name) => hiding.includes(name))).toEqual([])
}, 300_000)

/** The project with the content of a real edit, and without an owner's files and what a build leaves. */
function copyProject() {
  const left = new Set([
    '.git',
    '.env',
    'content',
    'public',
    'sections',
    'style.css',
    'data',
    'dist',
    'out',
    'node_modules',
  ])
  cpSync(engineFolder, copy, {
    recursive: true,
    filter: (path) => !left.has(relative(engineFolder, path).split(sep)[0] ?? ''),
  })
  cpSync(join(engineFolder, 'fixtures/real-edit'), join(copy, 'content'), { recursive: true })
  const content = join(copy, 'content/portfolio.json')
  writeFileSync(content, readFileSync(content, 'utf8').replace('../../schema', '../schema'))
  const packages = join(copy, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync(join(engineFolder, 'node_modules'))) {
    if (name === '.cache' || name.startsWith('.vite')) continue
    symlinkSync(join(engineFolder, 'node_modules', name), join(packages, name))
  }
}

/** Runs a program of the copy: its exit code, and all that it printed. */
async function run(program: string, ...options: string[]) {
  const child = spawn(process.execPath, [join(copy, program), ...options], {
    cwd: copy,
    env: { ...process.env, CONTENT_FILE: '', BASE_PATH: '', NODE_ENV: '' },
  })
  let output = ''
  child.stdout.on('data', (data) => (output += String(data)))
  child.stderr.on('data', (data) => (output += String(data)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { program: [program, ...options].join(' '), code, output }
}

/** The classes of what styles hide. */
function listHiddenClasses(styles: Container): string[] {
  const classes: string[] = []
  styles.walkDecls(/^(display|visibility)$/u, ({ value, parent }) => {
    if (value !== 'none' && value !== 'hidden') return
    for (let rule = parent; rule; rule = rule.parent as typeof rule) {
      if ('selector' in rule) classes.push(...listSelectorClasses(String(rule.selector)))
    }
  })
  return classes
}

function listSelectorClasses(selector: string): string[] {
  return [...selector.matchAll(/\.([\w-]+)/gu)].map(([, name = '']) => name)
}

function listClasses(markup: string): string[] {
  return [...markup.matchAll(/class="([^"]*)"/gu)].flatMap(([, names = '']) => names.split(' '))
}
