import { analytics as settings, type Analytics } from '#fields/analytics.ts'
import { readProperty } from '#json/untyped-value.ts'

/** What a page needs to have its visits counted. */
export type VisitCounter = {
  /** What people call the service. */
  readonly name: string
  /** The script of the service. */
  readonly script: string
  /** The address to which the script sends a visit. */
  readonly endpoint: string
  /** The `data-*` attribute that the script reads. */
  readonly attribute: { readonly name: string; readonly value: string }
}

/** The part of `site` that counting visits depends on. */
type Counted = { readonly url?: string | undefined; readonly analytics?: Analytics | undefined }

/**
 * Returns what the service of the content needs, or undefined if nobody counts visits. Its addresses
 * are those of goatcounter.com/help/start and of the script of Plausible that every version serves.
 */
export function findVisitCounter({ url, analytics }: Counted): VisitCounter | undefined {
  if (analytics?.service === 'goatcounter' && analytics.url !== undefined) {
    const origin = dropSlash(analytics.url)
    const endpoint = `${origin}/count`
    const scripts = /\.goatcounter\.com$/iu.test(origin) ? 'https://gc.zgo.at' : origin
    return {
      name: 'GoatCounter',
      script: `${scripts}/count.js`,
      endpoint,
      attribute: { name: 'data-goatcounter', value: endpoint },
    }
  }
  const domain = analytics?.domain ?? /^https:\/\/(?:www\.)?([^/:]+)/iu.exec(url ?? '')?.[1]
  if (analytics?.service !== 'plausible' || domain === undefined) return undefined
  const origin = dropSlash(analytics.url ?? 'https://plausible.io')
  return {
    name: 'Plausible',
    script: `${origin}/js/script.js`,
    endpoint: `${origin}/api/event`,
    attribute: { name: 'data-domain', value: domain },
  }
}

/** The same of a document that may have errors: with wrong settings nobody counts. */
export function readVisitCounter(document: unknown): VisitCounter | undefined {
  const site = readProperty(document, 'site')
  const url = readProperty(site, 'url')
  return findVisitCounter({
    url: typeof url === 'string' ? url : undefined,
    analytics: settings.safeParse(readProperty(site, 'analytics')).data,
  })
}

function dropSlash(address: string): string {
  return address.replace(/\/$/u, '')
}
