import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { writeExpression, type Engine, type EngineSettings } from './engine.ts'
import { isObject } from './is-object.ts'

/** The driver, the browser and the virtual display. */
type WebKitPrograms = {
  readonly driver: string
  readonly browser: string
  readonly display: string
}

/**
 * Starts WebKitGTK's MiniBrowser by WebDriver (https://www.w3.org/TR/webdriver2). The driver does
 * not report the console, so errors are only recorded after a page has loaded.
 */
export async function startWebKit(
  programs: WebKitPrograms,
  { reducedMotion }: EngineSettings,
): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'folio-webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(
    join(home, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  )
  const display = await startDisplay(programs.display)
  const port = await findFreePort()
  const driver = spawn(programs.driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      NO_AT_BRIDGE: '1',
    },
  })
  const exited = once(driver, 'exit')
  const base = `http://127.0.0.1:${port}`
  await waitForAnswer(`${base}/status`)
  const session = await call(base, 'POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      },
    },
  })
  if (!isObject(session)) throw new Error('WebKit gave no session.')
  const path = `/session/${String(Reflect.get(session, 'sessionId'))}`
  const capabilities: unknown = Reflect.get(session, 'capabilities')
  const version = isObject(capabilities) ? String(Reflect.get(capabilities, 'browserVersion')) : ''
  const run: Engine['run'] = async (script, ...given) => {
    const answer = await call(base, 'POST', `${path}/execute/async`, {
      script: `const done = arguments[0];
        ${writeExpression(script, given)}.then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      args: [],
    })
    if (!isObject(answer) || 'error' in answer) throw new Error(JSON.stringify(answer))
    return JSON.parse(String(Reflect.get(answer, 'value')))
  }
  const takePicture = async () =>
    Buffer.from(String(await call(base, 'GET', `${path}/screenshot`)), 'base64')
  // A page may stay black if its window changed its size without being drawn before and after.
  await takePicture()
  return {
    name: `WebKitGTK ${version}`,
    run,
    async open(url) {
      await call(base, 'POST', `${path}/url`, { url })
      await run(() => {
        const messages: string[] = []
        Reflect.set(window, 'consoleMessages', messages)
        addEventListener('error', ({ message }) => messages.push(message))
        addEventListener('unhandledrejection', ({ reason }) => messages.push(String(reason)))
        for (const level of ['error', 'warn'] as const) {
          console[level] = (...words: unknown[]) => messages.push(words.map(String).join(' '))
        }
      })
    },
    async resize(width, height) {
      await call(base, 'POST', `${path}/window/rect`, { x: 0, y: 0, width, height })
      await takePicture()
    },
    async act(actions) {
      await call(base, 'POST', `${path}/actions`, { actions })
    },
    listComplaints: () =>
      run(() => {
        const messages: unknown = Reflect.get(window, 'consoleMessages')
        return Array.isArray(messages) ? messages.map(String) : []
      }),
    takePicture,
    async close() {
      await call(base, 'DELETE', path)
      driver.kill()
      await exited
      await display.stop()
      // WebKit's processes may still be deleting their files.
      await rm(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/** Starts a virtual display with the first free number. */
async function startDisplay(program: string) {
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const exited = once(child, 'exit')
  const [number] = await once(child.stdout, 'data')
  return {
    name: `:${String(number).trim()}`,
    async stop() {
      child.kill()
      await exited
    },
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!isObject(address)) throw new Error('There is no free port.')
  return address.port
}

async function waitForAnswer(address: string) {
  for (;;) {
    const there = await fetch(address).then(
      () => true,
      () => false,
    )
    if (there) return
    await setTimeout(50)
  }
}

async function call(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(base + path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  const value: unknown = isObject(answer) ? Reflect.get(answer, 'value') : undefined
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
  return value
}
