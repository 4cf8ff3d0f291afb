#!/usr/bin/env node
import { existsSync } from 'node:fs'
import * as module from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// Keeps compiled code between runs, where only the owner writes: Node's own choice is the folder of
// temporary files, which others may share. This file is JavaScript because only what it imports is
// kept, and Node's own TypeScript support is slow to load. An older Node keeps nothing.
if (existsSync('node_modules')) {
  module.enableCompileCache?.(resolve('node_modules/.cache/folio/compiled'))
}

// The package has compiled modules.
const isPackage = existsSync(new URL('folio.js', import.meta.url))
const modules = new URL('..', import.meta.url).href
const [extension, format] = isPackage ? ['.js', 'module'] : ['.ts', 'module-typescript']

// Node would look for the manifest above each module, an eighth of the work of a command.
module.registerHooks?.({
  resolve(specifier, context, next) {
    const url = findModule(specifier, context.parentURL)
    return url === undefined ? next(specifier, context) : { url, format, shortCircuit: true }
  },
})

// Node 22 calls node:sqlite experimental at each start, which tells an owner nothing.
process.removeAllListeners('warning')
process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') console.error(String(warning))
})

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (isPackage && (major < 22 || (major === 22 && minor < 18))) {
  console.error(
    `Folio needs Node 22.18 or newer, and this is ${process.version}. Install one from nodejs.org.`,
  )
  process.exitCode = 2
} else if (import.meta.url.includes('*')) {
  // Node puts the name of a module in place of each "*" in the path that "imports" leads to.
  const folder = fileURLToPath(new URL('../../', import.meta.url))
  console.error(
    `Folio cannot run in ${folder}, because its path has a * in it. Rename that folder, and run the command again.`,
  )
  process.exitCode = 2
} else if (isPackage) await import('./folio.js')
else {
  const command = process.argv[2] ?? 'validate'
  let missing
  if (!hasPackages()) missing = 'The packages are not installed. Run "npm ci"'
  else if (!process.features.typescript) {
    missing = `This Node, ${process.version}, does not read TypeScript, and npm has not set up the Node that comes with the packages. Run "npm ci --include=optional --ignore-scripts=false"`
  }
  if (missing === undefined) await import('./folio.ts')
  else {
    console.error(`${missing}, and then "npm run ${command}".`)
    process.exitCode = 2
  }
}

/** Finds a module of Folio that another one imports. Undefined for any other import. */
function findModule(specifier, parent) {
  if (!parent?.startsWith(modules)) return undefined
  if (specifier.startsWith('#') && specifier.endsWith('.ts')) {
    return `${modules}${specifier.slice(1, -'.ts'.length)}${extension}`
  }
  return /^\.\.?\//u.test(specifier) && specifier.endsWith(extension)
    ? new URL(specifier, parent).href
    : undefined
}

function hasPackages() {
  try {
    return import.meta.resolve('zod') !== ''
  } catch {
    return false
  }
}
