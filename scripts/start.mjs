import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { validateAndBuild } from './build.mjs'
import { installPackages } from './install.mjs'
import { main, node24, readSwitch, root, run } from './run.mjs'

await main(async () => {
  const isVerbose = readSwitch('--verbose')
  await installPackages()
  await validateAndBuild(isVerbose)
  // Variables of the environment override those of the file.
  const file = join(root, '.env')
  const settings = existsSync(file) ? [`--env-file=${file}`] : []
  return run(node24, [...settings, join(root, 'src/server/main.ts')])
})
