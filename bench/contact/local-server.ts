import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'

/** A program that listens on a port of this machine, in a process of its own. */
export type LocalServer = {
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** Returns the last lines that the program wrote to its log. */
  readonly readLog: () => string
}

/** Finds the path of an installed program. Debian has servers outside of the PATH. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Starts a program and waits until it accepts connections on the port. Rejects if it exits. */
export async function startLocalServer(
  program: string,
  args: readonly string[],
  port: number,
  options: SpawnOptions,
): Promise<LocalServer> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options })
  // Ends it if the benchmark fails.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const exit = once(child, 'exit').then(() => process.off('exit', kill))
  let log = ''
  child.stderr?.on('data', (data) => (log = `${log}${data}`.slice(-20_000)))
  while (!(await canConnect(port))) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(`${program} did not start:\n${log}`)
    }
  }
  return {
    async end(signal) {
      child.kill(signal)
      await exit
    },
    readLog: () => log,
  }
}

/** Whether something listens on a port. Waits 20 ms if not. */
function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => setTimeout(() => resolve(false), 20))
  })
}
