/** Decodes a part of an address: "a b" for "a%20b". One that cannot be decoded stays. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
