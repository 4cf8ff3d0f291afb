import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { findBrowser } from './browsers/find-browser.mjs'
import { installPostgres } from './postgres/find-postgres.mjs'
import { installPackages } from './install.mjs'
import { Failure, engineFolder, runScript, runNpm } from './run.mjs'

/**
 * The steps, in the order in which they run: the quick answers first. Those of one group run side by
 * side, and the output of each is printed when it ends. The e2e tests run alone, because they measure time.
 */
const groups = [
  [['schema', '--check'], ['types'], ['lint'], ['format:check'], ['unit']],
  [['check'], ['fixtures']],
  [['e2e']],
  [['engines'], ['visual']],
]
const outputs = join(engineFolder, 'out/test')

await runScript(async () => {
  const [argument] = process.argv.slice(2)
  if (argument !== undefined) throw new Failure(describeSteps(), argument === '--help' ? 0 : 2)
  await installPackages()
  // If it cannot be installed, the unit tests report what they skip.
  await installPostgres()
  const environment = { CHROMIUM_PATH: await findBrowser() }
  await mkdir(outputs, { recursive: true })
  const results = []
  for (const group of groups) {
    if (group.length > 1) console.log(`\nRunning ${group.map(([name]) => name).join(', ')} ...`)
    const run = group.length > 1 ? runAndPrintLater : runAndPrint
    results.push(...(await Promise.all(group.map((step) => run(step, environment)))))
    if (results.some(({ code }) => code !== 0)) break
  }
  return summarize(results)
})

function describeSteps() {
  const names = groups.flat().map(([name]) => name)
  return `"npm test" takes no arguments and runs these steps: ${names.join(', ')}. "npm run unit -- FILE" runs the tests of one file, and "npm run e2e -- FILE" those in a browser.`
}

async function runAndPrint([name, ...args], environment) {
  console.log(`\n== ${name} ==`)
  const result = await timeStep(name, () => runStep(name, args, environment))
  printEnd(result)
  return result
}

/** Runs a step with its output in a file, and prints the file when the step ends. */
async function runAndPrintLater([name, ...args], environment) {
  const path = join(outputs, `${name.replace(':', '-')}.txt`)
  const file = await open(path, 'w')
  const options = { stdio: ['ignore', file.fd, file.fd] }
  const result = await timeStep(name, () => runStep(name, args, environment, options))
  await file.close()
  console.log(`\n== ${name} ==`)
  process.stdout.write(await readFile(path))
  printEnd(result)
  return result
}

function runStep(name, args, environment, options) {
  return runNpm(['run', '--silent', name, '--', ...args], environment, options)
}

async function timeStep(name, step) {
  const began = performance.now()
  const code = await step()
  return { name, code, seconds: (performance.now() - began) / 1000 }
}

function printEnd({ name, code, seconds }) {
  console.log(`== ${name}: ${code === 0 ? 'passed' : 'failed'}, ${seconds.toFixed(1)} s ==`)
}

/** Prints how each step ended, and returns the exit code of the first that failed. */
function summarize(results) {
  console.log()
  for (const [name] of groups.flat()) {
    const result = results.find((candidate) => candidate.name === name)
    const state = result ? (result.code === 0 ? 'passed' : 'failed') : 'not run'
    const time = result ? `${result.seconds.toFixed(1).padStart(7)} s` : ''
    console.log(`${name.padEnd(14)}${state.padEnd(8)}${time}`.trimEnd())
  }
  const failed = results.filter(({ code }) => code !== 0)
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
  return failed[0]?.code ?? 0
}
