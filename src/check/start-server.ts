import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

import { ownerFolder } from '#disk/folders.ts'

/** A server in another process. */
export type StartedServer = { readonly url: string; readonly stop: () => Promise<void> }

/**
 * Starts a server with Node and waits until it prints its URL. `onError` receives each line that it
 * prints to stderr afterwards. It runs in the folder `cwd`. Rejects with what it has printed if it ends before.
 */
export async function startServer(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  onError: (line: string) => void = () => {},
  cwd = ownerFolder,
): Promise<StartedServer> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  const printed: string[] = []
  let url: string | undefined
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (url === undefined) printed.push(line)
    else onError(line)
  })
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line)
    url = /http:\/\/\S+/u.exec(stripVTControlCharacters(line))?.[0]
    if (url !== undefined) break
  }
  child.stdout.resume()
  if (url === undefined) {
    const [code, signal] = await closed
    throw new Error(`The server ended with ${code ?? signal}: ${printed.join('\n')}`)
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await closed
    },
  }
}
