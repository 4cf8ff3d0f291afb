/** Returns the first letter of a text with its accent, or its first emoji: a flag is two code points. */
export function takeFirstLetter(text: string): string {
  return /^(?:\p{RGI_Emoji}|[^])/v.exec(text.normalize())?.[0] ?? ''
}
