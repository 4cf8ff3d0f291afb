/** Replaces characters that have a meaning in an address or in `srcset`, and cuts a long name. */
export function makeSafeName(name: string): string {
  return name.replaceAll(/[^\w-]+/gu, '-').slice(0, 60)
}
