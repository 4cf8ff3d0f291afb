import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { validateAndBuild } from './build.mjs'
import { installPackages } from './install.mjs'
import { main, node24, root, run } from './run.mjs'

await main(async () => {
  await installPackages()
  await validateAndBuild()
  // What the environment says goes before what the file says.
  const file = join(root, '.env')
  const settings = existsSync(file) ? [`--env-file=${file}`] : []
  return run(node24, [...settings, join(root, 'src/server/main.ts')])
})
