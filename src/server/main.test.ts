import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

import { afterEach, beforeEach, expect, it } from 'vitest'

const main = join(import.meta.dirname, 'main.ts')
const content = {
  site: { title: 'Ada', description: 'Ada builds for the web.' },
  preloader: { letters: ['A'] },
  sections: [{ type: 'contact', heading: 'Contact', intro: 'Write.', backend: '/' }],
}

let folder: string
let taken: Server

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-main-'))
  taken = createServer()
  taken.listen(0, '127.0.0.1')
  await once(taken, 'listening')
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'dist/index.html'), 'Home')
  await writeFile(join(folder, 'portfolio.json'), JSON.stringify(content))
})
afterEach(async () => {
  taken.close()
  await rm(folder, { recursive: true })
})

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      CONTENT_FILE: join(folder, 'portfolio.json'),
      SITE_FOLDER: join(folder, 'dist'),
      DATA_DIR: join(folder, 'data'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, exit: once(child, 'exit'), errors: text(child.stderr) }
}

function takenPort(): number {
  const address = taken.address()
  return typeof address === 'object' && address ? address.port : 0
}

it('takes the next free port, answers at every loopback address and ends in peace', async () => {
  const port = takenPort()
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
  expect(await errors).toContain(`Port ${port} is taken; trying ${port + 1}.\n`)
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
  const { exit, errors } = start({ SITE_FOLDER: folder })
  expect(await errors).toBe(
    `There is no built site in ${folder}. Run "npm run build" or set SITE_FOLDER.\n`,
  )
  expect(await exit).toEqual([2, null])
})

it('says so when messages cannot be kept', async () => {
  const { exit, errors } = start({ DATA_DIR: join(folder, 'portfolio.json/data') })
  expect(await errors).toMatch(/^Messages cannot be kept in .+Set DATA_DIR to a folder .+\n$/u)
  expect(await exit).toEqual([2, null])
})
