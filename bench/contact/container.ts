import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { openSqliteStore } from '#server/storage/sqlite/sqlite-store.ts'

import { buildImage } from '../../scripts/container/build-image.ts'
import {
  canSandbox,
  runInContainer,
  runInNetwork,
  startContainer,
} from '../../scripts/container/sandbox.ts'
import { formatGoal } from '../measure.ts'
import { readMessages } from './stored.ts'

/** Tries to write a file in every folder, and prints where it succeeds. */
const writeEverywhere = `
  const { readdirSync, rmSync, writeFileSync } = require('node:fs')
  const { join } = require('node:path')
  function visit(folder) {
    try {
      writeFileSync(join(folder, 'written'), '')
      rmSync(join(folder, 'written'))
      console.log(folder)
      return
    } catch {
      // Perhaps a folder in it can be written.
    }
    let entries = []
    try {
      entries = readdirSync(folder, { withFileTypes: true })
    } catch {
      // It cannot be read, or is a file.
    }
    for (const entry of entries) {
      if (entry.isDirectory() && folder + entry.name !== '/proc') visit(join(folder, entry.name))
    }
  }
  visit('/')`

/** Builds the image without a container engine, starts it, and prints what it can and cannot do. */
export async function tryContainer(): Promise<void> {
  console.log('The steps of the Dockerfile, and a container of the image')
  if (!canSandbox()) {
    console.log('  *** This needs root on Linux and the program bwrap: NOT MEASURED.')
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'folio-image-'))
  const image = buildImage(engineFolder, folder)
  const files = readdirSync(image.root + image.folder, { recursive: true }).map(String)
  const size = spawnSync('du', ['-sm', image.root], { encoding: 'utf8' }).stdout.split('\t')[0]
  const extra = files.filter((file) =>
    /^(?!node_modules).*\.test\.tsx?$|^\.env|\/node-linux-/u.test(file),
  )
  console.log(`  ${files.length} files and folders, ${size} MB beside system and Node`)
  console.log(
    `  ${formatGoal(extra.length === 0, `no test, no .env and no second Node (${extra.length})`)}`,
  )

  const running = await startContainer(image)
  const exec = (command: readonly string[]) => runInContainer(running, { ...image, command })
  const port = image.environment.get('PORT')
  const visitor = join(engineFolder, 'bench/contact/visit-container.ts')
  const visit = runInNetwork(running, [process.execPath, visitor, `http://127.0.0.1:${port}`])
  const seen = visit.stdout.trim()
  const isServed = seen === '{"page":200,"isWhole":true,"message":200}'
  console.log(
    `  ${formatGoal(isServed, `the page is served and a message acknowledged (${seen})`)}`,
  )
  const health = exec(image.healthCheck)
  console.log(
    `  ${formatGoal(health.status === 0, `its health check succeeds (${health.status})`)}`,
  )
  const inbox = exec(['npm', 'run', '--silent', 'inbox', '--', 'stats'])
  console.log(
    `  ${formatGoal(inbox.status === 0, `its owner can use the inbox (${inbox.status})`)}`,
  )
  const version = exec(['node', '--version']).stdout.trim()
  const status = readFileSync(`/proc/${running.pid}/status`, 'utf8')
  const [, user] = /^Uid:\s+(\d+)/mu.exec(status) ?? []
  const [, capabilities] = /^CapEff:\s+(\w+)/mu.exec(status) ?? []
  const isWeak = user === '1000' && Number(capabilities) === 0 && version.startsWith('v24.')
  const rights = `user ${user}, capabilities ${capabilities}, Node ${version}`
  console.log(`  ${formatGoal(isWeak, `it runs without privileges, on Node 24 (${rights})`)}`)
  const writable = exec(['node', '-e', writeEverywhere]).stdout.trim().split('\n').join(' ')
  const isLocked = writable === '/data /tmp'
  console.log(`  ${formatGoal(isLocked, `only /data and /tmp can be written (${writable})`)}`)

  const began = performance.now()
  const exit = once(running.child, 'exit')
  process.kill(running.pid, 'SIGTERM')
  const [code] = await exit
  const seconds = (performance.now() - began) / 1000
  const text = `SIGTERM ends it within the 10 s of "docker stop" (${code} after ${seconds.toFixed(1)} s)`
  console.log(`  ${formatGoal(code === 0 && seconds < 10, text)}`)
  const store = openSqliteStore(join(image.root, 'data'))
  const stored = await readMessages(store)
  await store.close()
  console.log(`  ${formatGoal(stored.length === 1, `the message is in /data (${stored.length})`)}`)
  rmSync(folder, { recursive: true })
}
