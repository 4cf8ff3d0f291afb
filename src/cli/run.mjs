import * as module from 'node:module'

// Keeps compiled code between runs. This file is JavaScript because only what it imports is kept,
// and Node's own TypeScript support is slow to load. An older Node keeps nothing.
module.enableCompileCache?.()

if (process.features.typescript) await import('./main.ts')
else {
  const command = process.argv[2] ?? 'validate'
  console.error(
    `This Node, ${process.version}, does not read TypeScript. Run "npm install", and then "npm run ${command}".`,
  )
  process.exitCode = 2
}
