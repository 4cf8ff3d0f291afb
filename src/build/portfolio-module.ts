import { join } from 'node:path'

import { imageSizeFromFile } from 'image-size/fromFile'

import { assetReferences } from '#content/asset-references.ts'
import type { Portfolio } from '#content/portfolio.ts'

/**
 * The source of the module that hands the content to the page: files become imports, so that
 * they are served and built like every other, and pictures carry their size. `folder` is where
 * the content file stands.
 */
export async function portfolioModule(portfolio: Portfolio, folder: string): Promise<string> {
  const files = [...new Set(assetReferences(portfolio).map(({ src }) => src))]
  const sizes = new Map(
    await Promise.all(
      files
        .filter((file) => file.startsWith('media/'))
        .map(async (file) => [file, await imageSizeFromFile(join(folder, file))] as const),
    ),
  )
  const imports = files.map(
    (file, index) => `import file${index} from ${JSON.stringify(`${join(folder, file)}?url`)}`,
  )
  const text = JSON.stringify(withSizes(portfolio, sizes)).replaceAll(
    /"file:(\d+)"/gu,
    (_, index: string) => `file${index}`,
  )
  return `${imports.join('\n')}\nexport const portfolio = ${text}\n`

  function withSizes(value: unknown, known: typeof sizes): unknown {
    if (Array.isArray(value)) return value.map((item) => withSizes(item, known))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, item]) => [key, withSizes(item, known)])
    if (!('src' in value) || typeof value.src !== 'string' || !files.includes(value.src)) {
      return Object.fromEntries(entries)
    }
    const size = known.get(value.src)
    return {
      ...Object.fromEntries(entries),
      src: `file:${files.indexOf(value.src)}`,
      ...(size && { width: size.width, height: size.height }),
    }
  }
}
