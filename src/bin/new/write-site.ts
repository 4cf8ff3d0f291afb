import { existsSync, globSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'

import { makeWritable } from '#disk/make-writable.ts'
import { createRefusal } from '#disk/refusal.ts'
import { replaceText } from '#disk/write-text.ts'
import type { SiteHost } from '#fields/links/site-host.ts'
import { readJson } from '#json/read-json.ts'
import { readValue } from '#json/untyped-value.ts'
import { makeOneLine } from '#terminal/make-one-line.ts'

import { writeSchemaPath } from './edit-content.ts'
import { createOwnerFiles, schemaFromContent } from './owner-files.ts'
import { isOwnersFile } from './read-source.ts'
import { refuseUncopyable } from './refuse-uncopyable.ts'

/** What is decided before the first file is written. */
export type Plan = {
  readonly host: SiteHost
  /** The text of the content file. */
  readonly text: string
  /** Folders and files to copy: from where, and to where in the new folder. */
  readonly copies: readonly (readonly [from: string, to: string])[]
  /** What the owner should know. */
  readonly notes: readonly string[]
}

type Copy = {
  readonly from: string
  readonly to: string
  readonly isTaken: (path: string) => boolean
}

/**
 * Writes the files of a new site, with a copy of the package that it installs, if one is given. Throws a Refusal
 * for one that cannot be written, and deletes the folder again if it made it.
 */
export async function writeSite(
  folder: string,
  { host, text, copies }: Plan,
  tarball?: string,
): Promise<void> {
  const { document, errors } = readJson(text)
  const content = errors.length > 0 ? text : writeSchemaPath(text, schemaFromContent)
  const title = readValue(document, ['site', 'title'])
  const files: Record<string, string> = {
    ...createOwnerFiles(folder, {
      title: typeof title === 'string' ? makeOneLine(title) : basename(resolve(folder)),
      host,
      tarball,
    }),
    'content/portfolio.json': content,
  }
  const packages = tarball === undefined ? [] : [[tarball, basename(tarball)] as const]
  const taken = [...copies, ...packages].map(([from, name]) => {
    const isTaken = (path: string) =>
      path === from || (isOwnersFile(path) && !isWritten(relative(from, path), name))
    return { from, to: join(folder, name), isTaken }
  })
  // Before anything is written: half a site would be in the way of the next try.
  for (const { from, isTaken } of taken) refuseUncopyable(from, isTaken)
  const isNew = !existsSync(folder)
  await makeWritable(folder)
  try {
    await copyAll(taken)
    await leadToSchema(join(folder, 'content'))
    await writeAll(folder, files)
  } catch (error) {
    // If it cannot be deleted either, the first error says more.
    if (isNew) await rm(folder, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

async function copyAll(copies: readonly Copy[]): Promise<void> {
  for (const { from, to, isTaken } of copies) {
    await attempt(to, () =>
      cp(from, to, {
        recursive: true,
        dereference: true,
        force: false,
        errorOnExist: true,
        filter: isTaken,
      }),
    )
  }
}

async function writeAll(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, each] of Object.entries(files)) {
    const file = join(folder, path)
    await attempt(file, async () => {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, each, { flag: 'wx' })
    })
  }
}

/** Corrects the schema in copies of other contents, such as that of a second language, if they name it. */
async function leadToSchema(content: string): Promise<void> {
  for (const path of globSync(['portfolio.*.json', '*/portfolio.json'], { cwd: content })) {
    const file = join(content, path)
    const text = await readFile(file, 'utf8')
    const { document, errors } = readJson(text)
    const written = basename(String(readValue(document, ['$schema'])))
    if (errors.length > 0 || written !== basename(schemaFromContent)) continue
    const fromFile = dirname(path) === '.' ? schemaFromContent : `../${schemaFromContent}`
    // A copy of a file for reading only cannot be written.
    await replaceText(file, writeSchemaPath(text, fromFile))
  }
}

/** Whether a copied file is also one that is written with edits. */
function isWritten(path: string, to: string): boolean {
  return to === 'content' && path === 'portfolio.json'
}

async function attempt(path: string, write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw createRefusal(path, error, 'written')
  }
}
