import { findTextDirection } from './text-direction.ts'

const rightToLeftLetter =
  /[\p{Script=Adlm}\p{Script=Arab}\p{Script=Hebr}\p{Script=Mand}\p{Script=Nkoo}\p{Script=Rohg}\p{Script=Syrc}\p{Script=Thaa}]/u

/** Whether letters have another direction than a language: "Ada" on a Hebrew page. */
export function readsAgainst(text: string, language: string): boolean {
  const isRightToLeft = rightToLeftLetter.test(text)
  return /\p{L}/u.test(text) && isRightToLeft !== (findTextDirection(language) === 'rtl')
}

/** Whether a text has letters of both directions, as "Atlas – מפה" does. */
export function hasBothDirections(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return new Set(letters.map((letter) => rightToLeftLetter.test(letter))).size > 1
}
