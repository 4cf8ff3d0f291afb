import { join } from 'node:path'

import { validateAndBuild } from './build.mjs'
import { installPackages } from './install.mjs'
import { loadSettings, main, node24, readSwitch, root, run } from './run.mjs'

await main(async () => {
  const isVerbose = readSwitch('--verbose')
  await installPackages()
  // Node 20 cannot load TypeScript.
  if (!process.features.typescript) return run(node24, process.argv.slice(1))
  await loadSettings()
  await validateAndBuild(isVerbose)
  return run(node24, [join(root, 'src/server/main.ts')])
})
