import { join } from 'node:path'

import { installPackages } from './install.mjs'
import { engineFolder, main, node24, run } from './run.mjs'

await main(async () => {
  await installPackages()
  return run(node24, [join(engineFolder, 'scripts/check-contents.ts'), ...process.argv.slice(2)])
})
