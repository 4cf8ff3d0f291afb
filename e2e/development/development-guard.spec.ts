import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { readProperty } from '#json/untyped-value.ts'

import { sendRawRequest } from './send-raw-request.ts'
import { serveDevelopment, type DevelopmentSite } from '../../scripts/sites/serve-development.ts'
import { expect, test, visit } from '../test.ts'

// What Vite and React say in development.
test.use({ expectedMessages: [/^\[vite\] (?:connect|hot updated)|React DevTools/u] })

const root = resolve(import.meta.dirname, '../..')
const secret = 'a message that nobody else may read'

// Within the project: in a folder of its own, and in one that is served.
const folder = `out/guarded-${process.pid}`
const servedFolder = `node_modules/.cache/folio/guarded-${process.pid}`
const secrets = [
  ...['data/messages.db', '.env', '.git/config', 'key.json'].map((name) => `${folder}/${name}`),
  ...['db', 'db-wal', 'db-shm', 'db-journal'].map((ending) => `${servedFolder}/messages.${ending}`),
]

let development: DevelopmentSite
/** The file to which the test's editor writes its arguments. */
let opened: string
let scratch: string

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  for (const name of secrets) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), secret)
  }
  scratch = await mkdtemp(join(tmpdir(), 'folio-guarded-'))
  opened = join(scratch, 'opened')
  const editor = join(scratch, 'editor')
  await writeFile(editor, `#!/bin/sh\necho "$1" >> "${opened}"\n`)
  await chmod(editor, 0o755)
  // An address of this computer that is not its name, as with an address of a network.
  development = await serveDevelopment(['--host', '127.0.0.3'], { LAUNCH_EDITOR: editor })
  // Hundreds of requests get the page, and each time its content is read: one section is enough.
  const content = JSON.parse(development.original)
  content.sections = content.sections.filter(
    (section: unknown) => readProperty(section, 'type') === 'gif-strip',
  )
  await writeFile(development.contentFile, JSON.stringify(content))
})
test.afterAll(async () => {
  await development.stop()
  for (const name of [scratch, join(root, folder), join(root, servedFolder)]) {
    await rm(name, { recursive: true, force: true })
  }
})

const queries = [
  ' ?raw ?url ?inline ?import ?import&raw ?import&url&inline ?t=1 ?v=1 ?raw?? ?import&raw??',
  '?url&inline ?inline=1.wasm?init ?.svg?.wasm?init ?worker ?worker_file ?html-proxy&index=0.js',
  '?direct ?commonjs-proxy ?lang.css ?json',
].flatMap((some) => some.split(' '))

/** Spellings of a file's address. */
const spellings: readonly ((name: string) => string)[] = [
  (name) => `/${name}`,
  (name) => `//${name}`,
  (name) => `/./${name}`,
  (name) => `/${name.replaceAll('/', '//')}`,
  (name) => `/src/../${name}`,
  (name) => `/src/%2e%2e/${name}`,
  (name) => `/src/..%2f${name}`,
  (name) => `/src/..%5c${name.replaceAll('/', '%5c')}`,
  (name) => `/src/..\\${name.replaceAll('/', '\\')}`,
  (name) => `/${name.replace('.', '%2e')}`,
  (name) => `/${name.replace('m', '%6d')}`,
  (name) => `/${name}.`,
  (name) => `/${name}/`,
  (name) => `/${name}%20`,
  (name) => `/${name}%00`,
  (name) => `/${name}%00.js`,
  (name) => `/${name}::$DATA`,
  (name) => `/${name.toUpperCase()}`,
  (name) => `/@fs${root}/${name}`,
  (name) => `/@fs/${root}/${name}`,
  (name) => `/@fs${root}/src/../${name}`,
  (name) => `/@fs${root}/src/..%2f${name}`,
  (name) => `/@fs/file://${root}/${name}`,
  (name) => `/@fs/proc/self/cwd/${name}`,
  (name) => `/@id/${root}/${name}`,
  (name) => `/@id/__x00__${root}/${name}`,
  (name) => `/@vite/../${name}`,
  (name) => `${root}/${name}`,
  (name) => `http://127.0.0.3/${name}`,
]

// Whoever accepts HTML gets the page for what is no file, and Vite renders it each time.
const noPage = 'Accept: image/*'
const kinds = [
  [noPage],
  [noPage, 'Sec-Fetch-Dest: script'],
  ['Accept: text/html'],
  [noPage, 'Range: bytes=0-20'],
]

test('files outside the site are not served, however the address is written', async () => {
  test.slow()
  const leaks: string[] = []
  let served = 0
  for (const [index, name] of secrets.entries()) {
    for (const [at, spell] of spellings.entries()) {
      // Each spelling with each query once. Of the other files, which show that the file makes no difference,
      // each spelling, and one with queries.
      const tried = index === 0 ? queries : at === 0 ? ['', '?raw', '?import&url'] : ['']
      const paths = tried.map((query) => spell(name) + query)
      const answers = await Promise.all(
        paths.map((path, kind) =>
          sendRawRequest(development.url, path, kinds[(served + kind) % kinds.length]),
        ),
      )
      served += answers.length
      leaks.push(...paths.filter((_, kind) => answers[kind]?.text.includes(secret.slice(0, 20))))
    }
  }
  expect({ leaks, served }).toEqual({
    leaks: [],
    served: spellings.length * queries.length + (spellings.length + 2) * (secrets.length - 1),
  })
})

test('files of the project that the page does not need are refused', async () => {
  const files = 'package.json vite.config.ts README.md docs/design.md .env.example'
  // Of the owner's content only the file that every owner has.
  const ofContent = 'content/portfolio.json index.html/../package.json'
  const names = [...files.split(' '), ...ofContent.split(' '), ...secrets]
  for (const name of names) {
    for (const query of ['', '?raw', '?import&url']) {
      const { status } = await sendRawRequest(development.url, `/${name}${query}`)
      expect([name + query, status]).toEqual([name + query, 403])
    }
  }
})

test('the page itself is served, with the pictures that the content names', async ({ page }) => {
  await visit(page, development.url)
  const pictures = page.locator('main img')
  await pictures.first().scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      pictures.first().evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth),
    )
    .toBeGreaterThan(0)
})

const foreign = 'Origin: http://localhost:4680'
const overlay = 'Sec-Fetch-Site: same-origin'

/** Requests that another page, or another computer, can cause. */
const foreignRequests = [
  ['a request with a foreign origin', '/src/site/main.tsx', [foreign]],
  ['one of an opaque origin', '/src/site/main.tsx', ['Origin: null']],
  [
    'a script of another page of this computer',
    '/@id/__x00__virtual:portfolio',
    ['Sec-Fetch-Site: same-site', 'Sec-Fetch-Mode: no-cors', 'Sec-Fetch-Dest: script'],
  ],
  [
    'a frame in a foreign page',
    '/',
    ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate', 'Sec-Fetch-Dest: iframe'],
  ],
  ['another host', '/', ['Host: folio.example.org']],
  ['an escape sequence for the terminal', '/?%1B]0;title%07', []],
  ['one of a single character', '/?%C2%9B31m', []],
] as const

test('what is foreign is refused, except a link from another site to the page', async () => {
  for (const [what, path, lines] of foreignRequests) {
    await test.step(what, async () => {
      const { status, text } = await sendRawRequest(development.url, path, lines)
      expect(status, what).toBe(403)
      expect(text, what).not.toMatch(/Access-Control-Allow/iu)
    })
  }
  const link = [
    'Sec-Fetch-Site: cross-site',
    'Sec-Fetch-Mode: navigate',
    'Sec-Fetch-Dest: document',
  ]
  expect((await sendRawRequest(development.url, '/', link)).status).toBe(200)
})

test('only the error overlay may open a file of the project in the editor', async () => {
  const open = (file: string, lines: readonly string[], path = '__open-in-editor') =>
    sendRawRequest(development.url, `/${path}?file=${encodeURIComponent(file)}`, lines)
  const refused = [
    await open('index.html', []),
    await open('index.html', [foreign]),
    await open('index.html', ['Sec-Fetch-Site: none']),
    await open('index.html', ['Sec-Fetch-Site: same-site']),
    await open('index.html', ['Sec-Fetch-Site: cross-site'], '__OPEN-in-editor/x'),
    await open('/etc/hostname', [overlay]),
    await open('../../../../../etc/hostname', [overlay]),
    await open('file:///etc/hostname', [overlay]),
    await open(`file://${root}${'/%2e%2e'.repeat(9)}/etc/hostname`, [overlay]),
    await open(`file://host.example${root}/index.html`, [overlay]),
    await open(`file:////host.example${root}/index.html`, [overlay]),
    await open(`${root}-else/file:1:2`, [overlay]),
    await open('', [overlay]),
  ]
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
  const { contentFile } = development
  const stack = `file://${root}/src/site/main.tsx:1:2`
  for (const file of [`${contentFile}:3:4`, 'index.html', stack]) {
    expect((await open(file, [overlay])).status).toBe(200)
  }
  // Files open in order: a refused one would be listed before these.
  await expect
    .poll(async () => (await readFile(opened, 'utf8').catch(() => '')).split('\n').toSorted())
    .toEqual(
      ['', join(root, 'index.html'), join(root, 'src/site/main.tsx'), contentFile].toSorted(),
    )
})

test('a web socket is taken with the token of the page, and refused without it', async () => {
  const client = await sendRawRequest(development.url, '/@vite/client', [overlay])
  const [, token = ''] = /wsToken = "([^"]+)"/u.exec(client.text) ?? []
  const own = `Origin: ${development.url}`
  for (const [what, path, origin, status] of [
    ['of the page itself, with the token', `/?token=${token}`, own, 101],
    ['of a foreign page', '/', foreign, 400],
    ['of the same page, without the token', '/', own, 400],
  ] as const) {
    await test.step(what, async () => {
      const answer = await sendRawRequest(development.url, path, [
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Protocol: vite-hmr',
        origin,
      ])
      expect(answer.status, what).toBe(status)
    })
  }
})

test('a page on another port can read nothing', async ({ page, expectedMessages }) => {
  expectedMessages.push(/CORS|Failed to load|WebSocket handshake/u)
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end('<!doctype html><title>Another</title>')
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  // Ports of one host are the same site.
  await page.goto(`http://127.0.0.1:${port}/`)
  const read = await page.evaluate(async (url) => {
    const found: string[] = []
    for (const path of ['/', '/src/site/main.tsx', '/@vite/client', '/data/messages.db']) {
      for (const mode of ['cors', 'no-cors'] as const) {
        const text = await fetch(url + path, { mode }).then(
          (response) => response.text(),
          () => '',
        )
        if (text !== '') found.push(`${mode} ${path}`)
      }
      const script = document.createElement('script')
      const loaded = new Promise((done) => {
        script.addEventListener('load', () => done(true))
        script.addEventListener('error', () => done(false))
      })
      script.src = url + path
      document.body.append(script)
      if (await loaded) found.push(`script ${path}`)
    }
    const socket = new WebSocket(url.replace('http', 'ws'), 'vite-hmr')
    const isOpen = await new Promise((done) => {
      socket.addEventListener('open', () => done(true))
      socket.addEventListener('error', () => done(false))
    })
    return isOpen ? [...found, 'socket'] : found
  }, development.url)
  server.close()
  expect(read).toEqual([])
})
