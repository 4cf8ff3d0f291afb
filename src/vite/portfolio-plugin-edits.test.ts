import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { expect, test, vi } from 'vitest'
import { createLogger, createServer, type InlineConfig } from 'vite'

import { addStory, useContentFolder, viteOptions } from './content-for-tests.ts'
import { portfolioPlugin } from './portfolio-plugin.ts'

const folder = useContentFolder()

/** How long a busy machine may take to follow an edit, ms. */
const patience = 10_000

/** How long an editor takes between emptying a file and writing it, ms. */
const gap = 30

/** Starts a server of the content without a page, and collects what it prints. */
async function startServer(server: InlineConfig['server'] = {}, onPrint?: (line: string) => void) {
  const lines: string[] = []
  const print = (line: string) => {
    lines.push(line)
    onPrint?.(line)
  }
  const started = await createServer({
    ...viteOptions,
    logLevel: 'info',
    customLogger: { ...createLogger('silent'), error: print, info: print },
    optimizeDeps: { noDiscovery: true },
    plugins: [portfolioPlugin()],
    ...('port' in server
      ? { server }
      : { appType: 'custom', server: { middlewareMode: true, ws: false, ...server } }),
  })
  return { server: started, readOutput: () => lines.join('\n') }
}

/** A server that listens on a free port. */
const listening = { port: 0, strictPort: false, open: false }

test('a page that is loaded right after an edit has it, before the watcher reports it', async () => {
  const file = join(folder.path, 'portfolio.json')
  const { server } = await startServer({ watch: null })
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

test('a page that is loaded while an editor has emptied the content waits for it', async () => {
  const file = join(folder.path, 'portfolio.json')
  const text = readFileSync(file, 'utf8')
  const { server } = await startServer({ watch: null })
  try {
    writeFileSync(file, '')
    const loading = server.transformRequest('virtual:portfolio')
    await setTimeout(gap)
    writeFileSync(file, text.replace('"Title"', '"Edited title"'))
    expect((await loading)?.code).toContain('Edited title')
  } finally {
    await server.close()
  }
})

test('a story that an editor empties before it writes it is no error', async () => {
  const story = addStory(folder.path, 'It began.\n')
  const { server, readOutput } = await startServer()
  try {
    writeFileSync(story, '')
    server.watcher.emit('change', story)
    await setTimeout(gap)
    writeFileSync(story, '<b>It</b> began.\n')
    server.watcher.emit('change', story)
    await vi.waitFor(() => expect(readOutput()).toContain('text/html'), patience)
    expect(readOutput()).not.toContain('story/empty')
  } finally {
    await server.close()
  }
})

test('a picture that a program empties before it writes it is no error', async () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h9"/></svg>'
  const file = join(folder.path, 'media', 'a.svg')
  mkdirSync(join(folder.path, 'media'))
  writeFileSync(file, picture)
  const contentFile = join(folder.path, 'portfolio.json')
  const { sections, ...others } = JSON.parse(readFileSync(contentFile, 'utf8'))
  const images = [{ id: 'a', src: 'media/a.svg', alt: 'A box' }]
  const strip = { type: 'gif-strip', id: 'strip', heading: 'Drawings', images }
  const content = JSON.stringify({ ...others, sections: [...sections, strip] })
  writeFileSync(contentFile, content)
  const { server, readOutput } = await startServer()
  try {
    writeFileSync(file, '')
    server.watcher.emit('change', file)
    await setTimeout(gap)
    writeFileSync(file, picture)
    writeFileSync(contentFile, '{ "sections": ')
    server.watcher.emit('change', contentFile)
    await vi.waitFor(() => expect(readOutput()).toContain('The file ends here'), patience)
    expect(readOutput()).not.toContain('media/a.svg')
    // A picture that stays empty is one.
    writeFileSync(contentFile, content)
    writeFileSync(file, '')
    server.watcher.emit('change', file)
    await vi.waitFor(() => expect(readOutput()).toContain('media/a.svg'), patience)
  } finally {
    await server.close()
  }
})

test('an edit that the watcher reports twice updates the page once', async () => {
  const file = join(folder.path, 'portfolio.json')
  const text = readFileSync(file, 'utf8')
  const { server, readOutput } = await startServer({ watch: null })
  const report = async (written: string, expected: string) => {
    writeFileSync(file, written)
    server.watcher.emit('change', file)
    await vi.waitFor(() => expect(readOutput()).toContain(expected), patience)
  }
  const countUpdates = () => readOutput().match(/page reload|hmr update/gu)?.length
  try {
    await server.transformRequest('virtual:portfolio')
    const edited = text.replace('"Title"', '"Edited title"')
    await report(edited, 'portfolio')
    server.watcher.emit('change', file)
    await report('{ "first": 1 }', '"first"')
    expect(countUpdates()).toBe(1)
    // After a mistake, the page is updated also with the content that it had before.
    writeFileSync(file, edited)
    server.watcher.emit('change', file)
    await vi.waitFor(() => expect(countUpdates()).toBe(2), patience)
  } finally {
    await server.close()
  }
})

test('a file that is written again while the watcher says nothing is read again', async () => {
  const file = join(folder.path, 'portfolio.json')
  // After the first write is read, and unreported.
  const { server, readOutput } = await startServer({ watch: null }, (line) => {
    if (line.includes('"first"')) writeFileSync(file, '{ "second": 2 }')
  })
  try {
    writeFileSync(file, '{ "first": 1 }')
    server.watcher.emit('change', file)
    await vi.waitFor(() => expect(readOutput()).toContain('"second"'), patience)
  } finally {
    await server.close()
  }
})

test('an edit that the watcher misses, as after a file is replaced, is read', async () => {
  const file = join(folder.path, 'portfolio.json')
  const { server, readOutput } = await startServer({ watch: null })
  try {
    writeFileSync(file, '{ "first": 1 }')
    await vi.waitFor(() => expect(readOutput()).toContain('"first"'), patience)
    renameSync(file, `${file}~`)
    writeFileSync(file, '{ "second": 2 }')
    await vi.waitFor(() => expect(readOutput()).toContain('"second"'), patience)
  } finally {
    await server.close()
  }
})

test('a folder of the content that was deleted and copied back is followed', async () => {
  const copy = `${folder.path}-copy`
  const { server, readOutput } = await startServer({ watch: null })
  try {
    cpSync(folder.path, copy, { recursive: true })
    rmSync(folder.path, { recursive: true })
    renameSync(copy, folder.path)
    for (const name of ['first', 'second']) {
      writeFileSync(join(folder.path, 'portfolio.json'), `{ "${name}": 1 }`)
      await vi.waitFor(() => expect(readOutput()).toContain(`"${name}"`), patience)
    }
  } finally {
    await server.close()
  }
})

test('an error is printed once when several files change together', async () => {
  const story = addStory(folder.path, '<b>It</b> began.\n')
  const { server, readOutput } = await startServer()
  try {
    for (const name of ['a.svg', 'b.svg', 'c.svg']) {
      server.watcher.emit('unlink', join(folder.path, 'media', name))
    }
    await vi.waitFor(() => expect(readOutput()).toContain('"<b>" is HTML'), patience)
    writeFileSync(story, '<i>It</i> began.\n')
    server.watcher.emit('change', story)
    await vi.waitFor(() => expect(readOutput()).toContain('"<i>" is HTML'), patience)
    expect(readOutput().split('"<b>" is HTML')).toHaveLength(2)
  } finally {
    await server.close()
  }
})

test('a folder that was renamed, and has its name again, is followed', async () => {
  const story = addStory(folder.path, 'It began.\n')
  const stories = join(folder.path, 'stories')
  const { server, readOutput } = await startServer()
  try {
    await vi.waitFor(() => expect(server.watcher.getWatched()[stories]).toEqual(['a.md']), patience)
    renameSync(stories, `${stories}-old`)
    await vi.waitFor(() => expect(readOutput()).toContain('content/missing-asset'), patience)
    renameSync(`${stories}-old`, stories)
    await vi.waitFor(() => expect(server.watcher.getWatched()[stories]).toEqual(['a.md']), patience)
    writeFileSync(story, '<b>It</b> began.\n')
    await vi.waitFor(() => expect(readOutput()).toContain('text/html'), patience)
  } finally {
    await server.close()
  }
})

test('an error that is corrected before the page opens does not cover it', async () => {
  const story = addStory(folder.path, '<b>It</b> began.\n')
  const { server, readOutput } = await startServer(listening)
  try {
    await server.listen()
    server.watcher.emit('change', story)
    await vi.waitFor(() => expect(readOutput()).toContain('text/html'), patience)
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
  const file = join(folder.path, 'portfolio.json')
  const content: object = JSON.parse(readFileSync(file, 'utf8'))
  const site = { title: 'Title', description: 'Words.', url: 'https://ada.dev/folio/' }
  const { server, readOutput } = await startServer(listening)
  try {
    await server.listen()
    expect(server.config.base).toBe('/')
    writeFileSync(file, JSON.stringify({ ...content, site }))
    await vi.waitFor(() => expect(readOutput()).toContain('below /folio/: open'), patience)
    expect(server.config.base).toBe('/folio/')
    const [address = ''] = server.resolvedUrls?.local ?? []
    expect(await (await fetch(`${address}llms.txt`)).text()).toContain('# Title')
    const listRestarts = () =>
      readOutput()
        .split('\n')
        .filter((line) => line.includes('server restarted'))
    expect(listRestarts()).toHaveLength(1)
  } finally {
    await server.close()
  }
})
