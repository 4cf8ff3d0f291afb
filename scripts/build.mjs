import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'

import { Failure, node24, root, run } from './run.mjs'

const sources = [
  'content',
  'public',
  'schema',
  'src',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
]
const variables = ['BASE_PATH', 'CONTACT_BACKEND', 'CONTENT_FILE']
// In the folder that a build empties, so that no other build passes for this one.
const stampFile = join(root, 'dist/.inputs')

/** Checks the content and builds the site, unless nothing has changed since the last time. */
export async function buildIfChanged() {
  const inputs = await hashOfInputs()
  const built = await readFile(stampFile, 'utf8').catch(() => undefined)
  if (built === inputs && existsSync(join(root, 'dist/index.html'))) return
  const validate = [join(root, 'src/cli/run.mjs'), 'validate', '--format', 'compact']
  const valid = await run(node24, validate)
  if (valid !== 0) {
    throw new Failure('The site was not built: mend the content as said above.', valid)
  }
  const code = await run(node24, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    OUT_DIR: 'dist',
  })
  if (code !== 0) throw new Failure('The site could not be built: Vite says why above.', code)
  await writeFile(stampFile, inputs)
}

async function hashOfInputs() {
  const hash = createHash('sha256')
  for (const name of variables) hash.update(JSON.stringify([name, process.env[name] ?? '']))
  for (const path of [...sources.map((source) => join(root, source)), ...ownContent()]) {
    for (const file of await filesOf(path)) {
      const bytes = await readFile(file)
      hash.update(JSON.stringify([relative(root, file), bytes.length])).update(bytes)
    }
  }
  return hash.digest('hex')
}

/** A content file elsewhere, and the files that it may name. */
function ownContent() {
  const file = process.env.CONTENT_FILE
  if (!file) return []
  const path = resolve(file)
  return [path, join(dirname(path), 'animations'), join(dirname(path), 'media')]
}

async function filesOf(path) {
  const found = await stat(path).catch(() => undefined)
  if (!found) return []
  if (!found.isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/u.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .toSorted()
}
