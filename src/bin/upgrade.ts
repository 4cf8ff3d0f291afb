import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { currentVersion, readVersion } from '#content/schema-version.ts'
import { engineFolder, findInstalledFolder, ownerFolder } from '#disk/folders.ts'
import { findContentFile, schemaName } from '#disk/owner/own-files.ts'
import { chooseManager, findLockFile, findManager } from '#disk/package-manager.ts'
import { readText } from '#disk/read-text.ts'
import { Refusal } from '#disk/refusal.ts'
import { runAlone } from '#disk/run-alone.ts'
import { readJson } from '#json/read-json.ts'
import { readEntries, readItems, readProperty } from '#json/untyped-value.ts'
import { createCommand, type Io } from '#terminal/command.ts'

import { isNewer, readNotesSince } from './notes-since.ts'

/** Raises the version of Folio in an owner's folder, and brings the content up to date. */
export const upgrade = createCommand({
  command: 'npm run upgrade --',
  summary: 'install the newest Folio, update the content, and check the site',
  options: { check: { type: 'boolean', help: 'only say whether there is something to do' } },
  notes:
    'Exit code: 0 if all is up to date or done, 1 if there is something to do or the check has problems, 2 if it could not be tried.',
  async run({ values: { check = false } }, io) {
    const { engine, owner } = readManifests()
    const [name, installed] = [engine.name, engine.version]
    const manager = chooseManager()
    const release = await askForNewest(manager, name)
    const newest = release.version
    const hasNewer = isNewer(newest, installed)
    const version = readVersion(readJson(readText(findContentFile())).document)
    const mustMigrate = version !== undefined && version < currentVersion
    if (!hasNewer && !mustMigrate) {
      const isCurrent = version === currentVersion
      const state = isCurrent ? ', and its content is up to date' : ''
      io.out(`This site has the newest version of Folio, ${installed}${state}.`)
      // For a content that is newer, or that cannot be read, this says so.
      return isCurrent ? 0 : runFolio(engineFolder, ['migrate', '--check'])
    }
    if (check) {
      if (hasNewer) io.out(`Folio ${newest} is available; this site has ${installed}.`)
      if (mustMigrate) io.out('The content file has an older schema version.')
      io.out('Run "npm run upgrade".')
      return 1
    }
    return runAlone(findMark(), 'Another upgrade is running', async () => {
      if (hasNewer) await install(manager, listWanted(engine, release, owner), io)
      // A package manager may have put the new version into another folder.
      const folder = findInstalledFolder() ?? engineFolder
      const notes = readNotesSince(readText(join(folder, 'CHANGELOG.md')), installed)
      if (notes !== '') io.out(`\n${notes}\n`)
      // An editor reads the schema of a site with section types of its own.
      const hasSchema = existsSync(join(ownerFolder, schemaName))
      // The new version checks, not the one that runs here.
      const commands = ['migrate', ...(hasSchema ? ['schema'] : []), 'check']
      const scripts = commands.map((command) => `"npm run ${command}"`)
      // Said first: a stopped upgrade prints nothing more, and the next one finds nothing to do.
      if (hasNewer) {
        io.out(
          `Folio ${newest} is installed. If you stop what follows, run ${scripts.join(' and ')}.\n`,
        )
      }
      for (const [index, command] of commands.entries()) {
        const code = await runFolio(folder, [command])
        if (code === 0) continue
        const back = [manager, findInstallCommand(manager), `${name}@${installed}`].join(' ')
        if (hasNewer) {
          io.error(
            `Folio ${newest} is installed. Correct the problems above, then run ${scripts.slice(index).join(' and ')}. To go back, run "${back}".`,
          )
        }
        return code
      }
      return 0
    })
  },
})

/** Two installations at once leave a package without some of its files. Those of a workspace share one folder. */
function findMark(): string {
  const folder = dirname(findLockFile() ?? join(ownerFolder, 'package.json'))
  return join(folder, 'node_modules/.cache/folio/upgrade')
}

function readManifest(folder: string): unknown {
  return JSON.parse(readText(join(folder, 'package.json')).replace(/^\uFEFF/u, ''))
}

/** What an upgrade compares: a version of Folio, and what it needs of packages that owners choose. */
type Release = { readonly name: string; readonly version: string; readonly peers: unknown }

function readRelease(name: string, manifest: unknown): Release {
  return {
    name,
    version: String(readProperty(manifest, 'version')),
    peers: readProperty(manifest, 'peerDependencies'),
  }
}

function readManifests(): { engine: Release; owner: unknown } {
  const manifest = readManifest(engineFolder)
  const name = String(readProperty(manifest, 'name'))
  const owner = existsSync(join(ownerFolder, 'package.json'))
    ? readManifest(ownerFolder)
    : undefined
  if (!isDependency(owner, name)) {
    throw new Refusal(
      `The package.json of this folder does not have ${name} as a dependency. In a clone of Folio, merge the new version instead: README.md says how, under "Upgrade".`,
    )
  }
  return { engine: readRelease(name, manifest), owner }
}

function isDependency(manifest: unknown, name: string): boolean {
  return ['dependencies', 'devDependencies'].some(
    (list) => readProperty(readProperty(manifest, list), name) !== undefined,
  )
}

/**
 * Lists the packages to install for a release: Folio itself, and those of the owner that it needs in
 * other versions than the installed one did, as nodemailer. npm would refuse the release beside an old one.
 */
export function listWanted(installed: Release, release: Release, owner: unknown): string[] {
  const peers = readEntries(release.peers).filter(
    ([peer, range]) => range !== readProperty(installed.peers, peer) && isDependency(owner, peer),
  )
  return [
    `${release.name}@^${release.version}`,
    ...peers.map(([peer, range]) => `${peer}@${String(range)}`),
  ]
}

/**
 * Returns what asks the registry for the newest version and its peers, a program and its arguments. npm
 * comes with Node; every manager reads its settings. Offline, npm by itself tries for 70 seconds, and pnpm ends at once.
 */
export function createQuery(manager: string, name: string): [program: string, args: string[]] {
  const args = ['view', name, 'version', 'peerDependencies', '--json']
  if (manager === 'pnpm') return ['pnpm', args]
  return ['npm', [...args, '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000']]
}

/**
 * Reads what the query prints: an object, or the version alone if the release has no peers. npm has
 * either in a list from 12 on.
 */
export function readAnswer(name: string, printed: string): Release {
  const { document } = readJson(printed)
  const answer = readItems(document)[0] ?? document
  return readRelease(name, typeof answer === 'string' ? { version: answer } : answer)
}

async function askForNewest(manager: string, name: string): Promise<Release> {
  const asked = await runProgram(...createQuery(manager, name))
  const release = readAnswer(name, asked.printed)
  if (asked.code === 0 && /^\d+\.\d+\.\d+/u.test(release.version)) return release
  throw new Refusal(
    `The registry did not say which version of ${name} is the newest. It may not be there yet, or not be reached: "npm view ${name} version" shows which. If you installed it from a file, install a newer one in the same way, and run "npm run migrate".`,
  )
}

async function install(manager: string, wanted: readonly string[], io: Io): Promise<void> {
  io.out(`Installing ${wanted.join(', ')}.`)
  const args = [findInstallCommand(manager), ...wanted]
  const { code } = await runProgram(manager, args, 'inherit')
  if (code !== 0) {
    throw new Refusal(
      // npm may have replaced the package before it fails to write package.json.
      `${wanted.join(', ')} could not be installed: see the error above. Correct it, run "${manager} install", and then "npm run upgrade" again.`,
    )
  }
}

function findInstallCommand(manager: string): string {
  return manager === 'npm' ? 'install' : 'add'
}

/** Runs a command of the installed Folio in another process: an upgrade replaces its files. */
async function runFolio(folder: string, args: readonly string[]): Promise<number> {
  const program = join(folder, 'src/bin/run.mjs')
  return (await runProgram(process.execPath, [program, ...args], 'inherit')).code
}

/** Runs Node or a package manager in the owner's folder. Its output is returned unless it is shown. */
function runProgram(
  program: string,
  args: readonly string[],
  stdio: 'pipe' | 'inherit' = 'pipe',
): Promise<{ code: number; printed: string }> {
  const { file, args: first } = findManager(program)
  return new Promise((done, fail) => {
    const child = spawn(file, [...first, ...args], {
      cwd: ownerFolder,
      stdio: ['inherit', stdio, stdio === 'pipe' ? 'ignore' : stdio],
    })
    let printed = ''
    child.stdout?.on('data', (part: Buffer) => {
      printed += part.toString()
    })
    child.once('error', () =>
      fail(new Refusal(`${program} was not found. Install it, and try again.`)),
    )
    child.once('close', (code) => done({ code: code ?? 2, printed }))
  })
}
