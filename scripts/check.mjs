import { join } from 'node:path'

import { findBrowser } from './browsers/find-browser.mjs'
import { installPackages } from './install.mjs'
import { Failure, engineFolder, loadSettings, runScript, node24, run } from './run.mjs'

await runScript(async () => {
  try {
    await installPackages()
    // Node 20 cannot load TypeScript.
    if (!process.features.typescript) return await run(node24, process.argv.slice(1))
    await loadSettings()
    const CHROMIUM_PATH = await findBrowser()
    const args = [join(engineFolder, 'src/bin/run.mjs'), 'check', ...process.argv.slice(2)]
    return await run(node24, args, { CHROMIUM_PATH })
  } catch (error) {
    // Code 1 would mean that the site was checked and has problems.
    throw error instanceof Failure ? new Failure(error.message, 2) : error
  }
})
