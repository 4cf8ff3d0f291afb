import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import type { BuiltChunk } from './chunk-rules.ts'

const compress = promisify(brotliCompress)

/** Bytes on their way to a visitor, compressed where that helps. */
const limits = {
  document: 24_000,
  script: 85_000,
  idle: 260_000,
} as const

/** What was weighed, and what it may weigh. */
export type Weight = {
  readonly what: string
  readonly bytes: number
  readonly limit: number
  /** What of it is files that hold the owner's words. */
  readonly words: number
}

export type BuiltSite = {
  /** The folder that it was written to. */
  readonly folder: string
  readonly base: string
  readonly chunks: readonly BuiltChunk[]
  /** The names of the chunks of what a visitor sees first, with all that they load. */
  readonly firstViews: readonly string[]
  /** The names of the chunks of their content. */
  readonly firstContents: readonly string[]
  /** The files that these show. */
  readonly firstFiles: readonly string[]
}

/** Weighs what a visitor who does not scroll is sent. */
export async function weighSite(site: BuiltSite): Promise<Weight[]> {
  const { folder, base, chunks, firstViews, firstContents, firstFiles } = site
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const entry = reachedFrom(chunks, entries, ({ imports }) => imports)
  const views = chunks.filter(({ name }) => firstViews.includes(name))
  // A view may import from the entry, which in turn can load every view there is.
  const shown = reachedFrom(chunks, views, ({ isEntry, imports, dynamicImports }) =>
    isEntry ? [] : [...imports, ...dynamicImports],
  )
  const words = [
    'index.html',
    ...chunks.filter(({ name }) => firstContents.includes(name)).map(({ file }) => file),
  ]
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const linked = [...html.matchAll(/<link rel="(?:preload|icon|stylesheet)" href="([^"]+)"/gu)]
  const all = [
    ...words,
    ...entry,
    ...shown,
    ...firstFiles,
    ...linked.map(([, address = '']) => address.slice(base.length)),
  ]
  const [document = 0, script = 0, written = 0, idle = 0] = await Promise.all(
    [['index.html'], entry, words, all].map(async (files) => {
      const sizes = await Promise.all(
        [...new Set(files)].map((file) => weightOf(join(folder, file))),
      )
      return sizes.reduce((sum, size) => sum + size, 0)
    }),
  )
  return [
    { what: 'HTML with its styles', limit: limits.document, bytes: document, words: document },
    { what: 'Script before the page answers', limit: limits.script, bytes: script, words: 0 },
    {
      what: 'Everything until the network is idle',
      limit: limits.idle,
      bytes: idle,
      words: written,
    },
  ]
}

/** The weights as a table for a terminal. */
export function budgetTable(weights: readonly Weight[]): string {
  return weights
    .map(({ what, bytes, limit }) => {
      const verdict = bytes > limit ? '  over its budget' : ''
      return `${what.padEnd(38)}${kilobytes(bytes).padStart(9)} of ${kilobytes(limit)}${verdict}`
    })
    .join('\n')
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** The files of some chunks and of all that they lead to. */
function reachedFrom(
  chunks: readonly BuiltChunk[],
  from: readonly BuiltChunk[],
  next: (chunk: BuiltChunk) => readonly string[],
): string[] {
  const found = new Set<string>()
  const waiting = from.map(({ file }) => file)
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = chunks.find((one) => one.file === file)
    if (!chunk || found.has(file)) continue
    found.add(file)
    waiting.push(...next(chunk))
  }
  return [...found]
}

async function weightOf(file: string): Promise<number> {
  const bytes = await readFile(file)
  return Math.min(bytes.length, (await compress(bytes)).length)
}
