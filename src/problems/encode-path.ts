/** Encodes the path of a file as an address: "C%23.pdf" for "C#.pdf". */
export function encodePath(path: string): string {
  return encodeURI(path).replaceAll(/[?#]/gu, encodeURIComponent)
}
