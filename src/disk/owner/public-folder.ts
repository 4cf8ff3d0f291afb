import { closeSync, existsSync, openSync, readSync, realpathSync, type Dirent } from 'node:fs'
import { join, relative, sep } from 'node:path'

import { isFolder } from '#disk/is-folder.ts'
import { listEntries } from '#disk/list-entries.ts'

/** The files in which hosts find the headers of the site. */
const headerFiles = new Set(['_headers', 'vercel.json'])

/**
 * Lists the files of the folder `public`, which are part of the site as they are: "cv.pdf",
 * "uses/index.html". Hidden files are left out. Empty if there is no such folder.
 */
export function listPublicFiles(folder: string): string[] {
  try {
    return listEntries(folder)
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .map((path) => path.replaceAll(sep, '/'))
      .filter((path) => !/(?:^|\/)\.(?!well-known\/)/u.test(path))
      .toSorted()
  } catch {
    return []
  }
}

/** Lists the links of the folder `public` that lead out of it, or nowhere: the build would copy what is there. */
export function listOutsideLinks(folder: string): string[] {
  try {
    const beginning = `${realpathSync(folder)}${sep}`
    return listEntries(folder)
      .filter((entry) => entry.isSymbolicLink())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => !findTarget(path).startsWith(beginning))
      .toSorted()
  } catch {
    return []
  }
}

/** Files with passwords or keys, or with the messages of visitors. */
const privateFile =
  /^(?:\.env(?!\.example$)(?:\..+)?|messages\.db(?:-wal)?|\.(?:git-credentials|netrc|npmrc|pgpass|pypirc)|_netrc|.+\.(?:jks|kdbx|p12|pfx|ppk))$/iu

/** Files that may have a private key, or else a public one, a certificate, or the slides of a talk. */
const keyFile = /^id_\w+$|\.(?:asc|key|p8|pem)$/iu

const privateKey = /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/u

/** Why an entry of the folder `public` cannot be part of the site. */
export type Unusable =
  | 'loop'
  | 'no folder'
  | 'no file'
  | 'private'
  | 'headers'
  | 'home page'
  | 'not-found page'
  | 'folder'

/**
 * Lists what the build cannot copy, because it would never end, or does not use, because it writes a file of
 * that name: the headers of the site, its home page, its not-found page or a folder. So is what nobody publishes on
 * purpose.
 */
export function listUnusableEntries(folder: string): { file: string; why: Unusable }[] {
  if (existsSync(folder) && !isFolder(folder)) return [{ file: folder, why: 'no folder' }]
  try {
    return listEntries(folder).flatMap((entry) => {
      const file = join(entry.parentPath, entry.name)
      const why = explainUnusable(entry, file, folder)
      return why ? [{ file, why }] : []
    })
  } catch {
    return []
  }
}

function explainUnusable(entry: Dirent, file: string, folder: string): Unusable | undefined {
  // Windows and Macs take "Index.html" and "index.html" for one file: the home page gets the name of this one.
  const name = relative(folder, file).toLowerCase()
  if (headerFiles.has(name)) return 'headers'
  if (name === 'index.html') return 'home page'
  if (name === '404.html') return 'not-found page'
  if (entry.isSymbolicLink()) {
    const target = findTarget(file)
    // Links out of the folder are listed above.
    const isInside = `${target}${sep}`.startsWith(`${realpathSync(folder)}${sep}`)
    const holdsLink = `${realpathSync(entry.parentPath)}${sep}`.startsWith(`${target}${sep}`)
    return isInside && holdsLink ? 'loop' : undefined
  }
  if (!entry.isFile() && !entry.isDirectory()) return 'no file'
  if (entry.isFile() && (name === 'static' || name === 'projects')) return 'folder'
  // A submodule of Git has a file of this name, which says nothing.
  const isPrivate = entry.isFile()
    ? privateFile.test(entry.name) || (keyFile.test(entry.name) && hasPrivateKey(file))
    : entry.name === '.git' || entry.name === '.ssh'
  return isPrivate ? 'private' : undefined
}

/** Reads only the beginning: certificates before a key are short, slides are not. */
function hasPrivateKey(file: string): boolean {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const bytes = Buffer.alloc(65_536)
      const length = readSync(descriptor, bytes)
      return privateKey.test(bytes.toString('latin1', 0, length))
    } finally {
      closeSync(descriptor)
    }
  } catch {
    // Gone since the folder was listed, or not readable: copying it will say so.
    return false
  }
}

function findTarget(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return ''
  }
}
