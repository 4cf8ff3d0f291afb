import { findBrowser } from './browsers/find-browser.mjs'
import { runScript, node24, playwright, run } from './run.mjs'

/*
 * Runs the browser tests in Chromium, which is found or installed as for "npm test".
 */

await runScript(async () => {
  const CHROMIUM_PATH = await findBrowser()
  const test = [playwright, 'test', '--config', 'e2e', ...process.argv.slice(2)]
  return run(node24, test, { CHROMIUM_PATH })
})
