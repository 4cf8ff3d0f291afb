import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import type { Rolldown } from 'vite'

import { Refusal } from '#disk/refusal.ts'

const compress = promisify(brotliCompress)

/**
 * From this many characters on, the content's own size is the owner's choice. The page of the
 * specification has 9,700.
 */
const longContent = 10_000

/** The styles of a static section, such as projects, at most, in bytes. */
const staticStyles = 1500

/** A social link with its icon, or a link of the footer, at most, in bytes. */
const linkSize = 150

/** A built script. */
export type BuiltChunk = Pick<
  Rolldown.OutputChunk,
  'name' | 'fileName' | 'isEntry' | 'imports' | 'dynamicImports'
>

type BuiltSite = {
  /** The folder that it was written to, with its compressed copies. */
  readonly folder: string
  readonly base: string
  readonly chunks: readonly BuiltChunk[]
  /** The names of the chunks that load without scrolling. */
  readonly firstViews: readonly string[]
  /** The names of those among them that are views of the owner. */
  readonly ownViews?: readonly string[]
  /** The files that these views load. */
  readonly firstFiles: readonly string[]
  /** The content of the page as JSON. */
  readonly content: string
  /** The part of it that the entry holds, as JSON. */
  readonly entryContent: string
  /** The types of static sections that the page has. */
  readonly staticTypes: number
  /** The number of social links and links of the footer. */
  readonly links: number
}

/** What a visitor downloads, in bytes, and its budget. The size of long content does not count. */
type Row = {
  readonly name: string
  readonly size: number
  readonly limit: number
  /** How much of the size is content that does not count. */
  readonly free: number
  /** What to change in the content to make it smaller. */
  readonly advice: string
}

/**
 * Weighs what a visitor downloads without scrolling. Returns a table of compressed sizes. Throws if a
 * size is over its budget.
 */
export async function checkBudgets(site: BuiltSite): Promise<string> {
  const rows = await weighPage(site)
  const table = rows.map(formatRow).join('\n')
  const over = rows.find(isOver)
  if (!over) return table
  throw new Refusal(
    `The build is over its budget.\n${table}\nIf you changed only the content, ${over.advice}.${await describeOwnViews(site)}`,
  )
}

async function weighPage(site: BuiltSite): Promise<Row[]> {
  const { folder, base, chunks, firstViews, firstFiles, content, entryContent } = site
  const script = listEntryFiles(chunks)
  const views = chunks.filter(({ name }) => firstViews.includes(name))
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const linked = [...html.matchAll(/<link rel="(?:preload|icon|stylesheet)" href="([^"]+)"/gu)].map(
    ([, address = '']) => address.slice(base.length),
  )
  const document = await weighFiles(folder, ['index.html'])
  const isLong = content.length > longContent
  const freeContent = isLong ? (await compress(Buffer.from(entryContent))).length : 0
  // A long document consists of content, and the entry holds the content again.
  const freeDocument = isLong ? document : 0
  return [
    {
      name: 'HTML with its styles',
      size: document,
      // The page of the specification has one link.
      limit: 24_000 + site.staticTypes * staticStyles + Math.max(0, site.links - 1) * linkSize,
      free: freeDocument,
      advice: 'write fewer words and links',
    },
    {
      name: 'Script before the page is interactive',
      size: await weighFiles(folder, script),
      limit: 85_000,
      free: freeContent,
      advice: 'write fewer words',
    },
    {
      name: 'Everything until the network is idle',
      size: await weighFiles(folder, [
        'index.html',
        ...script,
        ...collectFiles(chunks, views, listLoaded),
        ...firstFiles,
        ...linked,
      ]),
      limit: 260_000,
      free: freeDocument + freeContent,
      advice: await adviseOnFirstSection(folder, firstFiles),
    },
  ]
}

function isOver({ size, limit, free }: Row): boolean {
  return size - free > limit
}

function formatRow(row: Row): string {
  const { name, size, limit, free } = row
  const share = free === size ? 'most' : formatKilobytes(free)
  const freeText = free > 0 ? `, ${share} of it content` : ''
  const verdict = isOver(row) ? '  over its budget' : ''
  return `${name.padEnd(38)}${formatKilobytes(size).padStart(9)} of ${formatKilobytes(limit)}${freeText}${verdict}`
}

/** Lists the files that load before the page is interactive. */
function listEntryFiles(chunks: readonly BuiltChunk[]): string[] {
  const entry = chunks.filter(({ isEntry }) => isEntry)
  return collectFiles(chunks, entry, ({ imports }) => imports)
}

/** Lists the chunks that a chunk of a view loads. The entry can load every view. */
function listLoaded({ isEntry, imports, dynamicImports }: BuiltChunk): readonly string[] {
  return isEntry ? [] : [...imports, ...dynamicImports]
}

/** Names the largest file of the first section, which loads without scrolling. */
async function adviseOnFirstSection(folder: string, files: readonly string[]): Promise<string> {
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, size: await weighFiles(folder, [file]) })),
  )
  const [largest] = sizes.toSorted((a, b) => b.size - a.size)
  const named =
    largest === undefined
      ? ''
      : `: the largest is ${basename(largest.file)} with ${formatKilobytes(largest.size)}`
  return `use smaller animations or pictures in the first section, or move another section to the first place${named}`
}

/** Weighs the views of the owner that load without scrolling: they may import any package. */
async function describeOwnViews({
  folder,
  chunks,
  firstViews,
  ownViews = [],
}: BuiltSite): Promise<string> {
  const known = new Set(listEntryFiles(chunks))
  const views = chunks.filter(({ name }) => firstViews.includes(name) && ownViews.includes(name))
  const sentences = await Promise.all(
    views.map(async (view) => {
      const files = collectFiles(chunks, [view], listLoaded).filter((file) => !known.has(file))
      return ` The view of "${view.name}" weighs ${formatKilobytes(await weighFiles(folder, files))} with what it imports.`
    }),
  )
  return sentences.join('')
}

/** Lists the files of some chunks and of all chunks that these load. */
function collectFiles(
  chunks: readonly BuiltChunk[],
  from: readonly BuiltChunk[],
  next: (chunk: BuiltChunk) => readonly string[],
): string[] {
  const found = new Set(from.map(({ fileName }) => fileName))
  for (const file of found) {
    const chunk = chunks.find(({ fileName }) => fileName === file)
    for (const other of chunk ? next(chunk) : []) found.add(other)
  }
  return [...found]
}

/** The bytes that a host sends for some files: of the compressed copy, where there is one. */
async function weighFiles(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(files)].map(async (file) => {
      const path = join(folder, file)
      const { size } = await stat(`${path}.br`).catch(() => stat(path))
      return size
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Formats a number of bytes: "24.0 kB". */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
