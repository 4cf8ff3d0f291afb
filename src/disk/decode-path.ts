/** Decodes the path of an address. One that cannot be decoded stays: it names no file. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
