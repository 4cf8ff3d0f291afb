import { readProperty } from '#json/untyped-value.ts'

/**
 * Returns the address of the site with a slash at its end. The name of a page at the end, as
 * "index.html", is left out.
 */
export function makeSiteAddress(url: string): string {
  return url.replace(/(?<=[^/]\/)[^/]*\.html?$/iu, '').replace(/\/*$/u, '/')
}

/**
 * Returns the path that "url" in "site" says, with a slash at both ends: "/" if it says none. It reads
 * raw data, and ignores values of the wrong type.
 */
export function readSitePath(document: unknown): string {
  const url = readProperty(readProperty(document, 'site'), 'url')
  if (typeof url !== 'string') return '/'
  return decodeLetters(/^https:\/\/[^\s/?#]+(\/[^\s?#]*)$/u.exec(makeSiteAddress(url))?.[1] ?? '/')
}

/** Decodes letters such as "ö" in a path, as Vite writes it into pages. Other signs stay encoded. */
export function decodeLetters(path: string): string {
  return path.replaceAll(/(?:%[89a-f][\da-f])+/giu, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}

/** Encodes letters such as "ö" in a path, as headers need them. What is encoded already stays. */
export function encodeLetters(path: string): string {
  return encodeURI(path.toWellFormed()).replaceAll('%25', '%')
}
