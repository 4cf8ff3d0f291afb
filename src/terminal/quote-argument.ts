/** Writes a path, or the value of an option, for a shell. */
export function quoteArgument(value: string): string {
  return /^[\w./-]+$/u.test(value) ? value : `"${value.replaceAll(/["$`]/gu, String.raw`\$&`)}"`
}
