import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { projectRoot } from '#disk/load-portfolio.ts'

/** A built site behind our own server. */
export type ServedSite = {
  /** Its address, without a slash at its end where it begins at the root. */
  readonly url: string
  /** Where the server keeps what the contact form sends, until it stops. */
  readonly dataFolder: string
  readonly stop: () => Promise<void>
}

/**
 * Serves a built site on a free loopback port, with an empty message store and nobody to mail to.
 * Throws where the server ends before it is ready.
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
      // An owner's own settings would send test messages to where real ones go.
      DATABASE_URL: undefined,
      SMTP_URL: undefined,
      WEBHOOK_URL: undefined,
      HOST: 'localhost',
      PORT: '0',
      SITE_FOLDER: folder,
      DATA_DIR: dataFolder,
      // One browser asks more at once than any visitor.
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
  // What it says as it starts is for its owner; what it says from now on is news.
  child.stderr.pipe(process.stderr)
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
