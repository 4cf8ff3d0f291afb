import { constants } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'

import { fixtures, fixturesFolder } from './fixtures.mjs'
import { installPackages } from './install.mjs'
import { Failure, main, root, run } from './run.mjs'

/*
 * Runs the whole "npm test" with each content in fixtures/ in the place of content/, as for an owner
 * who edits. All of it happens in a copy of the project. Names as arguments: those alone.
 */

/** What belongs to this machine or to the owner, and no test needs. */
const left = new Set(['.git', '.env', 'content', 'data', 'dist', 'out', 'node_modules/.cache'])

await main(async () => {
  const names = process.argv.length > 2 ? process.argv.slice(2) : fixtures
  const unknown = names.find((name) => !fixtures.includes(name))
  if (unknown !== undefined) {
    throw new Failure(`There is no fixture "${unknown}". There are: ${fixtures.join(', ')}.`, 2)
  }
  await installPackages()
  const copy = await mkdtemp(join(tmpdir(), 'folio-contents-'))
  await cp(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !left.has(relative(root, path).replaceAll(sep, '/')),
  })
  const results = []
  for (const name of names) {
    console.log(`\n==== npm test with fixtures${sep}${name} ====`)
    await rm(join(copy, 'content'), { recursive: true, force: true })
    await cp(join(fixturesFolder, name), join(copy, 'content'), { recursive: true })
    const began = performance.now()
    const options = { cwd: copy, shell: process.platform === 'win32' }
    const code = await run('npm', ['test'], { CONTENT_FILE: '', BASE_PATH: '' }, options)
    const minutes = (performance.now() - began) / 60_000
    results.push({ name, code, minutes })
  }
  console.log()
  for (const { name, code, minutes } of results) {
    const state = code === 0 ? 'passed' : 'failed'
    console.log(`${name.padEnd(14)}${state.padEnd(8)}${minutes.toFixed(1).padStart(6)} min`)
  }
  const failed = results.find(({ code }) => code !== 0)
  if (failed) console.log(`\nWhat failed can be run again in ${copy}.`)
  else await rm(copy, { recursive: true, force: true })
  return failed?.code ?? 0
})
