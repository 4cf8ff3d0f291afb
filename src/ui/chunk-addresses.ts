const elementId = 'chunk-addresses'

/** The addresses of the built chunks, as the build wrote them into a document. */
export function readChunkAddresses(from: Document): Readonly<Record<string, string>> {
  const text = from.getElementById(elementId)?.textContent
  return text ? JSON.parse(text) : {}
}

/** The address of a chunk of this page; in development, where nothing is built, its id. */
export function addressOfChunk(id: string): string {
  const path = readChunkAddresses(document)[id]
  return path ? new URL(path, location.href).href : id
}
