import { join } from 'node:path'

import { installPackages } from './install.mjs'
import { engineFolder, runScript, node24, run } from './run.mjs'

await runScript(async () => {
  await installPackages()
  return run(node24, [join(engineFolder, 'scripts/check-contents.ts'), ...process.argv.slice(2)])
})
