import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A built site behind our own server. */
export type ServedSite = {
  readonly url: string
  /** Where the server keeps what the contact form sends. */
  readonly dataFolder: string
  readonly stop: () => Promise<void>
}

/** Serves a built site on a free port of this machine, with an empty message store. */
export async function serveSite(folder: string, contentFile?: string): Promise<ServedSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'folio-data-'))
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      SITE_FOLDER: folder,
      DATA_DIR: dataFolder,
      // Tests write more than any visitor may.
      RATE_LIMIT: 'off',
      RATE_LIMIT_ALL: 'off',
      ...(contentFile === undefined ? {} : { CONTENT_FILE: contentFile }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /http:\/\/\S+/u.exec(printed)?.[0]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)))
  })
  return {
    url,
    dataFolder,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
    },
  }
}
