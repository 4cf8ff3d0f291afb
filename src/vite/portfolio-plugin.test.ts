import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHost } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { build, createLogger, createServer } from 'vite'

import { theme } from '#content/theme/theme.ts'
import { engineFolder } from '#disk/folders.ts'
import { findPublicFolder } from '#disk/owner/own-files.ts'

import { portfolioPlugin } from './portfolio-plugin.ts'

/** How long a busy machine may take to follow an edit, ms. */
const patience = 10_000

const entry = 'virtual:entry'
const common = {
  configFile: false,
  root: engineFolder,
  publicDir: findPublicFolder(),
  logLevel: 'error',
} as const

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-faces-'))
  const file = join(folder, 'portfolio.json')
  const fonts = { display: 'big-shoulders', mono: 'sometype-mono' }
  const content = {
    site: { title: 'Title', description: 'Words.' },
    theme: { fonts },
    schemaVersion: 2,
    preloader: { enabled: false, letters: ['A'] },
    sections: [
      { type: 'hero', id: 'home', tag: 'AHK', jobTitle: 'Developer', tagline: 'In sync.' },
    ],
  }
  writeFileSync(file, JSON.stringify(content))
  vi.stubEnv('CONTENT_FILE', file)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Builds a module of the content alone. Returns each file by its name. */
async function buildModule(
  base: string,
  module = 'virtual:portfolio.css',
): Promise<Map<string, string>> {
  const entryPlugin = {
    name: 'test:entry',
    resolveId: (id: string) => (id === entry ? `\0${entry}` : undefined),
    load: (id: string) => (id === `\0${entry}` ? `export * from '${module}'` : undefined),
  }
  const built = await build({
    ...common,
    base,
    plugins: [portfolioPlugin(), entryPlugin],
    build: {
      write: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, output: { assetFileNames: '[name][extname]' } },
    },
  })
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
  return new Map(
    outputs.map((part) => [
      part.fileName,
      part.type === 'asset' ? new TextDecoder().decode(Buffer.from(part.source)) : part.code,
    ]),
  )
}

const faces = [
  'big-shoulders-latin-wght-normal.woff2',
  'familjen-grotesk-latin-wght-normal.woff2',
  'sometype-mono-latin-wght-normal.woff2',
]

test('the built style sheet has the colours of both schemes', async () => {
  const files = await buildModule('/')
  const sheet = [...files].find(([name]) => name.endsWith('.css'))?.[1] ?? ''
  const { accent, ground, ink } = theme.parse({})
  const colours = [accent, ground, ink].flatMap(({ light, dark }) => [light, dark])
  expect(colours.filter((colour) => !sheet.includes(colour))).toEqual([])
})

test('a picture is built without its comments', async () => {
  const comment = 'made in Oslo'
  const gif = Buffer.from('R0lGODlhAwACAIAAAAAAAP///yH5BAAAAAAALAAAAAADAAIAAAIDhI8FADs=', 'base64')
  const block = Buffer.from(`\u0021  ${comment}\0`, 'latin1')
  block.set([0xfe, comment.length], 1)
  mkdirSync(join(folder, 'media'))
  writeFileSync(
    join(folder, 'media/a.gif'),
    Buffer.concat([gif.subarray(0, 19), block, gif.subarray(19)]),
  )
  const file = join(folder, 'portfolio.json')
  const content: { sections: unknown[] } = JSON.parse(readFileSync(file, 'utf8'))
  const images = [{ id: 'a', src: 'media/a.gif', alt: 'A' }]
  content.sections.push({ type: 'gif-strip', id: 'strip', heading: 'Strip', images })
  writeFileSync(file, JSON.stringify(content))
  const files = await buildModule('/', 'virtual:portfolio')
  const built = [...files].find(([name]) => name.endsWith('.gif'))?.[1]
  expect(built).toMatch(/^GIF89a/u)
  expect(built).not.toContain(comment)
})

describe('the fonts of the theme, and no others', () => {
  test.each(['/', '/x/'])('are built, with addresses below %s', async (base) => {
    const files = await buildModule(base)
    const sheet = [...files].find(([name]) => name.endsWith('.css'))?.[1] ?? ''
    const addresses = [...sheet.matchAll(/url\(([^)]+)\)/gu)].map(([, address]) => address)
    const emitted = [...files.keys()].filter((name) => name.endsWith('.woff2'))
    expect(addresses.toSorted()).toEqual(emitted.map((face) => `${base}${face}`).toSorted())
    // Each whole, and once more with the letters of the content alone.
    const names = emitted.map((name) => name.replace(/-[\da-f]{12}(?=\.woff2$)/u, ''))
    expect(names.toSorted()).toEqual([...faces, ...faces].toSorted())
  })

  test('are served in development', async () => {
    const server = await createServer({
      ...common,
      base: '/x/',
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
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
})

test('private fields of the profile do not reach the browser in development either', async () => {
  const file = join(folder, 'portfolio.json')
  const profile = {
    name: 'Ada',
    email: 'marker-email@private.example',
    phone: '+99 marker phone',
    location: { address: 'Marker Street 5', postalCode: 'MARKER-77', city: 'Oslo' },
  }
  const content: object = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...content, profile }))
  const server = await createServer({
    ...common,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
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

test('a page that is loaded right after an edit has it, before the watcher reports it', async () => {
  const file = join(folder, 'portfolio.json')
  const server = await createServer({
    ...common,
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [portfolioPlugin()],
  })
  try {
    await server.transformRequest('virtual:portfolio')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"Title"', '"Edited title"'))
    await server.transformIndexHtml('/', '<html lang="en"><!--head--></html>')
    const module = await server.transformRequest('virtual:portfolio')
    expect(module?.code).toContain('Edited title')
  } finally {
    await server.close()
  }
})

test('below a base path, the addresses in the head have it once in development', async () => {
  const server = await createServer({
    ...common,
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

/** Adds a project with a story to the content. Returns the file of the story. */
function addStory(text: string): string {
  const file = join(folder, 'portfolio.json')
  const content: object = JSON.parse(readFileSync(file, 'utf8'))
  const project = { id: 'a', name: 'Atlas', description: 'A map.', story: 'stories/a.md' }
  writeFileSync(file, JSON.stringify({ ...content, profile: { projects: [project] } }))
  mkdirSync(join(folder, 'stories'))
  const story = join(folder, 'stories/a.md')
  writeFileSync(story, text)
  return story
}

test('a story that an editor empties before it writes it is no error', async () => {
  const story = addStory('It began.\n')
  const errors: string[] = []
  const customLogger = { ...createLogger('silent'), error: (line: string) => errors.push(line) }
  const server = await createServer({
    ...common,
    customLogger,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [portfolioPlugin()],
  })
  try {
    writeFileSync(story, '')
    server.watcher.emit('change', story)
    await setTimeout(30)
    writeFileSync(story, 'It began again.\n')
    await setTimeout(300)
    expect(errors.join('\n')).not.toContain('story/empty')
    writeFileSync(story, '<b>It</b> began.\n')
    server.watcher.emit('change', story)
    await vi.waitFor(() => expect(errors.join('\n')).toContain('text/html'), patience)
  } finally {
    await server.close()
  }
})

test('a picture that a program empties before it writes it is no error', async () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h9"/></svg>'
  const file = join(folder, 'media', 'a.svg')
  mkdirSync(join(folder, 'media'))
  writeFileSync(file, picture)
  const content = JSON.parse(readFileSync(join(folder, 'portfolio.json'), 'utf8'))
  content.sections.push({
    type: 'gif-strip',
    id: 'strip',
    heading: 'Drawings',
    images: [{ id: 'a', src: 'media/a.svg', alt: 'A box' }],
  })
  writeFileSync(join(folder, 'portfolio.json'), JSON.stringify(content))
  const errors: string[] = []
  const customLogger = { ...createLogger('silent'), error: (line: string) => errors.push(line) }
  const server = await createServer({
    ...common,
    customLogger,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [portfolioPlugin()],
  })
  try {
    writeFileSync(file, '')
    server.watcher.emit('change', file)
    await setTimeout(30)
    writeFileSync(file, picture)
    await setTimeout(300)
    expect(errors.join('\n')).not.toContain('media/a.svg')
    // A picture that stays empty is one.
    writeFileSync(file, '')
    server.watcher.emit('change', file)
    await vi.waitFor(() => expect(errors.join('\n')).toContain('media/a.svg'), patience)
  } finally {
    await server.close()
  }
})

test('an error that is corrected before the page opens does not cover it', async () => {
  const story = addStory('<b>It</b> began.\n')
  const errors: string[] = []
  const customLogger = { ...createLogger('silent'), error: (line: string) => errors.push(line) }
  const server = await createServer({
    ...common,
    customLogger,
    server: { port: 0, strictPort: false, open: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [portfolioPlugin()],
  })
  try {
    await server.listen()
    server.watcher.emit('change', story)
    await vi.waitFor(() => expect(errors.join('\n')).toContain('text/html'), patience)
    writeFileSync(story, 'It began.\n')
    const [address = ''] = server.resolvedUrls?.local ?? []
    const url = `${address.replace(/^http/u, 'ws')}?token=${server.config.webSocketToken}`
    const socket = new WebSocket(url, 'vite-hmr')
    const messages: string[] = []
    socket.addEventListener('message', ({ data }) => messages.push(String(data)))
    await vi.waitFor(() => expect(messages.join('\n')).toContain('connected'), patience)
    // A message after the connection, so that all before it have arrived.
    server.ws.send('folio:end')
    await vi.waitFor(() => expect(messages.join('\n')).toContain('folio:end'), patience)
    expect(messages.join('\n')).not.toContain('error')
  } finally {
    await server.close()
  }
})

test('an edit of the path of the site starts the server again below it', async () => {
  const file = join(folder, 'portfolio.json')
  const content: object = JSON.parse(readFileSync(file, 'utf8'))
  const site = { title: 'Title', description: 'Words.', url: 'https://ada.dev/folio/' }
  const lines: string[] = []
  const customLogger = { ...createLogger('silent'), info: (line: string) => lines.push(line) }
  const server = await createServer({
    ...common,
    logLevel: 'info',
    customLogger,
    server: { port: 0, strictPort: false, open: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [portfolioPlugin()],
  })
  try {
    await server.listen()
    expect(server.config.base).toBe('/')
    writeFileSync(file, JSON.stringify({ ...content, site }))
    await vi.waitFor(() => expect(lines.join('\n')).toContain('below /folio/: open'), patience)
    expect(server.config.base).toBe('/folio/')
    const [address = ''] = server.resolvedUrls?.local ?? []
    expect(await (await fetch(`${address}llms.txt`)).text()).toContain('# Title')
    const listRestarts = () => lines.filter((line) => line.includes('server restarted'))
    expect(listRestarts()).toHaveLength(1)
  } finally {
    await server.close()
  }
})

test('a build prints an error of the content once', async () => {
  addStory('')
  const error: unknown = await build({
    ...common,
    logLevel: 'silent',
    plugins: [
      portfolioPlugin(),
      {
        name: 'test:entry',
        resolveId: (id: string) => (id === entry ? `\0${entry}` : undefined),
        load: (id: string) =>
          id === `\0${entry}`
            ? "import 'virtual:portfolio.css'; export { content } from 'virtual:portfolio'"
            : undefined,
      },
    ],
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: entry } },
  }).catch((reason: unknown) => reason)
  const printed = error instanceof Error ? error.message : ''
  expect(printed.match(/story\/empty/gu)).toHaveLength(1)
  expect(printed).not.toMatch(/errors|is not exported/u)
})

test('a file of the owner replaces a generated one in development, as in a build', async () => {
  const publicDir = join(folder, 'public')
  mkdirSync(publicDir)
  writeFileSync(join(publicDir, 'robots.txt'), 'mine')
  const server = await createServer({
    ...common,
    publicDir,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
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
