import { join, resolve } from 'node:path'

import { basePath } from '#disk/base-path.ts'

/** How the service runs on this machine. */
export type Settings = {
  readonly port: number
  /** A name or an address; "localhost" stands for every loopback address there is. */
  readonly host: string
  readonly dataFolder: string
  readonly siteFolder: string
  readonly allowedOrigins: readonly string[]
  /** The path at which the site begins, without a slash at its end. */
  readonly base: string
}

/** Reads the environment; every value that cannot be used is a fault, in one sentence. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): { readonly settings: Settings; readonly faults: readonly string[] } {
  // A variable that is set to nothing counts as one that is not set.
  const read = (name: string) => environment[name]?.trim() || undefined
  const faults: string[] = []

  const port = read('PORT') ?? '4173'
  if (!/^\d{1,5}$/u.test(port) || Number(port) > 65_535) {
    faults.push(`PORT is "${port}": write a number from 0 to 65535.`)
  }
  const host = read('HOST') ?? 'localhost'
  if (!/^[\w.:-]+$/u.test(host)) {
    faults.push(`HOST is "${host}": write a name or an address such as localhost or 0.0.0.0.`)
  }
  const origins = (read('ALLOWED_ORIGINS') ?? '').split(',').map((origin) => origin.trim())
  const allowedOrigins = origins.filter((origin) => origin !== '')
  for (const origin of allowedOrigins.filter((candidate) => !isOrigin(candidate))) {
    faults.push(
      `ALLOWED_ORIGINS has "${origin}": write origins such as https://example.org, with commas between them.`,
    )
  }
  let base = '/'
  try {
    base = basePath(environment['BASE_PATH'] ?? '')
  } catch (error) {
    if (error instanceof Error) faults.push(error.message)
  }

  const settings = {
    port: Number(port),
    host,
    dataFolder: resolve(read('DATA_DIR') ?? join(root, 'data')),
    siteFolder: resolve(read('SITE_FOLDER') ?? join(root, 'dist')),
    allowedOrigins,
    base: base.replace(/\/+$/u, ''),
  }
  return { settings, faults }
}

function isOrigin(text: string): boolean {
  return /^https?:\/\//u.test(text) && URL.parse(text)?.origin === text
}
