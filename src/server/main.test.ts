import { once } from 'node:events'
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { post, useServices } from './processes-for-tests.ts'

const { inFolder, start, startInShell, serve } = useServices()

let taken: Server
beforeEach(async () => {
  taken = createServer()
  taken.listen(0, '127.0.0.1')
  await once(taken, 'listening')
})
afterEach(() => {
  taken.close()
})

function readTakenPort(): number {
  const address = taken.address()
  return typeof address === 'object' && address ? address.port : 0
}

it('uses the next free port, answers on every loopback address and stops cleanly', async () => {
  const port = readTakenPort()
  const { child, exit, errors } = start({ PORT: String(port) })
  const lines = createInterface({ input: child.stdout })
  const printed: string[] = []
  lines.on('line', (line) => printed.push(line))
  await once(lines, 'line')
  const address = /^Folio is at (http:\/\/localhost:(\d+))$/u.exec(printed.join('\n'))
  expect(Number(address?.[2])).toBeGreaterThan(port)

  expect(await (await fetch(`http://127.0.0.1:${address?.[2]}/`)).text()).toBe('Home')
  const answer = await fetch(`${address?.[1]}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: 'Hello' }),
  })
  expect(await answer.json()).toEqual({ status: 'Thank you! Your message has arrived.' })

  // Browsers open connections in advance: the end does not wait for them.
  const unused = connect(Number(address?.[2]), '127.0.0.1')
  await once(unused, 'connect')
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(printed).toHaveLength(1)
  expect(await errors).toContain(`Port ${port} is in use; trying ${port + 1}.\n`)
})

it.each([
  ['PORT', 'http', 'PORT is "http": write a number from 0 to 65535.\n'],
  [
    'ALLOWED_ORIGINS',
    'https://ada.example/',
    'ALLOWED_ORIGINS is "https://ada.example/": write origins such as https://example.org, with commas between them.\n',
  ],
])('says what is wrong with %s=%s and exits with 2', async (name, value, sentence) => {
  const { exit, errors } = start({ [name]: value })
  expect(await errors).toBe(sentence)
  expect(await exit).toEqual([2, null])
})

it('says so when the site has not been built', async () => {
  const folder = inFolder('')
  const { exit, errors } = start({ SITE_FOLDER: folder })
  expect(await errors).toBe(
    `There is no built site in ${folder}. Run "npm run build" or set SITE_FOLDER.\n`,
  )
  expect(await exit).toEqual([2, null])
})

it('says so when the content cannot be read', async () => {
  const { exit, errors } = start({ CONTENT_FILE: inFolder('none.json') })
  expect(await errors).toMatch(
    /^\S+none\.json cannot be read: there is no such file\. CONTENT_FILE is "\S+none\.json": .+\.\n$/u,
  )
  expect(await exit).toEqual([2, null])
})

it('starts without the files of "public", to which the content may link', async () => {
  const file = inFolder('portfolio.json')
  const content: object = JSON.parse(await readFile(file, 'utf8'))
  const socialLinks = [{ id: 'cv', network: 'CV', url: '/no-such-cv.pdf', icon: 'link' }]
  await writeFile(file, JSON.stringify({ ...content, socialLinks }))
  const { stop } = await serve({})
  expect((await stop()).exit).toEqual([0, null])
})

it('begins where the address of the site says', async () => {
  const file = inFolder('portfolio.json')
  const content: { site: object } = JSON.parse(await readFile(file, 'utf8'))
  const site = { ...content.site, url: 'https://ada.dev/folio/' }
  await writeFile(file, JSON.stringify({ ...content, site }))
  const { url, stop } = await serve({})
  expect(new URL(url).pathname).toBe('/folio/')
  expect((await fetch(url)).status).toBe(200)
  await stop()
})

it('reports if messages cannot be stored', async () => {
  const { exit, errors } = start({ DATA_DIR: inFolder('portfolio.json/data') })
  expect(await errors).toMatch(/^Messages cannot be stored in .+Set DATA_DIR to a folder .+\n$/u)
  expect(await exit).toEqual([2, null])
})

it.each(['dist/data', 'dist', 'link/data'])(
  'stores no messages where it would serve them: %s',
  async (name) => {
    await symlink(inFolder('dist'), inFolder('link'))
    const { exit, errors } = start({ DATA_DIR: inFolder(name) })
    expect(await errors).toBe(
      `DATA_DIR is ${inFolder(name)}, in the folder of the built site: everyone could read the messages, and the next build would delete them. Name a folder elsewhere.\n`,
    )
    expect(await exit).toEqual([2, null])
  },
)

it('says what to do when the database is damaged', async () => {
  const data = inFolder('data')
  await mkdir(data)
  await writeFile(join(data, 'messages.db'), 'x'.repeat(8192))
  const { exit, errors } = start({})
  expect(await errors).toBe(
    `${data}/messages.db is damaged: file is not a database. Move it and the files beside it elsewhere, then run "npm run inbox -- restore FILE" with your last backup.\n`,
  )
  expect(await exit).toEqual([2, null])
})

it('says to update Folio when a later one wrote the database', async () => {
  const data = inFolder('data')
  await mkdir(data)
  const database = new DatabaseSync(join(data, 'messages.db'))
  database.exec('PRAGMA user_version = 99')
  database.close()
  const { exit, errors } = start({})
  expect(await errors).toBe('The database has version 99 of a later Folio. Update Folio.\n')
  expect(await exit).toEqual([2, null])
})

it('says so when the database cannot be reached, and not its password', async () => {
  const { port } = new URL(`http://127.0.0.1:${readTakenPort()}`)
  taken.close()
  const { exit, errors } = start({
    DATABASE_URL: `postgres://folio:secret@127.0.0.1:${port}/folio`,
  })
  expect(await errors).toMatch(/^The database of DATABASE_URL cannot be used: .+\n$/u)
  expect(await errors).not.toContain('secret')
  expect(await exit).toEqual([2, null])
})

it('counts visitors and not the proxy they come through', async () => {
  const { url, stop } = await serve({ RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1, ::1' })
  const answers = [
    await post(url, 'one', { 'X-Forwarded-For': '203.0.113.7' }),
    await post(url, 'two', { 'X-Forwarded-For': '203.0.113.8' }),
    await post(url, 'three', { 'X-Forwarded-For': '198.51.100.1, 203.0.113.8' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  await stop()
})

it('believes nobody who claims to come through a proxy', async () => {
  const { url, stop } = await serve({ RATE_LIMIT: '1' })
  const answers = [
    await post(url, 'one', { 'X-Forwarded-For': '203.0.113.7' }),
    await post(url, 'two', { 'X-Forwarded-For': '203.0.113.8' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 429])
  await stop()
})

it('logs JSON lines, says once that nothing is mailed, and logs no text of messages', async () => {
  const { url, stop } = await serve({})
  await post(url, 'A secret\n{"level":"error"}')
  const { log } = await stop()
  expect(log.map(({ level, message }) => [level, message])).toEqual([
    [
      'warn',
      'Messages are kept and not mailed: set SMTP_URL, MAIL_TO and MAIL_FROM to mail them. Read them with "npm run inbox"',
    ],
    ['info', 'A message was stored'],
  ])
  expect(JSON.stringify(log)).not.toMatch(/Ada|ada@|secret|127\.0\.0\.1/u)
})

it.skipIf(process.platform === 'win32')('ends when npm ends the shell it is in', async () => {
  const { child } = startInShell({ PORT: '0' })
  await once(createInterface({ input: child.stdout }), 'line')
  child.kill('SIGTERM')
  // The service has ended, too, once its output is closed.
  expect(await once(child, 'close')).toEqual([null, 'SIGTERM'])
})

it('continues when nobody reads its log any more', async () => {
  const { child, exit, errors } = start({ PORT: '0' })
  // The rest of the log cannot be read.
  errors.catch(() => {})
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  child.stderr.destroy()
  const url = String(line).split(' ').at(-1) ?? ''
  for (const message of ['one', 'two', 'three']) {
    expect((await post(url, message)).status).toBe(200)
  }
  child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
})

it.each([
  ['', '/folio', true],
  ['/folio', '/folio/', false],
  ['/m%C3%B6/a', '/mö/a', false],
])(
  'a site that is built for "%s/" and served at %s is warned of: %s',
  async (built, base, warns) => {
    const html = `<link rel="icon" href="${built}/favicon.svg" type="image/svg+xml" />`
    await writeFile(inFolder('dist/index.html'), html)
    const { stop } = await serve({ BASE_PATH: base })
    const { log } = await stop()
    const warning = `The built site begins at ${built}/, and this service at /folio/: the page would be without styles and scripts. Build it again, or set BASE_PATH to ${built}/`
    expect(log.some(({ message }) => message === warning)).toBe(warns)
  },
)
