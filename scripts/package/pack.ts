import { spawnSync } from 'node:child_process'

import { engineFolder } from '#disk/folders.ts'
import { findManager } from '#disk/package-manager.ts'

import {
  assembleCreator,
  assemblePackage,
  creatorFolder,
  packageFolder,
} from './assemble-package.ts'

// "npm run package": assembles both packages and writes their tarballs beside them.
await assemblePackage()
await assembleCreator()
const { file, args } = findManager('npm')
const { status } = spawnSync(
  file,
  [...args, 'pack', packageFolder, creatorFolder, '--pack-destination', 'out'],
  { cwd: engineFolder, stdio: ['ignore', 'inherit', 'inherit'] },
)
process.exitCode = status ?? 1
