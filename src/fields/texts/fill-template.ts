/** Replaces each {name} in a template by its value. A name without a value stays. */
export function fillTemplate(text: string, values: Readonly<Record<string, string | number>>) {
  return text.replaceAll(/\{(\w+)\}/gu, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  )
}
