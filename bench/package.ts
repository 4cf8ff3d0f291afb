import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { findManager } from '#disk/package-manager.ts'
import { packageName } from '#disk/package-name.ts'
import { createCommand } from '#terminal/command.ts'

import { assemblePackage, packageFolder } from '../scripts/package/assemble-package.ts'
import { makeContent } from '../scripts/sites/make-content.ts'
import { formatGoal, measure, printHead, printLoad, printRow } from './measure.ts'

/** Weighs the package and an owner's folder, and times what an owner waits for. */
export const packageBench = createCommand({
  command: 'npm run bench -- package',
  summary: 'weigh the package, and time a new site from nothing to built',
  options: {},
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'folio-bench-'))
    try {
      await assemblePackage()
      measureSite(folder, pack(folder))
    } finally {
      rmSync(folder, { recursive: true })
    }
    return 0
  },
})

/** Packs the package into a folder. Returns the path of its tarball. */
function pack(folder: string): string {
  const printed = run(
    'npm',
    ['pack', packageFolder, '--pack-destination', folder, '--json'],
    engineFolder,
  )
  const name = /"filename": "([^"]+)"/u.exec(printed)?.[1]?.replace(/^@(.+)\//u, '$1-') ?? ''
  const tarball = join(folder, name)
  const { size } = statSync(tarball)
  console.log(
    `packed                    ${formatMegabytes(size)}  ${formatGoal(size < 3e6, 'under 3 MB')}`,
  )
  return tarball
}

function measureSite(folder: string, tarball: string): void {
  const site = join(folder, 'site')
  const program = join(site, 'node_modules', packageName, 'src/bin/run.mjs')
  printLoad()
  const created = time(() => {
    const flags = ['new', site, '--yes', '--starter', 'full', '--host', 'netlify']
    run(process.execPath, [join(engineFolder, 'src/bin/run.mjs'), ...flags], engineFolder)
  })
  const manifest = join(site, 'package.json')
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace(
      new RegExp(`("${packageName}": )"[^"]+"`, 'u'),
      `$1"file:${tarball}"`,
    ),
  )
  const installed = time(() => run('npm', ['install', '--no-audit', '--no-fund'], site))
  const first = time(() => run(process.execPath, [program, 'build'], site))
  const second = time(() => run(process.execPath, [program, 'build'], site))
  const total = created + installed + first
  console.log(
    `new, install, build       ${[created, installed, first].map(formatSeconds).join(' + ')} = ${formatSeconds(total)}  ${formatGoal(total < 60_000, 'under 60 s with a warm npm cache')}`,
  )
  console.log(`a second build            ${formatSeconds(second)}`)
  const content = join(site, 'content/portfolio.json')
  const clone = { CONTENT_FILE: content, OUT_DIR: join(folder, 'clone') }
  const cloneBuild = [join(engineFolder, 'src/bin/run.mjs'), 'build']
  time(() => run(process.execPath, cloneBuild, engineFolder, clone))
  const ofClone = time(() => run(process.execPath, cloneBuild, engineFolder, clone))
  console.log(`the clone's second build  ${formatSeconds(ofClone)}`)
  compareScripts(join(site, 'dist'), clone.OUT_DIR)

  const modules = join(site, 'node_modules')
  const { size, packages } = weigh(modules)
  console.log(
    `installed                 ${formatMegabytes(size)} in ${packages} packages  ${formatGoal(size < 170e6, 'under 170 MB')}`,
  )
  const scenes = join(folder, 'portfolio.json')
  cpSync(join(engineFolder, 'fixtures/specification'), folder, { recursive: true })
  writeFileSync(scenes, makeContent(500))
  printHead('folio validate')
  for (const times of measure(9, [
    () => run(process.execPath, [program, 'validate', scenes], site),
  ])) {
    printRow('500 scenes', times, formatGoal(times.median < 300, 'under 300 ms'))
  }
}

/** Compares the bytes of all scripts of two built sites. */
function compareScripts(ours: string, others: string): void {
  const [owner, clone] = [ours, others].map((folder) =>
    readdirSync(join(folder, 'static/js'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => statSync(join(folder, 'static/js', name)).size),
  )
  const [a, b] = [owner, clone].map((sizes = []) => sizes.reduce((sum, size) => sum + size, 0))
  if (a === undefined || b === undefined) return
  const difference = (100 * (a - b)) / b
  console.log(
    `scripts beside the clone  ${owner?.length} and ${clone?.length} files, ${difference.toFixed(2)} %  ${formatGoal(Math.abs(difference) < 1, 'within 1 %')}`,
  )
}

/** Adds the sizes of all files, in bytes, and counts the packages. */
function weigh(folder: string): { size: number; packages: number } {
  let size = 0
  let packages = 0
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    size += statSync(join(entry.parentPath, entry.name)).size
    const isPackage = /node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+$/u.test(entry.parentPath)
    if (isPackage && entry.name === 'package.json') packages += 1
  }
  return { size, packages }
}

function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): string {
  const { file, args: first } = findManager(program)
  const { status, stdout, stderr } = spawnSync(file, [...first, ...args], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

/** Returns how long some work takes, in ms. */
function time(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`
}
