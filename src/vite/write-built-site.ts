import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { locateInSections } from '#disk/owner/load-own-sections.ts'
import { listAssets } from '#validate/texts/list-texts.ts'

import { fillDocument } from './document/document-head.ts'
import { dropLayer } from './document/drop-layer.ts'
import { insertPage, listDocuments, listUnusedLayers } from './document/list-documents.ts'
import { addPolicy, createSecurityPolicy } from './document/security-policy.ts'
import { createHostFiles } from './files/host-files.ts'
import { createNetlifyForms } from './files/netlify-forms.ts'
import { createPagePictures } from './files/page-pictures.ts'
import { removeSystemFiles } from './files/remove-system-files.ts'
import { createSiteFiles, isOwnFile } from './files/site-files.ts'
import { addPhotos, writePhotos } from './pictures/photos.ts'
import type { SiteContent } from './portfolio/site-content.ts'
import { waitForPage } from './wait-for-page.ts'

/** The export of src/site/prerender.tsx. */
export type Renderer = { readonly prerender: (path: string) => Promise<string> }

/** What the files of a site are made of. */
type Site = {
  readonly portfolio: SiteContent
  /** The folder of the content. */
  readonly folder: string
  readonly publicDir: string
  /** The path of the site, with its letters decoded. */
  readonly base: string
  /** The document in which each page is written. */
  readonly template: string
  readonly renderer: Renderer
}

/**
 * Prerenders every page, and writes them with the files beside them: all that the bundler does not.
 * Resolves to the number of documents and to the converted pictures.
 */
export async function writeBuiltSite(site: Site, outDir: string) {
  const { portfolio, folder, publicDir, base } = site
  const { files, sharePicture } = await createSiteFiles(portfolio, base, publicDir)
  const pictures = await createPagePictures(portfolio)
  const names = new Map([...pictures].map(([path, { name }]) => [path, name]))
  const pages = await renderPages(site, sharePicture, names)
  const documents = pages.map(({ html }) => html)
  const policy = createSecurityPolicy(portfolio, documents, await readAnimations(site))
  const made = Object.entries({
    ...files,
    ...Object.fromEntries([...pictures.values()].map(({ name, picture }) => [name, picture])),
    ...createHostFiles(base, policy, portfolio.site.host),
    ...createNetlifyForms(portfolio),
  })
  await writeFiles(outDir, [
    ...made.filter(([name]) => !isOwnFile(publicDir, name)),
    ...pages.map(({ file, html }) => [file, addPolicy(html, policy)] as const),
  ])
  await removeSystemFiles(outDir)
  return { pages: pages.length, photos: await writePhotos(portfolio, folder, outDir) }
}

/** Renders each document of the site. `names` are the shared pictures of pages, by their paths. */
async function renderPages(
  { portfolio, folder, publicDir, base, template, renderer }: Site,
  sharePicture: string | undefined,
  names: ReadonlyMap<string, string>,
) {
  const hasOwnIcon = isOwnFile(publicDir, 'favicon.ico') && !isOwnFile(publicDir, 'favicon.svg')
  const converted = await addPhotos(portfolio, folder, base)
  const pages: { file: string; html: string }[] = []
  for (const { document, path, file } of listDocuments(portfolio)) {
    const rendered = waitForPage(path, renderer.prerender(path))
    const page = await rendered.catch((error: unknown) => {
      throw locateInSections(error) ?? error
    })
    const picture = typeof document === 'string' ? sharePicture : names.get(path)
    const addresses = { base, sharePicture: picture, hasOwnIcon }
    const styled = listUnusedLayers(document).reduce(dropLayer, template)
    const filled = fillDocument(styled, converted, document, addresses)
    pages.push({ file, html: insertPage(filled, page, path, document, portfolio) })
  }
  return pages
}

/** Reads the animations that the content names. */
function readAnimations({ portfolio, folder }: Site): Promise<string[]> {
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
