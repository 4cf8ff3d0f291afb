import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin, Rolldown } from 'vite'

import { listAssets } from '#validate/list-texts.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { contentFile, projectRoot } from '#disk/load-portfolio.ts'
import { formatPath } from '#disk/format-path.ts'

import { checkBudgets, type BuiltChunk } from './budgets/budgets.ts'
import { compressFiles } from './files/compress-files.ts'
import { fillDocument, type DocumentName } from './document/document-head.ts'
import { withEntryAfterPaint } from './scripts/entry-after-paint.ts'
import { hostFiles } from './files/host-files.ts'
import { withInlineStyles } from './document/inline-styles.ts'
import { isOwnFile } from './files/own-file.ts'
import { addressPath } from './document/person.ts'
import { readContent } from './portfolio/read-content.ts'
import { securityPolicy, withPolicy } from './document/security-policy.ts'
import { siteFiles } from './files/site-files.ts'
import { subsetFolder } from './fonts/subset-typefaces.ts'
import { warningTeller } from './warning-teller.ts'

/** The two documents of the site: the path that is drawn, and the file it is written to. */
const documents: readonly { name: DocumentName; path: string; file: string }[] = [
  { name: 'main', path: '', file: 'index.html' },
  { name: 'not-found', path: 'not-found', file: '404.html' },
]

/**
 * Lets browsers that know it draw the page once all of it is parsed: they would draw a part of it
 * where their parser pauses, and lay out the rest in a long task right after the first paint. It
 * costs those whose connection stalls amid the document what has arrived until then.
 */
const drawnWhole = '<link rel="expect" href="#chunk-addresses" blocking="render" />'

/** What the built page offers to render itself with: src/site/prerender.tsx. */
type Renderer = { readonly prerender: (path: string) => Promise<string> }

/**
 * Builds the page twice, for the browser and for Node, and writes its finished HTML and whatever
 * else a host, a crawler or a browser asks for beside it.
 */
export function prerenderPlugin(): Plugin {
  let addresses: Record<string, string> = {}
  let fonts: string[] = []
  let chunks: readonly BuiltChunk[] = []
  let assets: Record<string, string> = {}
  return {
    name: 'folio:prerender',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      addresses = chunkAddresses(bundle)
      fonts = fontAddresses(bundle)
      chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      assets = assetAddresses(bundle)
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('The build needs a client and an ssr environment.')
      await builder.build(client)
      await builder.build(ssr)
      const { base, root, logger, publicDir } = builder.config
      const outDir = resolve(root, client.config.build.outDir)
      const entry = pathToFileURL(resolve(root, ssr.config.build.outDir, 'prerender.js'))
      const renderer: Renderer = await import(entry.href)
      const portfolio = readContent(
        contentFile(),
        process.env['CONTENT_WARNINGS'] === 'off'
          ? undefined
          : warningTeller(formatPath(contentFile()), (lines) => logger.warn(`\n${lines}`)),
      )
      const template = withEntryAfterPaint(await withInlineStyles(outDir, base))
      const { files, sharePicture } = await siteFiles(portfolio, base)
      const pages: { file: string; html: string }[] = []
      for (const { name, path, file } of documents) {
        const page = await renderer.prerender(path)
        const html = fillDocument(template, portfolio, name, { base, sharePicture })
          .replace('<div id="root"><!--page-->', () => `<div id="root" data-path="${path}">${page}`)
          .replace('<style>', () => `${preloads(fonts, base)}\n    ${drawnWhole}\n    <style>`)
          .replace('</body>', () => `  ${addressData(addresses, base)}\n  </body>`)
        pages.push({ file, html })
      }
      const policy = securityPolicy(
        portfolio,
        pages.map(({ html }) => html),
        await animationTexts(portfolio),
      )
      const made = { ...files, ...hostFiles(base, policy) }
      await writeFiles(outDir, [
        ...Object.entries(made).filter(([name]) => !isOwnFile(publicDir, name)),
        ...pages.map(({ file, html }) => [file, withPolicy(html, policy)] as const),
      ])
      await compressFiles(outDir)
      const path = addressPath(portfolio)
      if (path !== undefined && path !== base) {
        logger.warn(
          `\nThe content says that the site begins at ${path}, and it is built to begin at ${base}.\nMend "url" in "site", or set BASE_PATH=${path} for the build.`,
        )
      }
      const [first, second] = portfolio.sections
      const weights = await checkBudgets({
        folder: outDir,
        base,
        chunks,
        // A little above the fold's end counts as near: the second section comes with the first.
        firstViews: [first, second].flatMap((section) => section?.type ?? []),
        firstFiles: listAssets(first).flatMap(({ src }) => assets[basename(src)] ?? []),
        content: JSON.stringify(portfolio),
      })
      logger.info(`\n${weights}\n`)
    },
  }
}

function preloads(fonts: readonly string[], base: string): string {
  const lines = fonts.map(
    (file) =>
      `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin />`,
  )
  return lines.join('\n    ')
}

function addressData(addresses: Readonly<Record<string, string>>, base: string): string {
  const whole = Object.entries(addresses).map(([id, file]) => [id, base + file])
  return `<script type="application/json" id="chunk-addresses">${JSON.stringify(Object.fromEntries(whole))}</script>`
}

/** The animations that stand beside the content. */
function animationTexts(portfolio: Portfolio): Promise<string[]> {
  const animations = listAssets(portfolio).filter(({ src }) => src.endsWith('.json'))
  return Promise.all(
    animations.map(({ src }) => readFile(join(dirname(contentFile()), src), 'utf8')),
  )
}

/** Writes files into a folder, with the folders of their own that they name. */
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

/** The built fonts that hold the letters of the content. */
function fontAddresses(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((output) =>
    output.type === 'asset' &&
    output.originalFileNames.some((name) => resolve(projectRoot, name).startsWith(subsetFolder))
      ? [output.fileName]
      : [],
  )
}

/** The built file of each file that stands beside the content, by its name. */
function assetAddresses(bundle: Rolldown.OutputBundle): Record<string, string> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((output) =>
      output.type === 'asset'
        ? output.originalFileNames.map((name) => [basename(name), output.fileName])
        : [],
    ),
  )
}

/** The built file of each chunk that is loaded when it is wanted, by the name of its source. */
function chunkAddresses(bundle: Rolldown.OutputBundle): Record<string, string> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' && output.isDynamicEntry ? [[output.name, output.fileName]] : [],
    ),
  )
}
