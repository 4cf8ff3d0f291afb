/** Latin letters that Unicode does not split into a basic letter and a mark. */
const basicLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/**
 * Makes an identifier from a text: "Über Maps & APIs" becomes "uber-maps-apis", and "3D" for a
 * slide "slide-3d". Longer ones end at the last word within 40 characters. Undefined if the text
 * has no Latin letter and no digit.
 */
export function makeId(text: string, noun: string): string | undefined {
  const words = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[ßæœøđðłþı]/gu, (letter) => basicLetters[letter] ?? '')
    .match(/[a-z0-9]+/gu)
  const id = words?.join('-').replace(/^(?=\d)/u, `${noun}-`)
  return id && /^.{1,40}(?=-|$)|^.{40}/u.exec(id)?.[0]
}

/**
 * The id, with the first number behind it that makes it unique, if it is taken: "ui-2". For many equal
 * ids, `next` remembers where to continue; `taken` may only grow meanwhile.
 */
export function makeUnique(
  id: string,
  taken: ReadonlySet<unknown>,
  next = new Map<string, number>(),
): string {
  let number = next.get(id) ?? 1
  const addNumber = () => (number === 1 ? id : `${id}-${number}`)
  while (taken.has(addNumber())) number += 1
  next.set(id, number)
  return addNumber()
}

/** The name of a picture's file: "signal" for "media/signal.gif". */
export function nameFile(address: string): string {
  return /([^/?#]+?)(\.\w+)?([?#].*)?$/u.exec(address)?.[1] ?? ''
}
