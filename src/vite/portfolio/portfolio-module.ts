import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { imageSizeFromFile } from 'image-size/fromFile'

import { listPageLinks } from '#content/own-page.ts'
import { cacheFolder } from '#disk/folders.ts'
import { formatPath } from '#disk/format-path.ts'
import type { Path } from '#json/path.ts'
import { readProperty, readValue } from '#json/untyped-value.ts'
import { findTraits } from '#sections/section.ts'
import { isConverted } from '#validate/assets/pictures/check-picture.ts'
import { listAssets } from '#validate/texts/list-texts.ts'
import { measurePicture } from '#validate/assets/pictures/measure-picture.ts'
import { cacheFile } from '#vite/cache-file.ts'

import { drawIcon } from '#vite/icons/draw-icon.ts'
import { makeStill } from './make-still.ts'
import { createPageSections } from './page-sections.ts'
import type { SiteContent } from './site-content.ts'

const copiesFolder = join(cacheFolder, 'copies')

/**
 * Writes the module that exports `content` to the page (site/page-content.ts). Files of the
 * content's `folder` become imports, so that Vite serves and builds them; pictures get their size,
 * and moving ones a still picture. Links to a path of the site start with `base`. `withStatic` says
 * whether the content of static sections and the pages that are HTML alone are in it.
 * While the content is edited, a file that is replaced gets another address, or the browser would keep
 * the old one. Rejects if a file is missing.
 */
export async function createPortfolioModule(
  portfolio: SiteContent,
  folder: string,
  base: string,
  withStatic: boolean,
  isEdited = false,
): Promise<string> {
  const references = listAssets(portfolio)
  const files = [...new Set(references.map(({ src }) => src))]
  const pictures = files.filter((file) => file.startsWith('media/'))
  const sizes = new Map(
    await Promise.all(
      pictures.map(async (file) => [file, await measureShown(join(folder, file))] as const),
    ),
  )
  const stills = await makeStills(portfolio, references, folder)
  const paths = [...new Set([...files.map((file) => join(folder, file)), ...stills.values()])]
  const names = new Map(paths.map((path, index) => [path, `file${index}`]))
  const imports = await Promise.all(
    paths.map(async (path, index) => {
      const version = isEdited ? `&v=${(await stat(path)).mtimeMs}` : ''
      return `import file${index} from ${JSON.stringify(`${await copyIfNeeded(path)}?url${version}`)}\n`
    }),
  )
  const { $schema: _schema, profile: _profile, ...published } = portfolio
  const { pages, ownPages, projectPages, footer, ...page } = published
  const { analytics: _analytics, ...site } = page.site
  const content = {
    ...page,
    site,
    socialLinks: await Promise.all(
      portfolio.socialLinks.map(async (link) => ({ ...link, icon: await drawIcon(link, folder) })),
    ),
    sections: createPageSections(portfolio, withStatic),
    pageLinks: listPageLinks(ownPages),
    hasFooter: footer !== undefined,
    ...(withStatic ? { projects: pages, projectPages, ownPages, footer } : {}),
  }
  return `${imports.join('')}export const content = ${writeSource(content)}\n`

  /** Only the address of a file becomes an imported name; every other string stays a string. */
  function writeSource(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(writeSource).join(',')}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const src = 'src' in value && typeof value.src === 'string' ? value.src : ''
    const still = stills.get(src)
    const whole = { ...(still === undefined ? {} : { still }), ...value, ...sizes.get(src) }
    const entries = Object.entries(whole).map(
      ([key, item]) =>
        `${JSON.stringify(key)}:${importName(key, item) ?? writeSource(prefixBase(key, item))}`,
    )
    return `{${entries.join(',')}}`
  }

  function importName(key: string, item: unknown): string | undefined {
    if ((key !== 'src' && key !== 'still') || typeof item !== 'string') return undefined
    return names.get(item) ?? names.get(join(folder, item))
  }

  function prefixBase(key: string, value: unknown): unknown {
    const isPath = (key === 'href' || key === 'url') && String(value).startsWith('/')
    return isPath ? base + String(value).slice(1) : value
  }
}

/** Makes a still picture of each moving one for which the owner names none. */
async function makeStills(
  portfolio: SiteContent,
  references: ReturnType<typeof listAssets>,
  folder: string,
): Promise<Map<string, string>> {
  const stills = new Map<string, string>()
  for (const { src, path } of references) {
    const holder = readValue(portfolio, path.slice(0, -1))
    if (!mayMove(portfolio, src, path) || readProperty(holder, 'still') !== undefined) continue
    const still = await makeStill(join(folder, src))
    if (still !== undefined) stills.set(src, still)
  }
  return stills
}

/** A moving picture of another kind than gif is valid in a strip alone. */
function mayMove(portfolio: SiteContent, src: string, path: Path): boolean {
  if (src.endsWith('.gif')) return true
  const type = readProperty(readValue(portfolio, path.slice(0, 2)), 'type')
  return findTraits(type).hasMovingPictures === true && isConverted(src)
}

/**
 * Vite would read the rest of a path after "?" or "#" as a query, and "%" as the code of a character.
 * Returns the path of a copy for such a file, as for "media/c#.svg", and otherwise the path itself.
 */
async function copyIfNeeded(path: string): Promise<string> {
  if (!/[?#%]/u.test(path)) return path
  const bytes = await readFile(path)
  const name = basename(path).replaceAll(/[?#%]/gu, '-')
  return cacheFile(join(copiesFolder, `${computeHash(bytes)}-${name}`), async () => bytes)
}

function computeHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8)
}

/** The size in which a browser shows a picture, px: some cameras store pictures rotated. */
async function measureShown(file: string): Promise<{ width: number; height: number }> {
  const { width, height, orientation = 1 } = await readSize(file)
  return orientation > 4 ? { width: height, height: width } : { width, height }
}

/** Reads only the beginning of most files. Rejects if the file is missing or no picture. */
async function readSize(file: string) {
  const read = await imageSizeFromFile(file).catch(() => undefined)
  if (read && read.width > 0 && read.height > 0) return read
  const measured = measurePicture(await readFile(file))
  if (!measured) throw new Error(`${formatPath(file)} is not a picture, or is broken.`)
  return { ...measured, orientation: undefined }
}
