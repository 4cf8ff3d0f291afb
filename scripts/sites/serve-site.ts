import { serveSite as serve, type ServedSite } from '#check/serve-site.ts'

export type { ServedSite }

/** Serves a built site for tests, which write more messages than any visitor may. */
export function serveSite(folder: string, contentFile?: string): Promise<ServedSite> {
  return serve(folder, contentFile, { RATE_LIMIT: 'off', RATE_LIMIT_ALL: 'off' })
}
