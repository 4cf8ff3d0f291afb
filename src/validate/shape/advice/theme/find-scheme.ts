/** The two schemes of a page. */
export const schemes = ['dark', 'light']

/** Whether a text says which scheme a page has. */
export function isScheme(text: string): boolean {
  return [...schemes, 'auto', 'system'].includes(text)
}

/** The scheme that a switch of other tools turns on or off: { "dark": true }, { "lightMode": false }. */
export function findScheme(key: string, value: unknown): string | undefined {
  const [, name] = /^(dark|light)(?:Mode|Theme)?$/u.exec(key) ?? []
  if (name === undefined || typeof value !== 'boolean') return undefined
  return value ? name : schemes.find((scheme) => scheme !== name)
}
