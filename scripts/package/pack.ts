import { spawnSync } from 'node:child_process'

import { engineFolder } from '#disk/folders.ts'

import {
  assembleCreator,
  assemblePackage,
  creatorFolder,
  packageFolder,
} from './assemble-package.ts'

// "npm run package": assembles both packages and writes their tarballs beside them.
await assemblePackage()
await assembleCreator()
const isWindows = process.platform === 'win32'
const { status } = spawnSync(
  'npm',
  ['pack', packageFolder, creatorFolder, '--pack-destination', 'out'],
  {
    cwd: engineFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  },
)
process.exitCode = status ?? 1
