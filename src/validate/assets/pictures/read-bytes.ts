/** Reads letters of ASCII. */
export function readLetters(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** Lists the chunks of a png: the name of each, and where its content is. */
export function listChunks(bytes: Uint8Array): { readonly name: string; readonly start: number }[] {
  const chunks = []
  for (let at = 8; at + 12 <= bytes.length; at += 12 + readNumber(bytes, at)) {
    chunks.push({ name: readLetters(bytes, at + 4, 4), start: at + 8 })
  }
  return chunks
}

/** Reads a number of four bytes, or of this many, the largest first. */
export function readNumber(bytes: Uint8Array, at: number, length = 4): number {
  return bytes.subarray(at, at + length).reduce((value, byte) => value * 256 + byte, 0)
}
