import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { imageSizeFromFile } from 'image-size/fromFile'

import { assetReferences } from '#content/asset-references.ts'
import { readGif, stillOfGif } from '#content/gif.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { sectionHead } from '#content/section-head.ts'
import { projectRoot } from '#disk/load-portfolio.ts'
import { propertyOf, valueAt } from '#fields/raw.ts'
import type { Section } from '#sections/schemas.ts'

const stillsFolder = join(projectRoot, 'node_modules/.cache/folio/stills')

/** Which chunk of a section's content has which name, in the order of the sections. */
export function contentNames({ sections }: Portfolio): string[] {
  return sections.map(({ type }, index) => {
    const before = sections.slice(0, index).filter((section) => section.type === type).length
    return before === 0 ? `content-${type}` : `content-${type}-${before + 1}`
  })
}

/**
 * The source of the module that hands the content to the page. `importId` makes the id under which
 * a section's own module (see sectionModule) is imported when it is wanted, from its name; left
 * out, the sections stand in this one. `folder` is where the content file stands.
 */
export async function portfolioModule(
  portfolio: Portfolio,
  folder: string,
  base: string,
  importId?: (name: string) => string,
): Promise<string> {
  const { sections, ...frame } = portfolio
  const names = contentNames(portfolio)
  const whole = importId ? [] : sections
  const { imports, sourceOf } = await sourceWriter({ frame, whole }, folder, base)
  const sources = sections.map((section, index) => {
    const name = names[index] ?? ''
    const content = importId
      ? `name:${JSON.stringify(name)},load:async()=>(await import(${JSON.stringify(importId(name))})).section`
      : `section:${sourceOf(section)}`
    return `{head:${JSON.stringify(sectionHead(section))},${content}}`
  })
  return `${imports}\nexport const frame = ${sourceOf(frame)}\nexport const sections = [${sources.join(',')}]\n`
}

/** The source of a module of the content of one section, for a build. */
export async function sectionModule(
  section: Section,
  folder: string,
  base: string,
): Promise<string> {
  const { imports, sourceOf } = await sourceWriter(section, folder, base)
  const source = sourceOf(section)
  // Browsers read a long text of JSON in half the time that they need for the same as script.
  const isJson = imports === '' && source.length > 10_000
  return `${imports}\nexport const section = ${isJson ? `JSON.parse(${JSON.stringify(source)})` : source}\n`
}

/**
 * Writes values within the content as source text: files become imports, so that they are served
 * and built like every other, and pictures carry their size, and gifs that move a still picture;
 * links to a path of the site lead below its base.
 */
async function sourceWriter(content: unknown, folder: string, base: string) {
  const references = assetReferences(content)
  const files = [...new Set(references.map(({ src }) => src))]
  const sizes = new Map(
    await Promise.all(
      files
        .filter((file) => file.startsWith('media/'))
        .map(async (file) => [file, await sizeOf(join(folder, file))] as const),
    ),
  )
  const stills = new Map<string, string>()
  for (const { src, path } of references) {
    const holder = valueAt(content, path.slice(0, -1))
    if (!src.endsWith('.gif') || propertyOf(holder, 'still') !== undefined) continue
    const still = await makeStill(join(folder, src))
    if (still !== undefined) stills.set(src, still)
  }
  const paths = [...new Set([...files.map((file) => join(folder, file)), ...stills.values()])]
  const names = new Map(paths.map((path, index) => [path, `file${index}`]))
  const imports = paths.map(
    (path, index) => `import file${index} from ${JSON.stringify(`${path}?url`)}`,
  )
  return { imports: imports.join('\n'), sourceOf }

  /** A value as source text. A string stays a string: only a file's address becomes a name. */
  function sourceOf(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(sourceOf).join(',')}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const src = 'src' in value && typeof value.src === 'string' ? value.src : ''
    const still = stills.get(src)
    const whole = { ...(still === undefined ? {} : { still }), ...value, ...sizes.get(src) }
    const entries = Object.entries(whole).map(
      ([key, item]) => `${JSON.stringify(key)}:${nameOf(key, item) ?? sourceOf(linked(key, item))}`,
    )
    return `{${entries.join(',')}}`
  }

  /** The name of the import that a file's address comes from. */
  function nameOf(key: string, item: unknown): string | undefined {
    if ((key !== 'src' && key !== 'still') || typeof item !== 'string') return undefined
    return names.get(item) ?? names.get(join(folder, item))
  }

  function linked(key: string, value: unknown): unknown {
    const isPath = (key === 'href' || key === 'url') && String(value).startsWith('/')
    return isPath ? base + String(value).slice(1) : value
  }
}

/**
 * Makes a still picture of a gif that moves, beside what is built: its path, or undefined where the
 * gif stands still itself.
 */
async function makeStill(file: string): Promise<string | undefined> {
  const bytes = await readFile(file)
  const gif = readGif(bytes)
  if (!gif || gif.frames < 2) return undefined
  const still = stillOfGif(bytes, gif)
  const hash = createHash('sha256').update(still).digest('hex').slice(0, 8)
  const path = join(stillsFolder, `${basename(file, '.gif')}-still-${hash}.gif`)
  await mkdir(stillsFolder, { recursive: true })
  await writeFile(path, still)
  return path
}

/** The size in which a browser shows a picture: some cameras store it lying on its side. */
async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  const { width, height, orientation = 1 } = await imageSizeFromFile(file)
  return orientation > 4 ? { width: height, height: width } : { width, height }
}
