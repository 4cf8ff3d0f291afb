import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { packageName } from '#disk/package-name.ts'
import { readProperty } from '#json/untyped-value.ts'

/**
 * Finds the package that "npm run package" wrote in this clone, which a new site gets a copy of: a clone may
 * be newer than the registry.
 */
export function findTarball(engine = engineFolder): string | undefined {
  const manifest: unknown = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
  const name = packageName.replace('@', '').replace('/', '-')
  const tarball = join(engine, `out/${name}-${String(readProperty(manifest, 'version'))}.tgz`)
  return existsSync(tarball) ? tarball : undefined
}
