import { spawn, spawnSync, type ChildProcess, type SpawnSyncReturns } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'

import { z } from 'zod'

/** A program to run in a root folder. */
export type Run = {
  readonly root: string
  readonly command: readonly string[]
  readonly folder: string
  readonly user: string
  readonly environment: ReadonlyMap<string, string>
}

/** A running container: the id of its first process, and the process that waits for it. */
export type Container = { readonly pid: number; readonly child: ChildProcess }

/** Whether this machine can run these containers: as root on Linux, with bubblewrap. */
export function canSandbox(): boolean {
  return process.getuid?.() === 0 && spawnSync('bwrap', ['--version']).status === 0
}

/**
 * Creates an empty root with the users of the official Node image. The system and Node of this machine
 * are mounted read-only when something runs in it.
 */
export function makeRoot(root: string): void {
  for (const folder of ['dev', 'etc/ssl', 'proc', 'root', 'tmp', 'usr']) {
    mkdirSync(join(root, folder), { recursive: true })
  }
  for (const name of ['bin', 'lib', 'lib64', 'sbin']) symlinkSync(`usr/${name}`, join(root, name))
  const users = ['root:x:0:0::/root:/bin/sh', 'node:x:1000:1000::/home/node:/bin/sh']
  writeFileSync(join(root, 'etc/passwd'), `${users.join('\n')}\n`)
  writeFileSync(join(root, 'etc/group'), 'root:x:0:\nnode:x:1000:\n')
  writeFileSync(join(root, 'etc/resolv.conf'), '')
}

/** Runs a step of a build, with a writable root and the network of this machine. */
export function runInRoot(run: Run): SpawnSyncReturns<string> {
  const cache = join(homedir(), '.npm')
  const certificates = process.env['NODE_EXTRA_CA_CERTS']
  const args = [
    ['--bind', run.root, '/', ...mountSystem()],
    ['--ro-bind', '/etc/ssl', '/etc/ssl', '--ro-bind', '/etc/resolv.conf', '/etc/resolv.conf'],
    existsSync(cache) ? ['--bind', cache, '/root/.npm'] : [],
    ['--cap-add', 'ALL'],
    certificates === undefined ? [] : ['--setenv', 'NODE_EXTRA_CA_CERTS', certificates],
    listProgram(run),
  ].flat()
  return spawnSync('bwrap', ['--clearenv', ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 })
}

/**
 * Starts a program as the first process of a container, without capabilities, with a network of its
 * own and a root in which only /data and /tmp can be written. Resolves once it prints. Rejects if it
 * exits before.
 */
export async function startContainer(run: Run): Promise<Container> {
  const args = [
    ['--clearenv', '--info-fd', '3', '--die-with-parent', '--as-pid-1'],
    ['--unshare-ipc', '--unshare-net', '--unshare-pid', '--unshare-uts'],
    ['--ro-bind', run.root, '/', ...mountSystem(), '--bind', join(run.root, 'data'), '/data'],
    ['CAP_SETGID', 'CAP_SETPCAP', 'CAP_SETUID'].flatMap((name) => ['--cap-add', name]),
    listProgram(run),
  ].flat()
  const child = spawn('bwrap', args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const [, stdout, stderr, info] = child.stdio
  if (!stdout || !stderr || !info || !('read' in info)) throw new Error('bwrap has no output.')
  const log = text(stderr)
  const ended = once(child, 'exit').then(async () => Promise.reject(new Error(await log)))
  await Promise.race([once(stdout, 'data'), ended])
  ended.catch(() => {})
  const { 'child-pid': pid } = z
    .object({ 'child-pid': z.number() })
    .parse(JSON.parse(await text(info)))
  return { pid, child }
}

/** Runs a program in a running container, as "docker exec" does. */
export function runInContainer({ pid }: Container, run: Run): SpawnSyncReturns<string> {
  const namespaces = ['--mount', '--net', '--pid', '--ipc', '--uts', '--root']
  const environment = [...run.environment].map(([name, value]) => `${name}=${value}`)
  const args = [
    ['--target', String(pid), ...namespaces, `--wdns=${run.folder}`, '--'],
    ['/usr/bin/env', '--ignore-environment', ...environment],
    listCommand(run),
  ].flat()
  return spawnSync('nsenter', args, { encoding: 'utf8' })
}

/** Runs a program of this machine in the network of a container. */
export function runInNetwork(
  { pid }: Container,
  command: readonly string[],
): SpawnSyncReturns<string> {
  const args = ['--target', String(pid), '--net', '--', ...command]
  return spawnSync('nsenter', args, { encoding: 'utf8' })
}

/** Mounts Debian's programs, and those that the Node image adds. */
function mountSystem(): readonly string[] {
  const npm = process.env['npm_execpath']
  if (npm === undefined) throw new Error('Start this with npm, because the container needs it.')
  return [
    ['--ro-bind', '/usr', '/usr', '--tmpfs', '/usr/local'],
    ['--dir', '/usr/local/bin', '--dir', '/usr/local/lib', '--dir', '/usr/local/lib/node_modules'],
    ['--ro-bind', process.execPath, '/usr/local/bin/node'],
    ['--ro-bind', dirname(dirname(npm)), '/usr/local/lib/node_modules/npm'],
    ['--symlink', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'],
    [
      '--remount-ro',
      '/usr/local',
      '--proc',
      '/proc',
      '--dev',
      '/dev',
      '--perms',
      '1777',
      '--tmpfs',
      '/tmp',
    ],
  ].flat()
}

function listProgram(run: Run): readonly string[] {
  const variables = [...run.environment].flatMap(([name, value]) => ['--setenv', name, value])
  return [...variables, '--chdir', run.folder, '--', ...listCommand(run)]
}

function listCommand({ user, command }: Run): readonly string[] {
  if (user === 'root') return command
  const switches = ['--clear-groups', '--no-new-privs', '--bounding-set=-all', '--inh-caps=-all']
  return ['setpriv', `--reuid=${user}`, `--regid=${user}`, ...switches, ...command]
}
