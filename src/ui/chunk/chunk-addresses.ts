const elementId = 'chunk-addresses'

/** The addresses of the built chunks, which the build writes into each document. */
export function readChunkAddresses(from: Document): Readonly<Record<string, string>> {
  const text = from.getElementById(elementId)?.textContent
  return text ? JSON.parse(text) : {}
}

/** Returns the address of a chunk, or its id in development. */
export function findChunkAddress(id: string): string {
  const path = readChunkAddresses(document)[id]
  return path ? new URL(path, location.href).href : id
}
