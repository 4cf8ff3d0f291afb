import { join } from 'node:path'

import { imageSizeFromFile } from 'image-size/fromFile'

import { assetReferences } from '#content/asset-references.ts'
import type { Portfolio } from '#content/portfolio.ts'

/**
 * The source of the module that hands the content to the page: files become imports, so that
 * they are served and built like every other, and pictures carry their size; links to a path of
 * the site lead below its base. `folder` is where the content file stands.
 */
export async function portfolioModule(
  portfolio: Portfolio,
  folder: string,
  base: string,
): Promise<string> {
  const files = [...new Set(assetReferences(portfolio).map(({ src }) => src))]
  const sizes = new Map(
    await Promise.all(
      files
        .filter((file) => file.startsWith('media/'))
        .map(async (file) => [file, await sizeOf(join(folder, file))] as const),
    ),
  )
  const imports = files.map(
    (file, index) => `import file${index} from ${JSON.stringify(`${join(folder, file)}?url`)}`,
  )
  return `${imports.join('\n')}\nexport const portfolio = ${sourceOf(portfolio)}\n`

  /** A value as source text. A string stays a string: only a file's address becomes a name. */
  function sourceOf(value: unknown): string {
    if (Array.isArray(value)) return `[${value.map(sourceOf).join(',')}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const src = 'src' in value && typeof value.src === 'string' ? value.src : ''
    const file = files.indexOf(src)
    const entries = Object.entries({ ...value, ...sizes.get(src) }).map(
      ([key, item]) =>
        `${JSON.stringify(key)}:${key === 'src' && file >= 0 ? `file${file}` : sourceOf(linked(key, item))}`,
    )
    return `{${entries.join(',')}}`
  }

  function linked(key: string, value: unknown): unknown {
    const isPath = (key === 'href' || key === 'url') && String(value).startsWith('/')
    return isPath ? base + String(value).slice(1) : value
  }
}

/** The size in which a browser shows a picture: some cameras store it lying on its side. */
async function sizeOf(file: string): Promise<{ width: number; height: number }> {
  const { width, height, orientation = 1 } = await imageSizeFromFile(file)
  return orientation > 4 ? { width: height, height: width } : { width, height }
}
