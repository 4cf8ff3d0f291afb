import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'

import { engineFolder, ownerFolder } from '#disk/folders.ts'
import { contentFolders } from '#disk/load-portfolio.ts'
import { findOtherContents } from '#disk/owner/other-contents.ts'
import { findPublicFolder, sectionsFolder, findStyleSheet } from '#disk/owner/own-files.ts'
import { listLockFiles } from '#disk/package-manager.ts'
import { readText } from '#disk/read-text.ts'
import { Refusal } from '#disk/refusal.ts'
import { refusePlugAndPlay } from '#disk/refuse-plug-and-play.ts'
import { readJson } from '#json/read-json.ts'
import { readEntries, readValue } from '#json/untyped-value.ts'

/** The parts of the engine that a site is built from. */
const engineFiles = ['schema', 'src', 'index.html', 'package.json', 'package-lock.json']
/** Settings that change a site. */
const variables = ['BASE_PATH', 'CONTACT_BACKEND', 'CONTENT_FILE', 'SITE_HOST']

type BuildOptions = {
  readonly isVerbose?: boolean
  readonly isQuiet?: boolean
  /** Builds with these environment variables, and resolves to the exit code: in another process if left out. */
  readonly run?: (environment: NodeJS.ProcessEnv) => Promise<number | null>
}

/**
 * Builds the site of a content file into a folder with "build", unless nothing has changed. With
 * `isQuiet` only errors are printed. Resolves to whether it was built. Rejects with a Refusal.
 */
export async function buildIfChanged(
  folder: string,
  contentFile: string,
  options: BuildOptions = {},
): Promise<boolean> {
  // In the archives of Yarn not even the inputs can be listed.
  refusePlugAndPlay()
  // The build replaces all files of the folder, so that this one always belongs to the last build.
  const stampFile = resolve(folder, '.inputs')
  const environment = { ...process.env, OUT_DIR: folder, CONTENT_FILE: contentFile }
  const inputs = await hashInputs(contentFile, environment)
  const built = await readFile(stampFile, 'utf8').catch(() => undefined)
  if (built === inputs && existsSync(resolve(folder, 'index.html'))) return false
  const { run = (given) => runBuild(given, options) } = options
  const code = await run(environment)
  // Null for a process that a signal ended. Linux kills one that asks for more memory than there is.
  if (code === null) {
    throw new Refusal(
      'The build was killed, as the system does where memory is short. The first build of a site with pictures needs about 850 MB.',
    )
  }
  if (code !== 0) throw new Refusal('The site could not be built. See the errors above.')
  await writeFile(stampFile, inputs)
  return true
}

/** Builds in another process, whose memory a server does not keep. Resolves to its exit code. */
async function runBuild(
  env: NodeJS.ProcessEnv,
  { isVerbose = false, isQuiet = false }: BuildOptions,
): Promise<number | null> {
  const args = [join(import.meta.dirname, 'run.mjs'), 'build', ...(isVerbose ? ['--verbose'] : [])]
  const child = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', isQuiet ? 'ignore' : 'inherit', 'inherit'],
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', done)
  })
}

async function hashInputs(contentFile: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const hash = createHash('sha256')
  for (const name of variables) hash.update(JSON.stringify([name, environment[name] ?? '']))
  const folder = dirname(resolve(contentFile))
  const paths = [
    ...engineFiles.map((name) => join(engineFolder, name)),
    findPublicFolder(resolve(contentFile)),
    sectionsFolder,
    findStyleSheet(resolve(contentFile)),
    // A view may import a package.
    join(ownerFolder, 'package.json'),
    ...listLockFiles(),
    resolve(contentFile),
    ...contentFolders.map((name) => join(folder, name)),
    ...listTranslations(resolve(contentFile)),
  ]
  for (const path of paths) {
    for (const file of await listFiles(path)) {
      const bytes = await readFile(file)
      hash.update(JSON.stringify([relative(ownerFolder, file), bytes.length])).update(bytes)
    }
  }
  return hash.digest('hex')
}

/** The contents of other languages, and the folders of their pages, which the footer leads to. */
function listTranslations(contentFile: string): string[] {
  const { document } = readJson(readText(contentFile))
  const languages = readEntries(readValue(document, ['site', 'translations']))
  const contents = languages.flatMap(([language]) => findOtherContents(contentFile, language))
  return contents.flatMap((file) => [file, join(dirname(file), 'pages')])
}

async function listFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return []
  if (!found.isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
