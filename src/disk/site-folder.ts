import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'

import { readProperty } from '#json/untyped-value.ts'

import { formatPath } from './format-path.ts'
import { engineFolder, ownerFolder } from './folders.ts'
import { findContentFile, findPublicFolder, findStyleSheet } from './owner/own-files.ts'
import { Refusal } from './refusal.ts'

/** Returns the folder of the built site: OUT_DIR, or dist. */
export function findSiteFolder(): string {
  return resolve(process.env['OUT_DIR']?.trim() || join(ownerFolder, 'dist'))
}

/** What each built site has. */
const builtEntries = ['index.html', 'static']

/** The file that says, until a build has ended well, that the files of a folder are those of a build. */
const mark = '.folio-build'

/** How old the mark of a running build may be, ms: a later process may have the id of one that was killed. */
const longestBuild = 300_000

/**
 * Throws a Refusal if a folder has files that no build made, or those that the site is made from, or if
 * another build is writing there: each build empties its folder.
 */
export function refuseOtherFiles(folder: string, sources = listSources()) {
  refuseRunningBuild(folder)
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  const beginning = `${realpathSync(folder)}${sep}`
  const hasSource = sources
    .filter((path) => existsSync(path))
    .some((path) => `${realpathSync(path)}${sep}`.startsWith(beginning))
  const isBuilt =
    existsSync(join(folder, mark)) || builtEntries.every((name) => existsSync(join(folder, name)))
  if (isBuilt && !hasSource) return
  const files = hasSource ? 'files that the site is made from' : 'other files'
  throw new Refusal(
    `The site cannot be built into ${formatPath(folder)}: it has ${files}, which the build would delete. Name a new or empty folder in OUT_DIR or --outDir.`,
  )
}

/** Two builds at once would each delete files of the other. */
function refuseRunningBuild(folder: string) {
  const file = join(folder, mark)
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  if (Math.abs(age) > longestBuild) return
  const [id = ''] = readFileSync(file, 'utf8').split('\n')
  if (!isOtherProcess(Number(id))) return
  throw new Refusal(
    `Another build is writing into ${formatPath(folder)} (process ${id}). Wait for its end, or name another folder in OUT_DIR or --outDir. If there is none, delete ${formatPath(file)}.`,
  )
}

function isOtherProcess(id: number): boolean {
  if (!(id > 0) || id === process.pid) return false
  try {
    // Sends nothing, and throws if there is no such process.
    return process.kill(id, 0)
  } catch (error) {
    return readProperty(error, 'code') === 'EPERM'
  }
}

/**
 * Deletes a file or a folder of a site, if it is there. On Windows a virus scanner opens each new file for a
 * moment, and nothing can be deleted meanwhile; `rmSync` does not try again there (nodejs/node#64016).
 */
export function deleteBuilt(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Deletes what is in the folder of a site, except the history of Git, and marks it first: after a build that
 * failed or was stopped, the next one may empty the folder, too. Call `refuseOtherFiles` before. Rejects with
 * a Refusal if another build has begun since.
 */
export async function emptySiteFolder(folder: string): Promise<void> {
  refuseRunningBuild(folder)
  mkdirSync(folder, { recursive: true })
  const words = 'A build has not ended here. The next one deletes all files.'
  writeFileSync(join(folder, mark), `${process.pid}\n${words}\n`)
  for (const name of readdirSync(folder)) {
    if (name !== mark && name !== '.git') await deleteBuilt(join(folder, name))
  }
}

/** Removes the mark of a build that has ended well. */
export function removeBuildMark(folder: string): Promise<void> {
  return deleteBuilt(join(folder, mark))
}

/** The files of a site in which hosts find the headers for every path, also for those of a site inside it. */
const headerFiles = ['_headers', 'vercel.json']

/** Returns the built site that a folder is in, if that has headers: its policy is for both. */
export function findOuterSite(folder: string): string | undefined {
  const outer = dirname(folder)
  if (outer === folder) return undefined
  const hasHeaders = headerFiles.some((name) => existsSync(join(outer, name)))
  const isSite = builtEntries.every((name) => existsSync(join(outer, name)))
  return isSite && hasHeaders ? outer : findOuterSite(outer)
}

function listSources(): string[] {
  return [
    ownerFolder,
    engineFolder,
    dirname(findContentFile()),
    findPublicFolder(),
    findStyleSheet(),
  ]
}
