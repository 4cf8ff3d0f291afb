import { composeProfileAddress } from '#fields/links/social/compose-profile-address.ts'
import { readEntries, isObject, readProperty } from '#json/untyped-value.ts'
import { findSynonym } from '#problems/field-synonyms.ts'
import { suggestAddress } from '#problems/suggest-address.ts'
import { suggestCountry } from '#profile/countries/country-code.ts'
import { dateFields } from '#profile/dates/advise-on-date.ts'
import { readDate } from '#profile/dates/read-date.ts'
import { readForeignDate } from '#profile/dates/read-foreign-date.ts'

/** The fields of a part of a résumé, and how the file names those that have another name now. */
type ModernFields = {
  readonly fields: unknown
  readonly names: ReadonlyMap<unknown, string>
}

/**
 * Writes a part of a résumé with the names that the model knows, such as "name" for the "company" of
 * an older JSON Resume. Dates such as "Aug 2017", addresses without a scheme and codes of countries are
 * written as the model has them.
 */
export function modernizeFields(written: unknown, known: readonly string[]): ModernFields {
  if (!isObject(written)) return { fields: written, names: new Map() }
  const missing = new Set(known.filter((name) => !Object.hasOwn(written, name)))
  const names = new Map<unknown, string>()
  const fields = readEntries(written).map(([name, value]): readonly [string, unknown] => {
    const meant = known.includes(name) ? undefined : findSynonym(name, missing, value)
    if (meant === undefined) return [name, modernizeValue(name, value)]
    missing.delete(meant)
    names.set(meant, name)
    return [meant, modernizeValue(meant, value)]
  })
  const modern = Object.fromEntries(fields)
  return { fields: known.includes('network') ? addAddress(modern) : modern, names }
}

function modernizeValue(name: string, value: unknown): unknown {
  if (dateFields.has(name) && (typeof value === 'string' || typeof value === 'number')) {
    return readDate(String(value).trim()) ?? readForeignDate(String(value)) ?? value
  }
  if (name === 'countryCode' && typeof value === 'string') return suggestCountry(value) ?? value
  if (name === 'location' && isObject(value)) {
    return Object.fromEntries(
      readEntries(value).map(([key, each]) => [key, modernizeValue(key, each)]),
    )
  }
  if (name === 'url' && typeof value === 'string' && !/^[a-z][a-z+.-]*:/iu.test(value)) {
    return suggestAddress(value, /^https?:\/\/\S+$/u) ?? value
  }
  return value
}

/** The address of a profile says its user name, or is made from it. */
function addAddress({ username, ...link }: Readonly<Record<string, unknown>>): object {
  const url =
    readProperty(link, 'url') ??
    composeProfileAddress(readProperty(link, 'network'), username) ??
    (typeof username === 'string' && /^https?:/iu.test(username) ? username : undefined)
  const isSaid =
    username === undefined ||
    (typeof url === 'string' &&
      typeof username === 'string' &&
      url.toLowerCase().includes(username.replace(/^@/u, '').toLowerCase()))
  return { ...link, ...(url === undefined ? {} : { url }), ...(isSaid ? {} : { username }) }
}
