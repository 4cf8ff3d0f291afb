import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin, ResolvedConfig, Rolldown } from 'vite'

import { decodeLetters } from '#content/site-path.ts'
import { ownSections } from '#sections/own-sections.ts'
import { listAssets } from '#validate/texts/list-texts.ts'
import { cacheFolder, engineFolder } from '#disk/folders.ts'
import { locateInSections } from '#disk/owner/load-own-sections.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { emptySiteFolder, refuseOtherFiles, removeBuildMark } from '#disk/site-folder.ts'

import { checkBudgets } from './budgets/budgets.ts'
import { describeContent, describeFirstSections } from './budgets/describe-content.ts'
import { describeBuild, describeMisdrawnTexts, describeMissingLetters } from './describe-build.ts'
import { compressesFiles, compressFiles } from './files/compress-files.ts'
import { dropLayer } from './document/drop-layer.ts'
import { createTemplate } from './document/create-template.ts'
import { fillDocument } from './document/document-head.ts'
import { insertPage, listDocuments, listUnusedLayers } from './document/list-documents.ts'
import { listMisdrawnTexts, listMissingLetters } from './files/outline-text.ts'
import { createNetlifyForms } from './files/netlify-forms.ts'
import { createHostFiles } from './files/host-files.ts'
import { readContent } from './portfolio/read-content.ts'
import type { SiteContent } from './portfolio/site-content.ts'
import { createSecurityPolicy, addPolicy } from './document/security-policy.ts'
import { createPagePictures } from './files/page-pictures.ts'
import { removeSystemFiles } from './files/remove-system-files.ts'
import { isOwnFile, createSiteFiles } from './files/site-files.ts'
import { describeHeavyPhotos, addPhotos, writePhotos } from './pictures/photos.ts'
import { waitForPage } from './wait-for-page.ts'

/** The export of src/site/prerender.tsx. */
type Renderer = { readonly prerender: (path: string) => Promise<string> }

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
    config({ root = engineFolder, build }) {
      // The configuration has OUT_DIR; "--outDir" overrides it.
      const folder = resolve(root, build?.outDir ?? '')
      refuseOtherFiles(folder)
      const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
      const outDir = join(cacheFolder, `ssr-${name}`)
      // The error of an owner's view names its line.
      const sourcemap = ownSections.size > 0
      process.setSourceMapsEnabled(sourcemap)
      return {
        environments: {
          // Vite would delete the mark of the folder.
          client: { build: { emptyOutDir: false } },
          ssr: { build: { outDir, sourcemap } },
        },
      }
    },
    renderStart: {
      // Vite copies "public" at this time.
      order: 'pre',
      handler() {
        if (this.environment.name === 'client')
          emptySiteFolder(resolveOutDir(this.environment.config))
      },
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
      await builder.build(client)
      await builder.build(ssr)
      const { root, logger, publicDir } = builder.config
      // Vite encodes letters such as ö in `base`; the template has them decoded.
      const base = decodeLetters(builder.config.base)
      const outDir = resolveOutDir(client.config)
      const entry = pathToFileURL(resolve(root, ssr.config.build.outDir, 'prerender.js'))
      const renderer: Renderer = await import(entry.href)

      const content = findContentFile()
      const portfolio = readContent(content)
      const { files, sharePicture } = await createSiteFiles(portfolio, base, publicDir)
      const hasOwnIcon = isOwnFile(publicDir, 'favicon.ico') && !isOwnFile(publicDir, 'favicon.svg')
      const pictures = await createPagePictures(portfolio)
      const converted = await addPhotos(portfolio, dirname(content), base)
      const template = await createTemplate(outDir, base, chunks, assets)
      const pages: { file: string; html: string }[] = []
      for (const { document, path, file } of listDocuments(portfolio)) {
        const rendered = waitForPage(path, renderer.prerender(path))
        const page = await rendered.catch((error: unknown) => {
          throw locateInSections(error) ?? error
        })
        const picture = typeof document === 'string' ? sharePicture : pictures.get(path)?.name
        const addresses = { base, sharePicture: picture, hasOwnIcon }
        const styled = listUnusedLayers(document).reduce(dropLayer, template)
        const filled = fillDocument(styled, converted, document, addresses)
        pages.push({ file, html: insertPage(filled, page, path, document, portfolio) })
      }

      const policy = createSecurityPolicy(
        portfolio,
        pages.map(({ html }) => html),
        await readAnimations(portfolio, dirname(content)),
      )
      const shared = [...pictures.values()].map(({ name, picture }) => [name, picture] as const)
      const made = Object.entries({
        ...files,
        ...Object.fromEntries(shared),
        ...createHostFiles(base, policy, portfolio.site.host),
        ...createNetlifyForms(portfolio),
      })
      await writeFiles(outDir, [
        ...made.filter(([name]) => !isOwnFile(publicDir, name)),
        ...pages.map(({ file, html }) => [file, addPolicy(html, policy)] as const),
      ])
      await removeSystemFiles(outDir)
      const photos = await writePhotos(portfolio, dirname(content), outDir)
      for (const heavy of describeHeavyPhotos(photos)) logger.warn(`\n${heavy}`)
      for (const problem of [
        describeMissingLetters(listMissingLetters()),
        describeMisdrawnTexts(listMisdrawnTexts()),
      ]) {
        if (problem !== undefined) logger.warn(`\n${problem}`)
      }
      if (!isCompressed) {
        removeBuildMark(outDir)
        return
      }
      const copies = await compressFiles(outDir)

      const weights = await checkBudgets({
        folder: outDir,
        base,
        chunks,
        ...describeFirstSections(portfolio, assets, photos),
        ...describeContent(portfolio),
      })
      // The budgets weigh them.
      if (compressesFiles(portfolio.site.host)) await Promise.all(copies.map((copy) => rm(copy)))
      // Without the page that hosts show for unknown addresses.
      const count = pages.length - 1
      const summary = describeBuild(outDir, portfolio, count, weights, performance.now())
      removeBuildMark(outDir)
      printSummary(summary)
    },
  }
}

function resolveOutDir({ root, build }: Pick<ResolvedConfig, 'root' | 'build'>): string {
  return resolve(root, build.outDir)
}

/** Reads the animations that the content names. */
function readAnimations(portfolio: SiteContent, folder: string): Promise<string[]> {
  const animations = listAssets(portfolio).filter(({ src }) => src.endsWith('.json'))
  return Promise.all(animations.map(({ src }) => readFile(join(folder, src), 'utf8')))
}

/** Writes files into a folder and its subfolders. */
async function writeFiles(
  folder: string,
  files: readonly (readonly [name: string, body: string | Buffer])[],
) {
  for (const [name, body] of files) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, body)
  }
}
