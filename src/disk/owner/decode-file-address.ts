/** Decodes the address of a file as the build does: "%23" and codes of other signs of an address stay. */
export function decodeFileAddress(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
