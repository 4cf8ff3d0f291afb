import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { packageName } from '#disk/package-name.ts'
import { propertyOf } from '#json/untyped-value.ts'

/**
 * Chooses what an owner installs in a new folder: the tarball that "npm run package" wrote in this
 * clone, or what package.json names. A clone may be newer than the registry.
 */
export function chooseInstallation(folder: string, engine = engineFolder): string {
  const manifest: unknown = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
  const name = packageName.replace('@', '').replace('/', '-')
  const tarball = join(engine, `out/${name}-${String(propertyOf(manifest, 'version'))}.tgz`)
  if (!existsSync(tarball)) return 'npm install'
  return `npm install ${quotePath(relative(resolve(folder), tarball).split(sep).join('/'))}`
}

/** Writes a path for a shell. */
export function quotePath(path: string): string {
  return /^[\w./-]+$/u.test(path) ? path : `"${path}"`
}
