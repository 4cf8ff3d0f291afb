/** Returns an address as paper shows it: with the host of the site, and without "mailto:" and "tel:". */
export function writePrintedAddress(url: string, siteUrl: string | undefined): string {
  const isPath = url.startsWith('/') && siteUrl !== undefined
  // As it is written: a browser would have "xn--brbel-graa.example" for "bärbel.example".
  const origin = isPath ? (/^\w+:\/\/[^/]+/u.exec(siteUrl)?.[0] ?? '') : ''
  return `${origin}${url.replace(/^(?:mailto|tel):/u, '')}`
}
