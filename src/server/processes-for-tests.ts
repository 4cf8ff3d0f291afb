import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'

import { afterEach, beforeEach } from 'vitest'

const main = join(import.meta.dirname, 'main.ts')
const content = {
  site: { title: 'Ada', description: 'Ada builds for the web.' },
  schemaVersion: 2,
  preloader: { letters: ['A'] },
  sections: [{ type: 'contact', id: 'contact', heading: 'Contact', intro: 'Write.', backend: '/' }],
}

/** Starts services as processes. Each test has a folder of its own, with a site and content. */
export function useServices() {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'folio-main-'))
    await mkdir(join(folder, 'dist'))
    await writeFile(join(folder, 'dist/index.html'), 'Home')
    await writeFile(join(folder, 'portfolio.json'), JSON.stringify(content))
  })
  afterEach(() => rm(folder, { recursive: true }))

  function start(
    environment: Record<string, string>,
    [program, ...args]: readonly [string, ...string[]] = [process.execPath, main],
  ) {
    const child = spawn(program, args, {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        ENV_FILE: 'off',
        CONTENT_FILE: join(folder, 'portfolio.json'),
        SITE_FOLDER: join(folder, 'dist'),
        DATA_DIR: join(folder, 'data'),
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return { child, exit: once(child, 'exit'), errors: text(child.stderr) }
  }

  /** Starts a service as npm does: in a shell. */
  const startInShell = (environment: Record<string, string>) =>
    start({ npm_lifecycle_event: 'start', ...environment }, [
      'sh',
      '-c',
      '"$0" "$1" & wait',
      process.execPath,
      main,
    ])

  /** Starts a service on a free port. Rejects if it ends before it prints its address. */
  async function serve(environment: Record<string, string>) {
    const service = start({ PORT: '0', ...environment })
    let logged = ''
    service.child.stderr.on('data', (chunk) => (logged += String(chunk)))
    /** Resolves once the log says so. */
    const waitForLog = async (sentence: string) => {
      while (!logged.includes(sentence)) await once(service.child.stderr, 'data')
    }
    const ended = service.exit.then(() => Promise.reject(new Error(`The service ended: ${logged}`)))
    const lines = createInterface({ input: service.child.stdout })
    const [line] = await Promise.race([once(lines, 'line'), ended])
    const url = String(line).split(' ').at(-1) ?? ''
    const stop = async () => {
      service.child.kill('SIGTERM')
      return { exit: await service.exit, log: readEntries(await service.errors) }
    }
    const kill = async () => {
      service.child.kill('SIGKILL')
      await service.exit
    }
    return { url, stop, kill, waitForLog }
  }

  return { inFolder: (name: string) => join(folder, name), start, startInShell, serve }
}

/** Reads the lines of a log. */
function readEntries(lines: string): Record<string, unknown>[] {
  return lines.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line)))
}

/** Posts a contact message as JSON. */
export function post(url: string, message: string, headers: Record<string, string> = {}) {
  return fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message }),
  })
}
