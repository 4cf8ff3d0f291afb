import { join } from 'node:path'

import { installPackages } from './install.mjs'
import { main, node24, root, run } from './run.mjs'

await main(async () => {
  await installPackages()
  return run(node24, [join(root, 'scripts/check-contents.ts'), ...process.argv.slice(2)])
})
