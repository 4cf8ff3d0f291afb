import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Loaded into every process of the engine's tests (see use-fixtures-only.ts): opening a file of the
 * owner's content throws, because such a test would fail after an edit of the owner.
 */

const owned = join(fileURLToPath(new URL('..', import.meta.url)), 'content') + sep

for (const name of ['openSync', 'readFileSync', 'createReadStream', 'open', 'readFile']) {
  refuse(fs, name)
}
for (const name of ['open', 'readFile']) refuse(fs.promises, name)
syncBuiltinESMExports()

function refuse(module, name) {
  const original = module[name]
  module[name] = (path, ...others) => {
    const file = path instanceof URL ? fileURLToPath(path) : path
    if (typeof file === 'string' && resolve(file).startsWith(owned)) {
      throw new Error(`A test of the engine reads ${file}. Read a file in fixtures/ instead.`)
    }
    return original.call(module, path, ...others)
  }
}
