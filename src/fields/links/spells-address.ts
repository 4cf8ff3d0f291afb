/**
 * Whether a text is the address itself, as "ada.dev" for "https://ada.dev/" or "+47 1-2" for "tel:+4712":
 * paper says it once.
 */
export function spellsAddress(text: string, url: string): boolean {
  if (!/^tel:/iu.test(url)) return shorten(text) === shorten(url)
  return shorten(text).replaceAll(/[\s().-]/gu, '') === shorten(url).replaceAll(/[().-]/gu, '')
}

function shorten(address: string): string {
  return address.replace(/^(?:https?:\/\/|mailto:|tel:)?(?:www\.)?/iu, '').replace(/\/$/u, '')
}
