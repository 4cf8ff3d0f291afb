import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findEngineFile } from '#disk/folders.ts'

import { startServer, type StartedServer } from './start-server.ts'

/** A built site on our own server. Its URL ends with a slash only below a base path. */
export type ServedSite = StartedServer & {
  /** Where the server stores contact messages until it stops. */
  readonly dataFolder: string
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
  const removeData = () => rm(dataFolder, { recursive: true, force: true })
  try {
    const { url, stop } = await startServer(
      [findEngineFile('src/server/main.ts')],
      { ...describeServedSite(folder, contentFile, dataFolder), ...environment },
      (line) => {
        // Print only warnings and errors.
        if (!line.includes('"level":"info"')) console.error(line)
      },
    )
    return { url, dataFolder, stop: () => stop().finally(removeData) }
  } catch (error) {
    await removeData()
    throw error
  }
}

/** Returns the environment variables of a server for a built site. */
export function describeServedSite(
  folder: string,
  contentFile: string | undefined,
  dataFolder: string,
): NodeJS.ProcessEnv {
  return {
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
  }
}
