import { join } from 'node:path'

import { installPackages } from './install.mjs'
import { main, node24, root, run } from './run.mjs'

await main(async () => {
  const args = process.argv.slice(2)
  await installPackages(args.includes('--verbose'))
  // Node 20 cannot load TypeScript.
  return run(node24, [join(root, 'src/bin/run.mjs'), 'start', ...args])
})
