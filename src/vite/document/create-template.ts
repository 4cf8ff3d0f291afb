import { existsSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Rolldown } from 'vite'

import { engineFolder } from '#disk/folders.ts'
import { subsetFolder } from '#vite/fonts/subset-typefaces.ts'
import { delayEntry } from '#vite/scripts/delay-entry.ts'
import { unusedView } from '#vite/unused-views.ts'

import { inlineStyles } from './inline-styles.ts'

/**
 * Browsers that support it paint once the whole page is parsed. Otherwise they paint the part that
 * has arrived, and lay out the rest in a long task. Drawback: if the download stalls, nothing is
 * painted.
 */
const expectWholePage = '<link rel="expect" href="#chunk-addresses" blocking="render" />'

/** Creates the HTML that every document of a built site begins with: styles, preloads, entry and chunks. */
export async function createTemplate(
  folder: string,
  base: string,
  chunks: readonly Rolldown.OutputChunk[],
  assets: readonly Rolldown.OutputAsset[],
): Promise<string> {
  return delayEntry(await inlineStyles(folder, base))
    .replace('<style>', () => [...listPreloads(assets, base), '<style>'].join('\n    '))
    .replace('</body>', () => `  ${createChunkAddresses(chunks, base)}\n  </body>`)
}

/** Creates a preload for each subset font. */
export function listPreloads(
  assets: readonly Pick<Rolldown.OutputAsset, 'fileName' | 'originalFileNames'>[],
  base: string,
  subsets = subsetFolder,
): string[] {
  // Vite names where links lead: "node_modules" itself may be one.
  const folder = existsSync(subsets) ? realpathSync(subsets) : subsets
  const fonts = assets.filter(({ originalFileNames }) =>
    originalFileNames.some((name) => resolve(engineFolder, name).startsWith(folder)),
  )
  return [
    ...fonts.map(
      ({ fileName }) =>
        `<link rel="preload" href="${base}${fileName}" as="font" type="font/woff2" crossorigin />`,
    ),
    expectWholePage,
  ]
}

/** Creates a data element with the address of each lazy-loaded chunk, by the name of its source. */
function createChunkAddresses(chunks: readonly Rolldown.OutputChunk[], base: string): string {
  const lazy = chunks.filter(
    ({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId !== unusedView,
  )
  const addresses = Object.fromEntries(lazy.map(({ name, fileName }) => [name, base + fileName]))
  return `<script type="application/json" id="chunk-addresses">${JSON.stringify(addresses)}</script>`
}
