#!/usr/bin/env node
import { existsSync } from 'node:fs'
import * as module from 'node:module'
import { resolve } from 'node:path'

// Keeps compiled code between runs, where only the owner writes: Node's own choice is the folder of
// temporary files, which others may share. This file is JavaScript because only what it imports is
// kept, and Node's own TypeScript support is slow to load. An older Node keeps nothing.
if (existsSync('node_modules')) {
  module.enableCompileCache?.(resolve('node_modules/.cache/folio/compiled'))
}

// Node 22 calls node:sqlite experimental at each start, which tells an owner nothing.
process.removeAllListeners('warning')
process.on('warning', (warning) => {
  if (warning.name !== 'ExperimentalWarning') console.error(String(warning))
})

// The package has compiled modules.
const isPackage = existsSync(new URL('folio.js', import.meta.url))
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (isPackage && (major < 22 || (major === 22 && minor < 18))) {
  console.error(
    `Folio needs Node 22.18 or newer, and this is ${process.version}. Install one from nodejs.org.`,
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

function hasPackages() {
  try {
    return import.meta.resolve('zod') !== ''
  } catch {
    return false
  }
}
