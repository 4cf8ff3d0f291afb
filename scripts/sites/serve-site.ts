import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { serveSite as serve, type ServedSite } from '#check/serve-site.ts'

import type { Variant } from './build-variant.ts'
import { orderSite } from './order-site.ts'

export type { ServedSite }

/** Tests write more messages than any visitor may. */
export const withoutRateLimits = { RATE_LIMIT: 'off', RATE_LIMIT_ALL: 'off' }

/** Serves a built site for tests. */
export function serveSite(folder: string, contentFile?: string): Promise<ServedSite> {
  return serve(folder, contentFile, withoutRateLimits)
}

/** Serves a variant in the process that serves all of them, which saves half a second of the processor. */
export async function serveVariant({ folder, contentFile }: Variant): Promise<ServedSite> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'folio-data-'))
  const removeData = () => rm(dataFolder, { recursive: true, force: true })
  try {
    const address = await orderSite({ act: 'serve', folder, contentFile, dataFolder })
    if (address === undefined) throw new Error('The served site has no address.')
    const stop = () => orderSite({ act: 'stop', address }).finally(removeData)
    return { url: address, dataFolder, stop: () => stop().then(() => undefined) }
  } catch (error) {
    await removeData()
    throw error
  }
}
