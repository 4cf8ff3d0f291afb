import { existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

import { formatPath } from './format-path.ts'
import { engineFolder, ownerFolder } from './folders.ts'
import { isFolder } from './is-folder.ts'
import { isInside } from './is-inside.ts'
import { isOtherProcess } from './is-other-process.ts'
import { listNames } from './list-entries.ts'
import { contentFolders } from './load-portfolio.ts'
import {
  findContentFile,
  findPublicFolder,
  findStyleSheet,
  sectionsFolder,
} from './owner/own-files.ts'
import { Refusal } from './refusal.ts'
import { deleteBuilt, replaceFiles } from './replace-files.ts'

/** Returns the folder of the built site: OUT_DIR, or dist. */
export function findSiteFolder(): string {
  return resolve(process.env['OUT_DIR']?.trim() || join(ownerFolder, 'dist'))
}

/** What each built site has. */
const builtEntries = ['index.html', 'static']

/** The folder in that of a site in which a build writes. It also says that the files beside it are those of a build. */
const buildFolder = '.folio-build'

/** Returns the folder in which a build writes the files of a site, so that those of the last build stay until its end. */
export function findUnpublishedFolder(folder: string): string {
  return join(folder, buildFolder, 'site')
}

/** The file with the id of the process of a build. */
function findMark(folder: string): string {
  return join(folder, buildFolder, 'process')
}

/** How old the mark of a running build may be, ms: a later process may have the id of one that was killed. */
const longestBuild = 300_000

/**
 * Throws a Refusal if a folder has files that no build made, or those that the site is made from, or if
 * another build is writing there: each build replaces the files of its folder.
 */
export function refuseOtherFiles(folder: string, sources = listSources()) {
  refuseRunningBuild(folder)
  refuseReadFolder(folder)
  if (listNames(folder).length === 0) return
  const beginning = `${realpathSync(folder)}${sep}`
  const hasSource = sources
    .filter((path) => existsSync(path))
    .some((path) => `${realpathSync(path)}${sep}`.startsWith(beginning))
  const isBuilt =
    existsSync(join(folder, buildFolder)) ||
    builtEntries.every((name) => existsSync(join(folder, name)))
  if (isBuilt && !hasSource) return
  const files = hasSource ? 'files that the site is made from' : 'other files'
  throw new Refusal(
    `The site cannot be built into ${formatPath(folder)}: it has ${files}, which the build would delete. Name a new or empty folder in OUT_DIR or --outDir.`,
  )
}

/** A site in a folder that Folio reads would be taken for files of the owner, and be copied into itself. */
function refuseReadFolder(folder: string) {
  const content = dirname(findContentFile())
  const read = [
    findPublicFolder(),
    sectionsFolder,
    ...contentFolders.map((name) => join(content, name)),
  ]
  const outer = read.find((each) => isInside(folder, each))
  if (outer === undefined) return
  const place = outer === folder ? 'Folio reads that folder' : `Folio reads ${formatPath(outer)}`
  throw new Refusal(
    `The site cannot be built into ${formatPath(folder)}: ${place} as files of yours. Name another folder in OUT_DIR or --outDir.`,
  )
}

/** Two builds at once would each delete files of the other. */
function refuseRunningBuild(folder: string) {
  // Where it cannot be looked at, `makeWritable` says so.
  if (!isFolder(join(folder, buildFolder))) return
  const file = findMark(folder)
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  if (Math.abs(age) > longestBuild) return
  const [id = ''] = readFileSync(file, 'utf8').split('\n')
  if (!isOtherProcess(Number(id))) return
  throw new Refusal(
    `Another build is writing into ${formatPath(folder)} (process ${id}). Wait for its end, or name another folder in OUT_DIR or --outDir. If there is none, delete ${formatPath(file)}.`,
  )
}

/**
 * Lets `write` build a site in the folder that it gets, and then puts those files in the place of all that is
 * in the folder of the site, except the history of Git. If `write` fails, the site stays as it was. Call
 * `refuseOtherFiles` before. Rejects with a Refusal if another build has begun since.
 */
export async function replaceSite(
  folder: string,
  write: (unpublished: string) => Promise<void>,
): Promise<void> {
  refuseRunningBuild(folder)
  const unpublished = findUnpublishedFolder(folder)
  await deleteBuilt(join(folder, buildFolder))
  try {
    mkdirSync(unpublished, { recursive: true })
    const words = 'A build has not ended here. The next one replaces all files.'
    writeFileSync(findMark(folder), `${process.pid}\n${words}\n`)
    await write(unpublished)
  } catch (error) {
    await deleteBuilt(join(folder, buildFolder))
    throw error
  }
  // If this fails, the mark stays: the next build may replace the files.
  await replaceFiles(unpublished, folder, ['.git', buildFolder])
  await deleteBuilt(join(folder, buildFolder))
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
