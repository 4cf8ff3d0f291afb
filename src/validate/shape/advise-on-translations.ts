import { formatValue } from '#json/format-value.ts'
import { entriesOf } from '#json/untyped-value.ts'

import { suggestLanguage } from './suggest-language.ts'

const maxShown = 4
const addressNames = new Set(['address', 'href', 'link', 'url'])
const languageNames = new Set(['code', 'hreflang', 'lang', 'language', 'locale', 'name', 'tag'])

/** Shows a list of translations as an object: the address of each after its language. */
export function adviseOnTranslations(list: readonly unknown[]): string {
  const shown = list.slice(0, maxShown).map((one) => {
    const fields = entriesOf(one)
    const valueOf = (names: ReadonlySet<string>) => fields.find(([name]) => names.has(name))?.[1]
    const [label, value] = (fields.length === 1 && fields[0]) || []
    const address = typeof one === 'string' ? one : (valueOf(addressNames) ?? value)
    const written = valueOf(languageNames) ?? label ?? findLanguage(address)
    const language = (typeof written === 'string' && suggestLanguage(written)) || 'de'
    const isAddress = typeof address === 'string' && address.includes('/')
    const url = isAddress ? address : `https://example.org/${language}/`
    return `${formatValue(language)}: ${formatValue(url)}`
  })
  return `Write the address of each after its language: { ${shown.join(', ')} }.`
}

/** The language that a text is, or that an address has: "de" for "https://de.ada.dev/". */
function findLanguage(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.includes('/')) return String(text)
  const [, host, path] =
    /^https:\/\/(?:([a-z]{2})\.(?=[^/]*\.))?[^/]*(?:\/([a-z]{2}))?\/?$/u.exec(text) ?? []
  return host ?? path
}
