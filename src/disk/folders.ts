import { existsSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'

import { findOutwards } from './find-outwards.ts'
import { packageName } from './package-name.ts'

/** The folder of the engine: this repository, or the installed package. */
export const engineFolder = resolve(import.meta.dirname, '../..')

/** The folder of the owner, in which commands run: it has `content`, `public`, and what is built. */
export const ownerFolder = process.cwd()

/** The folder of files that can be made again. */
export const cacheFolder = join(ownerFolder, 'node_modules/.cache/folio')

/** Returns the path of a module of the engine. In the package it is compiled to JavaScript. */
export function findEngineFile(module: string): string {
  const isCompiled = extname(import.meta.filename) === '.js'
  return join(engineFolder, isCompiled ? module.replace(/\.ts(x?)$/u, '.js$1') : module)
}

/**
 * Returns the folder of the package that a site has: of its own, or that of a workspace around it. Package managers
 * may have a link there.
 */
export function findInstalledFolder(folder = ownerFolder): string | undefined {
  return findOutwards(folder, (each) => {
    const installed = join(each, 'node_modules', packageName)
    return existsSync(installed) ? installed : undefined
  })
}
