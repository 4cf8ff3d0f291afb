/** Reads letters of ASCII. */
export function readLetters(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** Lists the chunks of a png up to its end: each has its length, its name, its content and a checksum. */
export function listChunks(bytes: Uint8Array) {
  const chunks: { readonly name: string; readonly start: number; readonly end: number }[] = []
  for (let start = 8; start + 12 <= bytes.length && chunks.at(-1)?.name !== 'IEND';) {
    const end = start + 12 + readNumber(bytes, start)
    chunks.push({ name: readLetters(bytes, start + 4, 4), start, end })
    start = end
  }
  return chunks
}

/** Reads a number of four bytes, or of this many, the largest first. */
export function readNumber(bytes: Uint8Array, at: number, length = 4): number {
  return bytes.subarray(at, at + length).reduce((value, byte) => value * 256 + byte, 0)
}
