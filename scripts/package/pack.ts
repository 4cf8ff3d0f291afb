import { spawnSync } from 'node:child_process'

import { engineFolder } from '#disk/folders.ts'

import { assemblePackage, packageFolder } from './assemble-package.ts'

// "npm run package": assembles the package and writes its tarball beside it.
await assemblePackage()
const isWindows = process.platform === 'win32'
const { status } = spawnSync('npm', ['pack', packageFolder, '--pack-destination', 'out'], {
  cwd: engineFolder,
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: isWindows,
})
process.exitCode = status ?? 1
