import { join } from 'node:path'

import { installPackages } from './install.mjs'
import { engineFolder, runScript, node24, run } from './run.mjs'

await runScript(async () => {
  const args = process.argv.slice(2)
  await installPackages(args.includes('--verbose'))
  // Node 20 cannot load TypeScript.
  return run(node24, [join(engineFolder, 'src/bin/run.mjs'), 'start', ...args])
})
