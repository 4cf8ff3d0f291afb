import { enableCompileCache } from 'node:module'

// What Node makes of the code is kept from run to run. This file is JavaScript since only what is
// loaded after it is kept, and the part of Node that reads TypeScript takes long to load itself.
enableCompileCache()
await import('./main.ts')
