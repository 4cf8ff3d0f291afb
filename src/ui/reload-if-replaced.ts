import { readChunkAddresses } from './chunk-addresses.ts'
import type { ChunkLoadError } from './load-chunk.ts'

const reloadedFor = 'folio:reloaded-for'

/**
 * Reloads the page when a chunk is gone because a deploy has replaced it: the page of now names
 * another address for it. Once per address at most, and never while a form holds what a visitor
 * wrote. Says whether it does.
 */
export async function reloadIfReplaced({ id, type, address }: ChunkLoadError): Promise<boolean> {
  if (type !== 'missing' || sessionStorage.getItem(reloadedFor) === address || formHoldsText()) {
    return false
  }
  try {
    const response = await fetch(location.href, { cache: 'no-store' })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const path = readChunkAddresses(page)[id]
    if (path === undefined || new URL(path, location.href).href === address) return false
  } catch {
    return false
  }
  sessionStorage.setItem(reloadedFor, address)
  location.reload()
  return true
}

function formHoldsText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}
