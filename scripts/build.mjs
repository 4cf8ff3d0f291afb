import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'

import { Failure, node24, root, run } from './run.mjs'

const sources = ['public', 'schema', 'src', 'index.html', 'package-lock.json', 'vite.config.ts']
const variables = ['BASE_PATH', 'CONTACT_BACKEND', 'CONTENT_FILE']
const sample = 'content/portfolio.json'

/** Validates the content and builds the site, unless nothing has changed since the last time. */
export async function validateAndBuild() {
  await buildSite(validate)
}

/** Builds the site into "dist", unless nothing has changed; `prepare` runs before a build. */
export async function buildSite(prepare) {
  await buildIfChanged('dist', process.env.CONTENT_FILE || sample, prepare)
}

/** Builds the site of a content file, unless nothing has changed; `prepare` runs before a build. */
export async function buildIfChanged(folder, contentFile, prepare = async () => {}) {
  // In the folder that a build empties, so that no other build passes for this one.
  const stampFile = join(root, folder, '.inputs')
  const environment = { OUT_DIR: folder, CONTENT_FILE: contentFile }
  const inputs = await hashOfInputs({ ...process.env, ...environment })
  const built = await readFile(stampFile, 'utf8').catch(() => undefined)
  if (built === inputs && existsSync(join(root, folder, 'index.html'))) return
  await prepare()
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build']
  const code = await run(node24, vite, environment)
  if (code !== 0) throw new Failure('The site could not be built: Vite says why above.', code)
  await writeFile(stampFile, inputs)
}

async function validate() {
  const code = await run(node24, [join(root, 'src/cli/run.mjs'), 'validate', '--format', 'compact'])
  if (code !== 0) {
    throw new Failure('The site was not built: mend the content as said above.', code)
  }
}

async function hashOfInputs(environment) {
  const hash = createHash('sha256')
  for (const name of variables) hash.update(JSON.stringify([name, environment[name] ?? '']))
  const content = resolve(root, environment.CONTENT_FILE)
  for (const path of [...sources.map((source) => join(root, source)), ...filesFor(content)]) {
    for (const file of await filesOf(path)) {
      const bytes = await readFile(file)
      hash.update(JSON.stringify([relative(root, file), bytes.length])).update(bytes)
    }
  }
  return hash.digest('hex')
}

/** A content file, and the files that it may name. */
function filesFor(contentFile) {
  const folder = dirname(contentFile)
  return [contentFile, join(folder, 'animations'), join(folder, 'media')]
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
