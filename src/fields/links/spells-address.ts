/** Whether a text is the address itself, as "ada.dev" for "https://ada.dev/": paper says it once. */
export function spellsAddress(text: string, url: string): boolean {
  return shorten(text) === shorten(url)
}

function shorten(address: string): string {
  return address.replace(/^(?:https?:\/\/|mailto:|tel:)?(?:www\.)?/iu, '').replace(/\/$/u, '')
}
