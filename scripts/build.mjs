import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'

import { Failure, node24, root, run } from './run.mjs'

const sources = ['public', 'schema', 'src', 'index.html', 'package-lock.json', 'vite.config.ts']
const variables = ['BASE_PATH', 'CONTACT_BACKEND', 'CONTENT_FILE', 'SITE_HOST']
const sample = 'content/portfolio.json'

/** Validates the content and builds the site, unless nothing has changed since the last time. */
export async function validateAndBuild(isVerbose) {
  const isBuilt = await buildSite({ isVerbose, isSummed: true, prepare: () => validate(isVerbose) })
  if (!isBuilt) console.log('Nothing has changed since the last build.')
}

/** Builds the site into OUT_DIR, unless nothing has changed. Options as in `buildIfChanged`. */
export function buildSite(options) {
  return buildIfChanged(process.env.OUT_DIR || 'dist', process.env.CONTENT_FILE || sample, options)
}

/**
 * Builds the site of a content file, unless nothing has changed. `prepare` runs before a build. With
 * `isSummed` the build describes itself in a few lines; with `isVerbose` it prints all that Vite does.
 * Resolves to whether it was built.
 */
export async function buildIfChanged(folder, contentFile, options = {}) {
  const { prepare = async () => {} } = options
  // The build empties the folder, so that this file always belongs to the last build.
  const stampFile = resolve(root, folder, '.inputs')
  const environment = { OUT_DIR: folder, CONTENT_FILE: contentFile }
  const inputs = await hashInputs({ ...process.env, ...environment })
  const built = await readFile(stampFile, 'utf8').catch(() => undefined)
  if (built === inputs && existsSync(resolve(root, folder, 'index.html'))) return false
  await prepare()
  const code = await runVite([], environment, options)
  if (code !== 0) throw new Failure('The site could not be built. See the error above.', code)
  await writeFile(stampFile, inputs)
  return true
}

/** Builds with Vite. Resolves to its exit code. Validation has printed the warnings of the content. */
export function runVite(args, environment, { isVerbose = false, isSummed = false } = {}) {
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build']
  if (!isVerbose) vite.push('--logLevel', 'warn')
  const summary = isSummed && !isVerbose ? { BUILD_SUMMARY: 'on' } : {}
  return run(node24, [...vite, ...args], { ...environment, ...summary, CONTENT_WARNINGS: 'off' })
}

/** Validates the content: prints errors, and the number of warnings. Throws a Failure for errors. */
export async function validate(isVerbose) {
  const format = isVerbose ? ['--format', 'compact'] : ['--quiet']
  const code = await run(node24, [join(root, 'src/cli/run.mjs'), 'validate', ...format])
  if (code !== 0) throw new Failure('The site was not built: correct the errors above.', code)
}

async function hashInputs(environment) {
  const hash = createHash('sha256')
  for (const name of variables) hash.update(JSON.stringify([name, environment[name] ?? '']))
  const content = resolve(root, environment.CONTENT_FILE)
  for (const path of [...sources.map((source) => join(root, source)), ...listContent(content)]) {
    for (const file of await listFiles(path)) {
      const bytes = await readFile(file)
      hash.update(JSON.stringify([relative(root, file), bytes.length])).update(bytes)
    }
  }
  return hash.digest('hex')
}

/** Lists a content file and the folders of its assets, stories and pages. */
function listContent(contentFile) {
  const folder = dirname(contentFile)
  const assets = ['animations', 'media', 'pages', 'stories']
  return [contentFile, ...assets.map((name) => join(folder, name))]
}

async function listFiles(path) {
  const found = await stat(path).catch(() => undefined)
  if (!found) return []
  if (!found.isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/u.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .toSorted()
}
