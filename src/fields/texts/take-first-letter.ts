/**
 * Returns the first letter of a text with its accent, or its first emoji: a flag is two code points. Of
 * "「山田」" and ".NET" it is not the first sign, unless there are only signs.
 */
export function takeFirstLetter(text: string): string {
  const normal = text.normalize()
  const [first] = /\p{RGI_Emoji}|[\p{L}\p{N}]/v.exec(normal) ?? /^[^]/v.exec(normal) ?? []
  return first ?? ''
}
