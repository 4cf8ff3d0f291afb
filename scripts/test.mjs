import { findBrowser } from './find-browser.mjs'
import { installPostgres } from './find-postgres.mjs'
import { installPackages } from './install.mjs'
import { main, runNpm } from './run.mjs'

/** What has to hold, in the order in which it is asked: the quick answers first. */
const steps = [
  ['schema', '--check'],
  ['types'],
  ['lint'],
  ['format:check'],
  ['unit'],
  ['check'],
  ['fixtures'],
  ['e2e'],
  ['engines'],
  ['visual'],
]

await main(async () => {
  await installPackages()
  // Where it cannot be had, the unit tests say what they leave out.
  await installPostgres()
  const CHROMIUM_PATH = await findBrowser()
  const results = []
  for (const [name, ...args] of steps) {
    console.log(`\n== ${name} ==`)
    const began = performance.now()
    const code = await runNpm(['run', '--silent', name, '--', ...args], { CHROMIUM_PATH })
    const seconds = (performance.now() - began) / 1000
    console.log(`== ${name}: ${code === 0 ? 'passed' : 'failed'}, ${seconds.toFixed(1)} s ==`)
    results.push({ name, code, seconds })
    if (code !== 0) break
  }
  return summarize(results)
})

/** Prints what became of each step; the exit code is the one of the step that failed. */
function summarize(results) {
  console.log()
  for (const [name] of steps) {
    const result = results.find((candidate) => candidate.name === name)
    const state = result ? (result.code === 0 ? 'passed' : 'failed') : 'not run'
    const time = result ? `${result.seconds.toFixed(1).padStart(7)} s` : ''
    console.log(`${name.padEnd(14)}${state.padEnd(8)}${time}`.trimEnd())
  }
  const failed = results.filter(({ code }) => code !== 0)
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
  return failed[0]?.code ?? 0
}
