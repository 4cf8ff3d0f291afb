/** Writes a count in the digits of a language: "۲" in Persian. For an invalid language tag, in ours. */
export function formatCount(count: number, language: string): string {
  try {
    return count.toLocaleString(language)
  } catch {
    return String(count)
  }
}
