import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { projectRoot } from '#disk/load-portfolio.ts'

/** A built site on our own server. */
export type ServedSite = {
  /** Its URL, without a slash at the end if it begins at the root. */
  readonly url: string
  /** Where the server stores contact messages until it stops. */
  readonly dataFolder: string
  readonly stop: () => Promise<void>
}

/**
 * Serves a built site on a free loopback port, with an empty message store and without mail. Rejects
 * if the server exits before it is ready.
 */
export async function serveSite(
  folder: string,
  contentFile?: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<ServedSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'folio-data-'))
  const child = spawn(process.execPath, [join(projectRoot, 'src/server/main.ts')], {
    cwd: projectRoot,
    env: {
      ...process.env,
      // The owner's settings would send test messages like real ones.
      DATABASE_URL: undefined,
      SMTP_URL: undefined,
      WEBHOOK_URL: undefined,
      HOST: 'localhost',
      PORT: '0',
      SITE_FOLDER: folder,
      DATA_DIR: dataFolder,
      // The browser of a check opens more connections than any visitor.
      MAX_CONNECTIONS: '10000',
      ...(contentFile === undefined ? {} : { CONTENT_FILE: contentFile }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
    })
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /http:\/\/\S+/u.exec(printed)?.[0]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)))
  })
  // From now on warnings and errors alone: a stored message, for one, is no news here.
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (!line.includes('"level":"info"')) console.error(line)
  })
  return {
    url,
    dataFolder,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
