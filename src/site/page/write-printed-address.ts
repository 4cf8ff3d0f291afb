/** Returns an address as paper shows it: with the host of the site, and without "mailto:" and "tel:". */
export function writePrintedAddress(url: string, siteUrl: string | undefined): string {
  const isPath = url.startsWith('/') && siteUrl !== undefined
  return isPath ? new URL(url, siteUrl).href : url.replace(/^(?:mailto|tel):/u, '')
}
