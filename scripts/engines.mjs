import { engines, findEngine, installEngines, mustHave } from './browsers/find-engines.mjs'
import { Failure, runScript, node24, playwright, run } from './run.mjs'

/*
 * Visits the built site with other browser engines: Firefox and WebKitGTK. Reports and skips an
 * engine that is missing and cannot be installed.
 */

function isMissing(engine) {
  return findEngine(engine) === undefined
}

await runScript(async () => {
  if (engines.some(isMissing)) await installEngines(engines.filter(isMissing))
  for (const engine of engines.filter(isMissing)) {
    const { name, debianName } = engine
    const what = `The page was not visited with ${name}: it is not installed. Debian has it as ${debianName}.`
    if (mustHave(engine)) throw new Failure(what)
    console.warn(`!!! ENGINE SKIPPED: ${what}`)
  }
  const found = engines.filter((engine) => !isMissing(engine))
  if (found.length === 0) return 0
  const paths = Object.assign({}, ...found.map(findEngine))
  const projects = found.map(({ project }) => `--project=${project}`)
  const config = ['--config', 'e2e/engines']
  const args = process.argv.slice(2)
  return run(node24, [playwright, 'test', ...config, ...projects, ...args], paths)
})
