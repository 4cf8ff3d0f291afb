import { createHash } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin, Rolldown } from 'vite'

import { decodeLetters } from '#content/site-path.ts'
import { findFileHost } from '#fields/links/site-host.ts'
import { ownSections } from '#sections/own-sections.ts'
import { cacheFolder, engineFolder } from '#disk/folders.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { makeWritable } from '#disk/make-writable.ts'
import { deleteBuilt } from '#disk/replace-files.ts'
import { findUnpublishedFolder, refuseOtherFiles, replaceSite } from '#disk/site-folder.ts'

import { checkBudgets } from './budgets/budgets.ts'
import { describeContent, describeFirstSections } from './budgets/describe-content.ts'
import { describeBuild, describeMisdrawnTexts, describeMissingLetters } from './describe-build.ts'
import { compressFiles } from './files/compress-files.ts'
import { createTemplate } from './document/create-template.ts'
import { listMisdrawnTexts, listMissingLetters } from './files/outline-text.ts'
import { readContent } from './portfolio/read-content.ts'
import { describeHeavyPhotos } from './pictures/photos.ts'
import { writeBuiltSite, type Renderer } from './write-built-site.ts'

/**
 * Builds the page for the browser and for Node, prerenders it, and writes all other files. At the end
 * it passes a few lines about the built site to `printSummary`, unless it is not `isCompressed`.
 */
export function prerenderPlugin(
  printSummary: (summary: string) => void,
  isCompressed = true,
): Plugin {
  let chunks: Rolldown.OutputChunk[] = []
  let assets: Rolldown.OutputAsset[] = []
  return {
    name: 'folio:prerender',
    apply: 'build',
    sharedDuringBuild: true,
    async config({ root = engineFolder, build }) {
      // The configuration has OUT_DIR; "--outDir" overrides it.
      const folder = resolve(root, build?.outDir ?? '')
      refuseOtherFiles(folder)
      await makeWritable(folder, 'Name another folder in OUT_DIR or --outDir.')
      const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
      const outDir = join(cacheFolder, `ssr-${name}`)
      // The error of an owner's view names its line.
      const sourcemap = ownSections.size > 0
      process.setSourceMapsEnabled(sourcemap)
      return {
        environments: {
          client: { build: { outDir: findUnpublishedFolder(folder) } },
          ssr: { build: { outDir, sourcemap } },
        },
      }
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const outputs = Object.values(bundle)
      chunks = outputs.filter((output) => output.type === 'chunk')
      assets = outputs.filter((output) => output.type === 'asset')
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('The build needs a client and an ssr environment.')
      const { root, logger, publicDir, build } = builder.config
      const folder = resolve(root, build.outDir)
      let summary = ''
      await replaceSite(folder, async (outDir) => {
        await builder.build(client)
        await builder.build(ssr)
        // Vite encodes letters such as ö in `base`; the template has them decoded.
        const base = decodeLetters(builder.config.base)
        const entry = pathToFileURL(resolve(root, ssr.config.build.outDir, 'prerender.js'))
        const renderer: Renderer = await import(entry.href)

        const content = findContentFile()
        const portfolio = readContent(content)
        const template = await createTemplate(outDir, base, chunks, assets)
        const site = { portfolio, folder: dirname(content), publicDir, base, template, renderer }
        const { pages, photos } = await writeBuiltSite(site, outDir)
        for (const problem of [
          ...describeHeavyPhotos(photos),
          describeMissingLetters(listMissingLetters()),
          describeMisdrawnTexts(listMisdrawnTexts()),
        ]) {
          if (problem !== undefined) logger.warn(`\n${problem}`)
        }
        if (!isCompressed) return
        const copies = await compressFiles(outDir)

        const weights = await checkBudgets({
          folder: outDir,
          base,
          chunks,
          ...describeFirstSections(portfolio, assets, photos),
          ...describeContent(portfolio),
          ownViews: [...ownSections.keys()],
        })
        // Only the budgets needed them.
        const compresses = findFileHost(portfolio.site.host)?.compresses
        if (compresses) await Promise.all(copies.map(deleteBuilt))
        // Without the page that hosts show for unknown addresses.
        summary = describeBuild(folder, portfolio, pages - 1, weights, performance.now())
      })
      if (isCompressed) printSummary(summary)
    },
  }
}
