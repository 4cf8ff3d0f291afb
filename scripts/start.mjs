import { join } from 'node:path'

import { validateAndBuild } from './build.mjs'
import { installPackages } from './install.mjs'
import { loadSettings, main, node24, readSwitch, root, run } from './run.mjs'

await main(async () => {
  const isVerbose = readSwitch('--verbose')
  await installPackages(isVerbose)
  // Node 20 cannot load TypeScript.
  if (!process.features.typescript) return run(node24, process.argv.slice(1))
  await loadSettings()
  await validateAndBuild(isVerbose)
  console.log(
    'Next: "npm run dev" shows your edits at once, and "npm run check" visits the whole site.',
  )
  return run(node24, [join(root, 'src/server/main.ts')])
})
