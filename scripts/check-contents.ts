import { spawnSync } from 'node:child_process'
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { findManager } from '#disk/package-manager.ts'
import { createCommand, terminal } from '#terminal/command.ts'
import { suggest, WrongArguments } from '#terminal/read-arguments.ts'

import { fixtures, fixturesFolder } from './fixtures/fixtures.mjs'

/** Files of this machine or of the owner, which tests do not need. */
const left = new Set(['.git', '.env', 'content', 'data', 'dist', 'out', 'node_modules/.cache'])

const command = createCommand({
  command: 'npm run check:contents --',
  summary: 'run "npm test" with each content of fixtures/ as the owner\'s content',
  operands: ['[FIXTURE...]'],
  options: {},
  notes: `It works in a copy of the project. The fixtures are ${fixtures.join(', ')}; without FIXTURE, all of them.`,
  run({ positionals }, io) {
    const unknown = positionals.find((name) => !fixtures.includes(name))
    if (unknown !== undefined) {
      throw new WrongArguments(
        `There is no fixture "${unknown}".${suggest(unknown, fixtures)} The fixtures are ${fixtures.join(', ')}.`,
      )
    }
    const copy = copyProject()
    const names = positionals.length > 0 ? positionals : fixtures
    const results = names.map((name) => {
      io.out(`\n==== npm test with fixtures${sep}${name} ====`)
      return { name, ...testWith(name, copy) }
    })
    io.out('')
    for (const { name, code, minutes } of results) {
      const state = code === 0 ? 'passed' : 'failed'
      io.out(`${name.padEnd(14)}${state.padEnd(8)}${minutes.toFixed(1).padStart(6)} min`)
    }
    const failed = results.find(({ code }) => code !== 0)
    if (failed) io.out(`\nRun failed tests again in ${copy}.`)
    else rmSync(copy, { recursive: true, force: true })
    return failed?.code ?? 0
  },
})
process.exitCode = await command.run(process.argv.slice(2), terminal)

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'folio-contents-'))
  cpSync(engineFolder, copy, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !left.has(relative(engineFolder, path).replaceAll(sep, '/')),
  })
  return copy
}

function testWith(name: string, copy: string): { code: number; minutes: number } {
  const began = performance.now()
  rmSync(join(copy, 'content'), { recursive: true, force: true })
  cpSync(join(fixturesFolder, name), join(copy, 'content'), { recursive: true })
  const { file, args } = findManager('npm')
  const { status } = spawnSync(file, [...args, 'test'], {
    cwd: copy,
    env: { ...process.env, CONTENT_FILE: '', BASE_PATH: '' },
    stdio: 'inherit',
  })
  return { code: status ?? 1, minutes: (performance.now() - began) / 60_000 }
}
