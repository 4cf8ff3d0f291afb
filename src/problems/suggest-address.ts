import { encodePath } from './encode-path.ts'

/** Names of files, which would otherwise look like hosts: "cv.pdf". */
const fileName =
  /^[^/?#]*\.(?:avif|docx?|gif|html?|jpe?g|json|md|odt|pdf|png|svg|txt|webp|xml|zip)$/iu

/** A name with dots, such as "www.example.org", perhaps a port, and a path. */
const hostAndPath =
  /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+\p{L}[\p{L}\p{N}-]+(?::\d{1,5})?(?:[/?#][^\s<>"\\]*)?$/u

/**
 * Finds the address that was most likely meant by a text that is none: "https://x.dev" for "x.dev",
 * "mailto:ada@x.org" for "ada@x.org", "https://x.social/@ada" for "@ada@x.social", "/cv.pdf" for
 * "cv.pdf" or "media/cv.pdf" if the site has that file, "/uses/" for "pages/uses.md", or for "uses" if
 * it has that page, "tel:+4912" for "+49 12". Undefined if nothing fits `pattern`.
 */
export function suggestAddress(
  text: string,
  pattern: RegExp,
  siteFiles: ReadonlySet<string> = new Set(),
): string | undefined {
  // Chats copy a link as "<x.dev>" or "[Ada](x.dev)".
  const written = text
    .replaceAll(/[\p{Cf}--[\u200c\u200d]]/gv, '')
    .trim()
    .replace(/^(?:<(.+)>|\[[^\]]*\]\((.+)\))$/u, '$1$2')
  if (written.length > 500) return undefined
  const candidates = [
    ...suggestFiles(written, siteFiles),
    suggestPage(written),
    suggestMail(written),
    separateRecipients(written),
    suggestNumber(written),
    suggestProfile(written),
    suggestWeb(written),
    suggestOrigin(written, pattern),
    written.replaceAll(/(?<=[^:/])\/{2,}/gu, '/'),
    written.replace(/(?<=^https?:\/\/)[^/?#]*@/iu, ''),
    /^https?:/u.test(written) ? encodeSpaces(written) : undefined,
  ]
  return candidates.find((address) => address !== undefined && pattern.test(address))
}

/** No name of a host has a space: in it they go, and after it they are encoded. */
function encodeSpaces(address: string): string {
  const [host = ''] = /^https?:\/\/[^/?#]*/u.exec(address) ?? []
  return host.replaceAll(/\s/gu, '') + address.slice(host.length).replaceAll(/\s/gu, '%20')
}

/**
 * The path of a file of the site, also with its spaces encoded, which may be named in another folder,
 * or that of a page.
 */
function suggestFiles(text: string, siteFiles: ReadonlySet<string>): string[] {
  const path = text.replace(/^\.*\/+/u, '').replace(/^public\//u, '')
  const name = path.replace(/^(?:[\w-]+\/)+/u, '')
  const page = siteFiles.has(`${path}/index.html`) ? [`/${path}/`] : []
  const files = [path, name].filter((file) => siteFiles.has(file))
  const addresses = files.flatMap((file) => [`/${file}`, `/${encodePath(file)}`])
  return [...addresses.filter((one) => !/[?#]/u.test(one)), ...page]
}

/** The page of a Markdown file, or a path without its slash: "../pages/uses.md", "uses/", "./uses". */
function suggestPage(text: string): string | undefined {
  const [, start, name, end] =
    /^((?:\.{1,2}\/)+)?(?:content\/)?(?:pages\/)?([a-z0-9][a-z0-9_-]*)(\.md|\.html?|\/)?$/iu.exec(
      text,
    ) ?? []
  const isPage = start !== undefined || end !== undefined || /^(?:content\/)?pages\//u.test(text)
  return name !== undefined && isPage ? `/${name.toLowerCase()}/` : undefined
}

function suggestMail(text: string): string | undefined {
  const address =
    /^(?:(?:e-?mail|mail(?:to)?)\s*:\s*\/*)?([^\s@:/]+@[^\s@:/]+\.[^\s@:/.]{2,}(?:\?\S*)?)$/iu
  // A host has no comma. Those after "?" are between other recipients.
  const dotted = text.replace(/^[^?]*/u, (start) => start.replaceAll(/(?<=@[^\s@]*),/gu, '.'))
  const [, mail] = address.exec(dotted) ?? []
  return mail === undefined ? undefined : `mailto:${mail}`
}

/** Writes "," between recipients. Outlook takes ";", and people write a space after it. */
function separateRecipients(text: string): string | undefined {
  if (!text.startsWith('mailto:')) return undefined
  return text.replace(/^[^?]*/u, (start) => start.replaceAll(/\s*[;,]\s*(?=[^\s@]+@)/gu, ','))
}

function suggestNumber(text: string): string | undefined {
  const [, number] =
    /^(?:tel(?:ephone|efon)?\.?\s*:?\s*)?(\+?[\d\s.()/-]{5,30})$/iu.exec(text) ?? []
  return number === undefined ? undefined : `tel:${number.replaceAll(/[\s/]/gu, '')}`
}

/** The page of somebody on Mastodon. */
function suggestProfile(text: string): string | undefined {
  const [, name, host] = /^@(\w+(?:[.-]\w+)*)@([^/?#]+)$/u.exec(text) ?? []
  return host !== undefined && hostAndPath.test(host) ? `https://${host}/@${name}` : undefined
}

/** "htps:/", "hhttp://", "htpps://", "httsp://", "https//" or "//", also several. */
const wrongScheme = /^(?:h{0,2}t{1,3}(?:p{1,2}s?|sp)(?:\s*[:;]+\s*\/*|\/\/+)|\/\/+)+/iu

/** With a scheme that is missing, misspelt ("htps:/"), there twice or refused. */
function suggestWeb(text: string): string | undefined {
  const rest = text.replace(wrongScheme, '')
  if (!hostAndPath.test(rest) || (rest === text && fileName.test(rest))) return undefined
  return `https://${rest}`
}

/** The address without its path, for a pattern that takes none. */
function suggestOrigin(text: string, pattern: RegExp): string | undefined {
  if (pattern.test('https://example.org/path')) return undefined
  return suggestWeb(text.replace(/(?<![:/])[/?#].*$/u, ''))
}
