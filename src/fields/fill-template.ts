/** Puts values into the {places} of a template; a place without a value stays as it is. */
export function fillTemplate(words: string, values: Readonly<Record<string, string | number>>) {
  return words.replaceAll(/\{(\w+)\}/gu, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}
