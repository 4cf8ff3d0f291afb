import { readChunkAddresses } from './chunk-addresses.ts'
import type { ChunkLoadError } from './load-chunk.ts'

const reloadedFor = 'folio:reloaded-for'

/** After this time in ms, show the failure instead of waiting for the page. */
const pageTimeout = 10_000

/**
 * Reloads the page if a deploy has replaced a chunk: the new page has another address for it. At
 * most once per address, and never while a form has unsent text. Returns whether it reloads.
 */
export async function reloadIfReplaced({ id, type, address }: ChunkLoadError): Promise<boolean> {
  if (type !== 'missing') return false
  try {
    const before = sessionStorage.getItem(reloadedFor)?.split(' ') ?? []
    if (before.includes(address)) return false
    const signal = AbortSignal.timeout(pageTimeout)
    const response = await fetch(location.href, { cache: 'no-store', signal })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const path = readChunkAddresses(page)[id]
    if (path === undefined || new URL(path, location.href).href === address) return false
    // Checked last: the visitor may have started to type during the request.
    if (formHoldsText()) return false
    sessionStorage.setItem(reloadedFor, [...before, address].join(' '))
  } catch {
    // Without a page to compare, or storage to remember the reload, it might reload forever.
    return false
  }
  location.reload()
  return true
}

function formHoldsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
