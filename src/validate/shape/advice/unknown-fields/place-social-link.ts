import { readEntries, readItems, readValue } from '#json/untyped-value.ts'

/** The lists of social links. The first that a document has takes the place of the other. */
const lists = [['socialLinks'], ['profile', 'profiles']] as const

/**
 * Shows a link, such as `"CV": "/cv.pdf"`, in the list whose links the page shows. Without any, that is
 * the one named `list`.
 */
export function placeSocialLink(document: unknown, link: string, list = 'socialLinks'): string {
  const path = lists.find((names) => readValue(document, names) !== undefined)
  const written = path && readValue(document, path)
  const name = path?.at(-1) ?? list
  if (typeof written === 'string' || readItems(written).length > 0)
    return `"${name}": [ …, { ${link} } ]`
  return `"${name}": { ${readEntries(written).length > 0 ? '…, ' : ''}${link} }`
}
