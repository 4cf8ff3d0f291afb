import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin, Rolldown } from 'vite'

import { contentFile } from '#disk/load-portfolio.ts'

import { fillDocument, type DocumentName } from './document-head.ts'
import { readContent } from './read-content.ts'

/** The two documents of the site: the path that is drawn, and the file it is written to. */
const documents: readonly { name: DocumentName; path: string; file: string }[] = [
  { name: 'main', path: '', file: 'index.html' },
  { name: 'not-found', path: 'not-found', file: '404.html' },
]

/** What the built page offers to render itself with: src/site/prerender.tsx. */
type Renderer = { readonly prerender: (path: string) => Promise<string> }

/** Builds the page twice, for the browser and for Node, and writes its finished HTML. */
export function prerenderPlugin(): Plugin {
  let chunks: Record<string, string> = {}
  let fonts: string[] = []
  return {
    name: 'folio:prerender',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      chunks = chunkAddresses(bundle)
      fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('The build needs a client and an ssr environment.')
      await builder.build(client)
      await builder.build(ssr)
      const { base, root } = builder.config
      const outDir = resolve(root, client.config.build.outDir)
      const entry = pathToFileURL(resolve(root, ssr.config.build.outDir, 'prerender.js'))
      const renderer: Renderer = await import(entry.href)
      const template = await readFile(join(outDir, 'index.html'), 'utf8')
      const portfolio = readContent(contentFile())
      const addresses = Object.entries(chunks).map(([id, file]) => [id, base + file])
      const data = `<script type="application/json" id="chunk-addresses">${JSON.stringify(Object.fromEntries(addresses))}</script>`
      const preloads = fonts.map(
        (file) =>
          `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin />`,
      )
      for (const { name, path, file } of documents) {
        const page = await renderer.prerender(path)
        const html = fillDocument(template, portfolio, name)
          .replace('<div id="root"><!--page-->', () => `<div id="root" data-path="${path}">${page}`)
          .replace('</head>', () => `  ${preloads.join('\n    ')}\n  </head>`)
          .replace('</body>', () => `  ${data}\n  </body>`)
        await writeFile(join(outDir, file), html)
      }
    },
  }
}

/** The built file of each chunk that is loaded when it is wanted, by the name of its source. */
function chunkAddresses(bundle: Rolldown.OutputBundle): Record<string, string> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' && output.isDynamicEntry ? [[output.name, output.fileName]] : [],
    ),
  )
}
