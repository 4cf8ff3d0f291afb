import { readChunkAddresses } from './chunk-addresses.ts'
import type { ChunkLoadError } from './load-chunk.ts'

const reloadedFor = 'folio:reloaded-for'

/** A page that takes longer than this, ms, is not waited for: the failure is told instead. */
const pageTimeout = 10_000

/**
 * Reloads the page when a chunk is gone because a deploy has replaced it: the page of now names
 * another address for it. Once per address at most, and never while a form holds what a visitor
 * wrote. Says whether it does.
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
    // Asked last: a visitor may have begun to write while the page was fetched.
    if (formHoldsText()) return false
    sessionStorage.setItem(reloadedFor, [...before, address].join(' '))
  } catch {
    // No page to compare with, or no storage to remember in: a reload might never end.
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
