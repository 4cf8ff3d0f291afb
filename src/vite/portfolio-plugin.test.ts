import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer as createHost } from 'node:http'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { createServer } from 'vite'

import { faces, useContentFolder, viteOptions } from './content-for-tests.ts'
import { portfolioPlugin } from './portfolio-plugin.ts'

const folder = useContentFolder()

test('the fonts of the theme, and no others, are served in development', async () => {
  const server = await createServer({
    ...viteOptions,
    base: '/x/',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [portfolioPlugin()],
  })
  try {
    const module = await server.transformRequest('virtual:portfolio.css')
    const addresses = [...(module?.code ?? '').matchAll(/url\(\\?['"]?([^)'"\\]+)/gu)]
    expect(addresses.map(([, address]) => address)).toEqual(
      faces.map((file) => {
        const name = file.replace('-latin-wght-normal.woff2', '')
        return `/x/node_modules/@fontsource-variable/${name}/files/${file}`
      }),
    )
  } finally {
    await server.close()
  }
})

test('private fields of the profile do not reach the browser in development either', async () => {
  const file = join(folder.path, 'portfolio.json')
  const profile = {
    name: 'Ada',
    email: 'marker-email@private.example',
    phone: '+99 marker phone',
    location: { address: 'Marker Street 5', postalCode: 'MARKER-77', city: 'Oslo' },
  }
  const content: object = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...content, profile }))
  const server = await createServer({
    ...viteOptions,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [portfolioPlugin()],
  })
  try {
    const module = await server.transformRequest('virtual:portfolio')
    const page = await server.transformIndexHtml('/', '<html lang="en"><!--head--></html>')
    const sent = `${module?.code}${page}`
    expect(sent).toContain('"name":"Ada"')
    expect(sent).not.toMatch(/marker/iu)
  } finally {
    await server.close()
  }
})

test('below a base path, the addresses in the head have it once in development', async () => {
  const server = await createServer({
    ...viteOptions,
    base: '/folio/',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [portfolioPlugin()],
  })
  try {
    const html = '<html lang="en"><head><!--head--></head></html>'
    const page = await server.transformIndexHtml('/folio/', html, '/folio/')
    const addresses = [...page.matchAll(/<link [^>]*href="([^"]*)"/gu)].map(([, href]) => href)
    expect(addresses).toEqual(
      expect.arrayContaining(['/folio/favicon.ico', '/folio/manifest.webmanifest']),
    )
    expect(page).not.toContain('/folio/folio/')
  } finally {
    await server.close()
  }
})

test('a file of the owner replaces a generated one in development, as in a build', async () => {
  const publicDir = join(folder.path, 'public')
  mkdirSync(publicDir)
  writeFileSync(join(publicDir, 'robots.txt'), 'mine')
  const server = await createServer({
    ...viteOptions,
    publicDir,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [portfolioPlugin()],
  })
  const host = createHost(server.middlewares)
  try {
    await new Promise<void>((resolve) => {
      host.listen(0, '127.0.0.1', resolve)
    })
    const address = host.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const read = async (name: string) => (await fetch(`http://127.0.0.1:${port}/${name}`)).text()
    expect(await read('robots.txt')).toBe('mine')
    expect(await read('llms.txt')).toContain('# Title')
  } finally {
    host.close()
    await server.close()
  }
})
