import * as module from 'node:module'

// What Node makes of the code is kept from run to run. This file is JavaScript since only what is
// loaded after it is kept, and the part of Node that reads TypeScript takes long to load itself.
// An older Node keeps nothing.
module.enableCompileCache?.()

if (process.features.typescript) await import('./main.ts')
else {
  const command = process.argv[2] ?? 'validate'
  console.error(
    `This Node, ${process.version}, does not read TypeScript. Run "npm install", and then write "npm run ${command}".`,
  )
  process.exitCode = 2
}
