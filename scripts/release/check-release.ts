import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

import { openBrowser } from '#check/open-browser.ts'
import { startServer } from '#check/start-server.ts'
import { engineFolder } from '#disk/folders.ts'
import { findManager } from '#disk/package-manager.ts'
import { packageName } from '#disk/package-name.ts'

import {
  assembleCreator,
  assemblePackage,
  creatorFolder,
  packageFolder,
} from '../package/assemble-package.ts'
import { installTool } from '../install-tool.ts'
import { readExample } from './read-example.ts'
import { runStep } from './run-step.ts'
import { serveRegistry } from './serve-registry.ts'
import { seeOwnFiles, useCheck, useDev, useSchema } from './use-commands.ts'

/*
 * npm run release:check: does all that a release does, with a registry on this machine. The packages
 * are checked and published; npm and pnpm make a site from them, without install scripts; it is built,
 * visited, checked and edited, gets a section type of its own, and is upgraded to a second version.
 */

/** The package managers, in the versions that the check uses. */
const managers = ['npm', 'pnpm'] as const
const versions = { npm: 'npm@12.2.0', pnpm: 'pnpm@12.21.0' }

const folder = await mkdtemp(join(tmpdir(), 'folio release '))
// Warnings of npm follow it.
const [upstream = ''] = run('npm', ['config', 'get', 'registry'], {}).split('\n')
const registry = await serveRegistry(folder, upstream)
const settings = {
  npm_config_registry: registry.url,
  // pnpm has names of its own; by default it waits for a day before it installs a new version.
  pnpm_config_registry: registry.url,
  pnpm_config_minimum_release_age: '0',
  npm_config_userconfig: join(folder, 'npmrc'),
  npm_config_ignore_scripts: 'true',
  npm_config_update_notifier: 'false',

  CI: 'true',
  PATH: [...Object.values(versions).map(findPrograms), process.env['PATH']].join(delimiter),
}
try {
  await writeFile(join(folder, 'npmrc'), `//${new URL(registry.url).host}/:_authToken=none\n`)
  await runStep('assemble the packages', async () => {
    await assemblePackage()
    await assembleCreator()
  })
  await runStep('lint the package', lintPackage)
  await runStep('publish the packages', () => [packageFolder, creatorFolder].forEach(publish))
  for (const manager of managers) {
    const site = join(folder, manager)
    await runStep(`make a site with ${versions[manager]}`, () => makeSite(manager, site))
    await runStep('add a section type of its own', () => addOwnSection(site))
    await runStep('build it', () => runFolio(site, 'build'))
    await runStep('visit it', () => visit(site))
    // The commands are the same for every package manager.
    if (manager !== 'npm') continue
    const runOwnFolio = (...args: readonly string[]) => runFolio(site, ...args)
    await runStep('check it', () => useCheck(site, runOwnFolio))
    await runStep('write its schema', () => useSchema(site, 'timeline', runOwnFolio))
    await runStep('edit it', () => useDev(site, findProgram(site), 'Ada Lovelace'))
  }
  const next = await runStep('publish a second version', publishNext)
  for (const manager of managers) {
    const site = join(folder, manager)
    await runStep(`upgrade the site of ${manager}`, () => upgrade(site, next))
    await runStep('visit it', () => visit(site))
  }
} finally {
  await registry.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Runs a program until it ends, and returns what it printed. Throws that if it fails. */
function run(
  program: string,
  args: readonly string[],
  { cwd = engineFolder, env = {}, accepts = [0] }: Partial<RunOptions>,
): string {
  const all = { ...process.env, ...env }
  const { file, args: first } = findManager(program, { env: all })
  const options = { cwd, env: all, encoding: 'utf8' } as const
  const { status, stdout, stderr, error } = spawnSync(file, [...first, ...args], options)
  if (error) throw error
  if (accepts.includes(status ?? -1)) return stdout + stderr
  throw new Error(`${[program, ...args].join(' ')} ended with ${status}:\n${stdout}${stderr}`)
}

type RunOptions = {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  readonly accepts: readonly number[]
}

/** Returns the program of a package that is installed for this check alone. */
function findTool(tool: string, path: string): string {
  const installed = installTool(tool)
  if (installed === undefined) throw new Error(`${tool} could not be installed.`)
  return join(installed, path)
}

function lintPackage() {
  run(process.execPath, [findTool('publint@0.3.25', 'src/cli.js'), packageFolder, '--strict'], {})
  const types = findTool('@arethetypeswrong/cli@0.18.5', 'dist/index.js')
  run(process.execPath, [types, '--pack', packageFolder, '--profile', 'esm-only'], {})
}

function publish(path: string) {
  run('npm', ['publish', path, '--provenance=false'], { env: settings })
}

/** The folder with the programs of a tool. */
function findPrograms(tool: string): string {
  return findTool(tool, '../.bin')
}

/** Does what the README says: creates a site and installs its packages. */
function makeSite(manager: 'npm' | 'pnpm', site: string) {
  const flags = ['--yes', '--starter', 'quiet', '--name', 'Ada Lovelace', '--host', 'netlify']
  // npm passes on what follows "--".
  const separator = manager === 'npm' ? ['--'] : []
  const create = ['create', packageName, site, ...separator, ...flags]
  run(manager, create, { cwd: folder, env: settings })
  const printed = run(manager, ['install'], { cwd: site, env: settings })
  if (/ignored build scripts|install script/iu.test(printed)) throw new Error(printed)
}

/** The program of the Folio that a site has. */
function findProgram(site: string): string {
  return join(site, 'node_modules', packageName, 'src/bin/run.mjs')
}

/** Runs a command of the Folio that a site has. */
function runFolio(site: string, ...args: readonly string[]): string {
  return run(process.execPath, [findProgram(site), ...args], { cwd: site, env: settings })
}

/** Adds the example of docs/own-section.md to a site. */
async function addOwnSection(site: string) {
  const page = await readFile(join(engineFolder, 'docs/own-section.md'), 'utf8')
  const { files, section } = readExample(page)
  for (const [path, text] of files) {
    await mkdir(dirname(join(site, path)), { recursive: true })
    await writeFile(join(site, path), text)
  }
  const content = join(site, 'content/portfolio.json')
  const document = JSON.parse(await readFile(content, 'utf8'))
  document.sections.push(JSON.parse(section))
  await writeFile(content, JSON.stringify(document, null, 2))
  await writeFile(join(site, 'style.css'), 'h3 { letter-spacing: 0.01em }\n')
}

/** Opens the built site in a browser. Throws if a text is missing, or for a message of the console. */
async function visit(site: string) {
  const program = join(site, 'node_modules', packageName, 'src/server/main.js')
  const server = await startServer(
    [program],
    {
      PORT: '0',
      HOST: 'localhost',
      ENV_FILE: 'off',
      SITE_FOLDER: join(site, 'dist'),
      DATA_DIR: join(site, 'data'),
      CONTENT_FILE: join(site, 'content/portfolio.json'),
    },
    undefined,
    site,
  )
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))
    await page.goto(server.url, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'Ada Lovelace' }).first().waitFor()
    await seeOwnFiles(page)
    if (messages.length > 0) throw new Error(messages.join('\n'))
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Publishes the package once more with the next version. Returns the version. */
async function publishNext(): Promise<string> {
  const copy = join(folder, 'next')
  await cp(packageFolder, copy, { recursive: true })
  const manifest = JSON.parse(await readFile(join(copy, 'package.json'), 'utf8'))
  const [major, minor, patch] = String(manifest.version).split('.').map(Number)
  const version = `${major}.${minor}.${(patch ?? 0) + 1}`
  await writeFile(join(copy, 'package.json'), JSON.stringify({ ...manifest, version }))
  const changelog = await readFile(join(copy, 'CHANGELOG.md'), 'utf8')
  const notes = changelog.replace(/^## /mu, `## ${version}\n\nA note of the second version.\n\n## `)
  await writeFile(join(copy, 'CHANGELOG.md'), notes)
  publish(copy)
  return version
}

/** Raises a site to a version with its own command. Throws if something is not as promised. */
async function upgrade(site: string, version: string) {
  const program = findProgram(site)
  const options = { cwd: site, env: settings }
  const asked = run(process.execPath, [program, 'upgrade', '--check'], { ...options, accepts: [1] })
  if (!asked.includes(`Folio ${version} is available`)) throw new Error(asked)
  const printed = run(process.execPath, [program, 'upgrade'], options)
  if (!printed.includes('A note of the second version.')) throw new Error(printed)
  const manifest = JSON.parse(await readFile(join(site, 'package.json'), 'utf8'))
  if (manifest.dependencies[packageName] !== `^${version}`) {
    throw new Error(JSON.stringify(manifest.dependencies))
  }
  const built = await readdir(join(site, 'dist'))
  if (!built.includes('index.html')) throw new Error(built.join(' '))
  run(process.execPath, [program, 'upgrade', '--check'], options)
}
