import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { loadPortfolio } from '#disk/load-portfolio.ts'
import { findManager } from '#disk/package-manager.ts'
import { createCommand } from '#terminal/command.ts'

import { installTool } from '../scripts/install-tool.ts'
import { makeContent } from '../scripts/sites/make-content.ts'
import { formatGoal, measure, printHead, printRow } from './measure.ts'

/** Not a dependency of the project: it is old and needs packages that nothing else does. */
const rival = 'ajv-cli@5.0.0'

/** Times validation: as a command from a cold start, and in a running program. */
export const validate = createCommand({
  command: 'npm run bench -- validate',
  summary: 'time the validation of content',
  options: {},
  run() {
    timeValidation()
    return 0
  },
})

function timeValidation(): void {
  const folder = mkdtempSync(join(tmpdir(), 'folio-bench-'))
  try {
    printHead('npm run validate')
    printRace(folder)
    printGrowth(folder)
    const hundred = write(folder, 100)
    for (const times of measure(50, [() => loadPortfolio(hundred)], 5)) {
      printRow('100 scenes again, in process', times, formatGoal(times.median < 16, 'under 16 ms'))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Compares the command with ajv-cli, on one file and one schema. */
function printRace(folder: string): void {
  const file = write(folder, 500, 50)
  const tool = installTool(rival)
  const schema = join(engineFolder, 'schema/portfolio.schema.json')
  const settings = ['--spec=draft2020', '--strict=false', '--all-errors', '--errors=json']
  const rivalArgs = ['validate', ...settings, '-s', schema, '-d', file]
  const [ours, bare, npx] = measure(7, [
    () => check(1, ['--format', 'json', file]),
    ...(tool
      ? [
          () => runNode(1, [join(tool, 'dist/index.js'), ...rivalArgs]),
          () => run('npx', ['--prefix', join(tool, '../..'), 'ajv', ...rivalArgs], 1),
        ]
      : []),
  ])
  if (!ours) return
  printRow('500 scenes with 50 mistakes', ours, formatGoal(ours.median < 400, 'under 400 ms'))
  const errors = loadPortfolio(file).problems.filter(({ severity }) => severity === 'error')
  console.log(`  ${errors.length} errors are reported.`)
  if (npx)
    printRow('  npx ajv validate', npx, formatGoal(ours.median < npx.median, 'slower than ours'))
  if (bare) printRow('  the same without npx', bare)
  if (!tool) console.log(`  ${rival} cannot be installed here: no comparison.`)
}

/** Prints how the time of the command grows with the content. */
function printGrowth(folder: string): void {
  // A file of 6,246 scenes has as many values as a content may have.
  const sizes = [1000, 3000, 6000]
  const files = sizes.map((scenes) => write(folder, scenes))
  const works = files.map((file) => () => check(0, ['--format', 'json', file]))
  const [plain, ...grown] = measure(5, [() => check(0, []), ...works])
  if (!plain) return
  printRow('default content', plain)
  for (const [index, times] of grown.entries()) {
    const scenes = sizes[index] ?? NaN
    const each = ((times.least - plain.least) / scenes) * 1000
    printRow(`${scenes} scenes`, times, `${each.toFixed(1)} ms more for each 1000 scenes`)
  }
}

/** Writes content with a number of scenes and mistakes. Returns its path. */
function write(folder: string, scenes: number, mistakes?: number): string {
  const file = join(folder, `${scenes}.json`)
  writeFileSync(file, makeContent(scenes, mistakes))
  return file
}

function check(code: number, args: readonly string[]): void {
  runNode(code, [join(engineFolder, 'src/bin/run.mjs'), 'validate', ...args])
}

function runNode(code: number, args: readonly string[]): void {
  run(process.execPath, args, code)
}

/** Runs a program to its end. Throws if its exit code is another. */
function run(program: string, args: readonly string[], code: number): void {
  const { file, args: first } = findManager(program)
  const { status, stderr } = spawnSync(file, [...first, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== code) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`)
}
