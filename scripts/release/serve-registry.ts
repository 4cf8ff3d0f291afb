import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { findFreePort } from '../free-port.ts'
import { installTool } from '../install-tool.ts'

/** A registry of npm packages on this machine. */
type Registry = { readonly url: string; readonly stop: () => Promise<void> }

/**
 * Starts a registry on loopback that takes every package of Folio, and passes other packages on from
 * the registry that npm uses here. Its packages are in `folder`.
 */
export async function serveRegistry(folder: string, upstream: string): Promise<Registry> {
  const verdaccio = installTool('verdaccio@6.10.4', {
    // It names a tag, which not every mirror of npm has.
    'node-fetch': '2.7.0',
  })
  if (verdaccio === undefined) throw new Error('verdaccio could not be installed.')
  const port = await findFreePort()
  const config = join(folder, 'config.yaml')
  await writeFile(
    config,
    `storage: ${JSON.stringify(join(folder, 'packages'))}
uplinks:
  upstream:
    url: ${upstream}
    cache: false
packages:
  '@folio-page/*':
    access: $all
    publish: $all
  '**':
    access: $all
    proxy: upstream
log: { type: stdout, format: pretty, level: warn }
`,
  )
  const args = [
    join(verdaccio, 'bin/verdaccio'),
    '--config',
    config,
    '--listen',
    `127.0.0.1:${port}`,
  ]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  let isServing = false
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('http address')) isServing = true
    if (isServing) break
  }
  if (!isServing) throw new Error('The registry ended before it served.')
  child.stdout.resume()
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await closed
    },
  }
}
