import { readFileSync, statSync, type Dirent } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

import type { Problem } from '#problems/problem.ts'
import type { AssetFile } from '#validate/assets/assets.ts'
import { validatePortfolio, type ValidateResult } from '#validate/validate-portfolio.ts'

import { formatPath } from './format-path.ts'
import { readBasePath } from './base-path.ts'
import { isInside } from './is-inside.ts'
import { listEntries } from './list-entries.ts'
import { listPublicFiles } from './owner/public-folder.ts'
import { findPublicFolder, findSchema } from './owner/own-files.ts'
import { readPublication } from './read-publication.ts'
import { readText } from './read-text.ts'
import { createSpellingCheck } from './spelling-check.ts'

/** The folders beside the content file whose files it names. */
const assetFolders = ['animations', 'media', 'stories']
/** All folders beside the content file. */
export const contentFolders: readonly string[] = [...assetFolders, 'pages']

type LoadOptions = {
  /** The text to validate in place of that of the file. */
  readonly written?: string
  /** False where `public` may be missing: links to it are not checked. */
  readonly checksFiles?: boolean
  /** True where an owner edits: the editor needs the schema, and the site does not. */
  readonly checksSchema?: boolean
}

/**
 * Reads and validates a content file. Throws a Refusal if the file cannot be read. The text of the
 * result has no byte-order mark, which editors do not count as a column.
 */
export function loadPortfolio(
  file: string,
  { written = readText(file), checksFiles = true, checksSchema = false }: LoadOptions = {},
): ValidateResult & { readonly text: string } {
  const text = written.replace(/^\uFEFF/u, '')
  const folder = dirname(file)
  const isSpelledRight = createSpellingCheck(folder)
  const publicFolder = findPublicFolder(file)
  const schema = {
    path: findSchema(folder),
    isThere: (path: string) => readSize(join(folder, path)) !== undefined,
  }
  return {
    text,
    ...validatePortfolio(text, {
      folder: formatPath(folder),
      hasAsset: (path) => readSize(join(folder, path)) !== undefined && isSpelledRight(path),
      openAsset: (path) => openFile(folder, join(folder, path)),
      listAssets: () =>
        assetFolders.flatMap((name) => listFiles(folder, name, (entry) => entry.isFile())),
      // A symbolic link in `pages`, too: it may be meant as a page, and is reported.
      listPages: () => listFiles(folder, 'pages', (entry) => !entry.isDirectory()),
      isAddress: (address) => URL.canParse(address),
      ...(checksFiles ? { siteFiles: new Set(listPublicFiles(publicFolder)) } : {}),
      ...(checksSchema ? { schema } : {}),
      publicFolder: formatPath(publicFolder),
      basePath: readBasePath(),
      publication: readPublication(),
    }),
  }
}

/** Lists the problems of a content, of its stories and of its pages. */
export function listAllProblems({
  problems,
  stories,
  pages,
}: Pick<ValidateResult, 'problems' | 'stories' | 'pages'>): Problem[] {
  return [...problems, ...[...stories, ...pages].flatMap((file) => file.problems)]
}

function openFile(folder: string, path: string): AssetFile | undefined {
  const size = readSize(path)
  if (size === undefined) return undefined
  return {
    size,
    isOutside: !isInside(path, folder),
    bytes: () => readFileSync(path),
    text: () => readFileSync(path, 'utf8'),
  }
}

function readSize(path: string): number | undefined {
  try {
    const entry = statSync(path)
    return entry.isFile() ? entry.size : undefined
  } catch {
    // The content may name an impossible path: too long, or with a NUL.
    return undefined
  }
}

/** Lists what a content folder has, as content names it. Empty if there is no such folder. */
function listFiles(folder: string, name: string, isListed: (entry: Dirent) => boolean): string[] {
  try {
    return listEntries(join(folder, name))
      .filter(isListed)
      .map(({ parentPath, name: file }) => relative(folder, join(parentPath, file)))
      .map((path) => path.replaceAll(sep, '/'))
  } catch {
    return []
  }
}
