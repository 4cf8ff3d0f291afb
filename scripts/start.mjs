import { join } from 'node:path'

import { buildIfChanged } from './build.mjs'
import { installPackages } from './install.mjs'
import { main, node24, root, run } from './run.mjs'

await main(async () => {
  await installPackages()
  await buildIfChanged()
  return run(node24, ['--env-file-if-exists=.env', join(root, 'src/server/main.ts')])
})
