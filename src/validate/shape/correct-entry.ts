import { z } from 'zod'

import { hrefPattern } from '#fields/links/href.ts'
import type { Path } from '#json/path.ts'
import { readEntries, isObject, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { findSynonym } from '#problems/field-synonyms.ts'
import { findClosest } from '#problems/find-closest.ts'
import { suggestAddress } from '#problems/suggest-address.ts'

import { readLink } from './advice/advise-on-link.ts'
import { completeWithin } from './completion/complete-document.ts'
import { findExample, findSchema, listKnownKeys } from './follow-model.ts'
import { wrapText } from './wrap-text.ts'

/**
 * Writes an entry as it must be at this path: with the names that the model has for its fields, and with
 * an object or a list where a text does not fit. Fields that mean none of the model stay as they are.
 */
export function correctEntry(document: unknown, path: Path, entry: object): object {
  const named = renameFields(listKnownKeys(replaceValue(document, path, entry), path), entry)
  const whole = replaceValue(document, path, named)
  const wrong = listWrongFields(findSchema(whole, path), named)
  const fields = readEntries(named).map(([name, value]): [string, unknown] => [
    name,
    wrong.has(name) ? correctValue(whole, [...path, name], value) : value,
  ])
  const pictures = new Map(fields).get('images')
  const hasAlt = readItems(pictures).some(
    (one) => readProperty(one, 'alt') === readProperty(named, 'alt'),
  )
  return Object.fromEntries(fields.filter(([name]) => name !== 'alt' || !hasAlt))
}

/** Writes a section as it must be. */
export function correctSection(section: object): object {
  return correctEntry({}, ['sections', 0], section)
}

/** Names of one date, where a record has the dates of a period. */
export const oneDate: ReadonlySet<string> = new Set(['date', 'year'])

function renameFields(known: readonly string[], entry: object): object {
  const missing = new Set(known.filter((name) => !Object.hasOwn(entry, name)))
  const links: object[] = []
  const fields = readEntries(entry).flatMap(([key, value]): [string, unknown][] => {
    if (known.includes(key)) return [[key, value]]
    const meant = findSynonym(key, missing, value) ?? findClosest(key, missing)
    const link = meant === undefined && missing.has('links') ? readLink(key, value) : undefined
    if (link) links.push(link)
    if (meant === undefined) return link ? [] : [[key, value]]
    missing.delete(meant)
    // One date is not the start of what continues today.
    const isPeriod = oneDate.has(key) && meant === 'startDate' && missing.has('endDate')
    return isPeriod
      ? [
          [meant, value],
          ['endDate', value],
        ]
      : [[meant, value]]
  })
  return Object.fromEntries(links.length > 0 ? [...fields, ['links', links]] : fields)
}

/** The example for the pictures of a project, with the text alternative that the owner wrote. */
export function keepOwnAlt(document: unknown, path: Path, example: unknown): unknown {
  const alt = readValue(document, [...path.slice(0, -1), 'alt'])
  if (path.at(-1) !== 'images' || typeof alt !== 'string') return example
  return readItems(example).map((picture) => (isObject(picture) ? { ...picture, alt } : picture))
}

/** The fields of an entry whose values do not fit. */
function listWrongFields(schema: unknown, entry: object): ReadonlySet<unknown> {
  if (!(schema instanceof z.ZodObject)) return new Set()
  // A list, because its entries get their ids.
  const list = z.array(schema)
  const { error } = list.safeParse(completeWithin(list, [entry]))
  return new Set(error?.issues.map((issue) => issue.path[1]))
}

function correctValue(document: unknown, path: Path, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => correctValue(document, [...path, index], item))
  }
  if (typeof value !== 'string') return value
  const schema = findSchema(document, path)
  const example = keepOwnAlt(document, path, findExample(document, path))
  const address = path.at(-1) === 'url' ? suggestAddress(value, hrefPattern) : undefined
  return (
    wrapText(schema, value, example) ??
    wrapText(schema, value.replace(pictureName, 'media/$1'), example) ??
    address ??
    value
  )
}

/** A picture outside its folder. */
const pictureName = /^(?:.{0,200}\/)?([\w.-]{1,200}\.(?:avif|gif|jpe?g|png|svg|webp))$/u

/** A document with another value at the end of a path, in a list where the path has a number. */
function replaceValue(document: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  if (typeof name === 'number') {
    const list = readItems(document)
    return list.toSpliced(name, 1, replaceValue(list[name], rest, value))
  }
  const inner = replaceValue(readProperty(document, name), rest, value)
  return { ...(isObject(document) ? document : {}), [name]: inner }
}
