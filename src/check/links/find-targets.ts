import type { Target } from './find-broken-links.ts'

/** Creates a function that requests each address once. */
export function createTargets(): (address: string) => Promise<Target> {
  const known = new Map<string, Promise<Target>>()
  return (address) => {
    const target = known.get(address) ?? request(address)
    known.set(address, target)
    return target
  }
}

async function request(address: string): Promise<Target> {
  const response = await fetch(address)
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html')
  const text = isDocument ? await response.text() : ''
  await response.body?.cancel().catch(() => {})
  return { status: response.status, anchors: anchorsIn(text) }
}

/** Reads the anchors of a document from its markup. */
export function anchorsIn(markup: string): Set<string> {
  const attributes = markup.matchAll(/\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/giu)
  return new Set([...attributes].flatMap(([, ...values]) => values.find((one) => one) ?? []))
}
