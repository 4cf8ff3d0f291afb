import type { Path } from '#json/path.ts'
import { readItems } from '#json/untyped-value.ts'
import { suggestLanguage } from '#validate/shape/suggest-language.ts'

/** Says where several languages of a site belong. Undefined for other values. */
export function adviseOnLanguages(path: Path, found: unknown): string | undefined {
  if (path.join() !== 'site,language' || !Array.isArray(found)) return undefined
  const [first] = readItems(found)
  const language = typeof first === 'string' ? suggestLanguage(first) : undefined
  return `Write the language of this site alone, such as "${language ?? 'en'}". "translations" names the sites in other languages.`
}
