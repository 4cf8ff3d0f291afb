/** Reads letters of ASCII. */
export function readLetters(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** Reads a number of four bytes, or of this many, the largest first. */
export function readNumber(bytes: Uint8Array, at: number, length = 4): number {
  return bytes.subarray(at, at + length).reduce((value, byte) => value * 256 + byte, 0)
}
