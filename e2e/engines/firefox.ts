import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { writeExpression, type Engine, type EngineSettings } from './engine.ts'
import { isObject } from './is-object.ts'

/** Starts a stock Firefox, which speaks WebDriver BiDi by itself (https://w3c.github.io/webdriver-bidi). */
export async function startFirefox(path: string, settings: EngineSettings): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'folio-firefox-'))
  await writeFile(join(profile, 'user.js'), writePreferences(settings))
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    // As root, Firefox needs its own home folder.
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  )
  const exited = once(child, 'exit')
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /WebDriver BiDi listening on (ws:\S+)/u.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`Firefox ended: ${said}`)))
  })
  const { send, complaints } = await connect(`${address}/session`)
  const session = await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const tree = await send('browsingContext.getTree', {})
  const context = readText(tree, 'contexts', 0, 'context')
  return {
    name: `Firefox ${readText(session, 'capabilities', 'browserVersion')}`,
    async open(url) {
      complaints.length = 0
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    async run(script, ...given) {
      const answer = await send('script.evaluate', {
        expression: writeExpression(script, given),
        target: { context },
        awaitPromise: true,
      })
      if (readAt(answer, 'type') !== 'success') {
        throw new Error(readText(answer, 'exceptionDetails', 'text'))
      }
      return JSON.parse(readText(answer, 'result', 'value'))
    },
    async act(actions) {
      await send('input.performActions', { context, actions })
    },
    listComplaints: async () => complaints,
    async takePicture() {
      const answer = await send('browsingContext.captureScreenshot', { context })
      return Buffer.from(readText(answer, 'data'), 'base64')
    },
    async close() {
      await send('browser.close', {})
      await exited
      await rm(profile, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

function writePreferences({ reducedMotion, forcedColours }: EngineSettings): string {
  const values = {
    'app.update.disabledForTesting': true,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    ...(forcedColours && {
      'browser.display.document_color_use': 2,
      'browser.display.background_color': '#000000',
      'browser.display.foreground_color': '#ffffff',
    }),
  }
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}

/** Opens the connection, on which answers and events arrive. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const complaints: string[] = []
  const waiting = new Map<number, (answer: object) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data))
    if (!isObject(message)) return
    const id = readAt(message, 'id')
    if (typeof id === 'number') waiting.get(id)?.(message)
    const level = readAt(message, 'params', 'level')
    if (level === 'error' || level === 'warn') complaints.push(readText(message, 'params', 'text'))
  })
  async function send(method: string, params: object): Promise<unknown> {
    last += 1
    const id = last
    const answered = new Promise<object>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const answer = await answered
    if (readAt(answer, 'type') === 'error')
      throw new Error(`${method}: ${readText(answer, 'message')}`)
    return readAt(answer, 'result')
  }
  return { send, complaints }
}

function readAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isObject(inner) ? Reflect.get(inner, key) : undefined),
    value,
  )
}

function readText(value: unknown, ...path: readonly (string | number)[]): string {
  return String(readAt(value, ...path))
}
