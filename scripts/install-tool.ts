import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { findManager } from '#disk/package-manager.ts'

/**
 * Returns the folder of a package that only a benchmark or the check of a release uses, such as "name@1.2.3". It is installed
 * when it is first needed. `overrides` are versions of packages that it depends on. Returns undefined if
 * that fails.
 */
export function installTool(
  tool: string,
  overrides: Readonly<Record<string, string>> = {},
): string | undefined {
  const name = tool.slice(0, tool.lastIndexOf('@'))
  const home = join(engineFolder, 'node_modules/.cache/folio/tools', tool)
  const folder = join(home, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, overrides }))
  const npm = findManager('npm')
  const options = ['--prefix', home, '--ignore-scripts', '--loglevel', 'error']
  const { status } = spawnSync(npm.file, [...npm.args, 'install', ...options, tool], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0 ? folder : undefined
}
