import { z } from 'zod'

import { hrefPattern } from '#fields/links/href.ts'
import type { Path } from '#json/path.ts'
import { readEntries, isObject, readItems, readProperty } from '#json/untyped-value.ts'
import { findSynonym } from '#problems/field-synonyms.ts'
import { findClosest } from '#problems/find-closest.ts'
import { suggestAddress } from '#problems/suggest-address.ts'

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
  return Object.fromEntries(fields)
}

/** Writes a section as it must be. */
export function correctSection(section: object): object {
  return correctEntry({}, ['sections', 0], section)
}

function renameFields(known: readonly string[], entry: object): object {
  const missing = new Set(known.filter((name) => !Object.hasOwn(entry, name)))
  const fields = readEntries(entry).flatMap(([key, value]): [string, unknown][] => {
    const meant = known.includes(key)
      ? undefined
      : (findSynonym(key, missing, value) ?? findClosest(key, missing))
    if (meant === undefined) return [[key, value]]
    missing.delete(meant)
    return [[meant, value]]
  })
  return Object.fromEntries(fields)
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
  if (typeof value !== 'string') return value
  const wrapped = wrapText(findSchema(document, path), value, findExample(document, path))
  const address = path.at(-1) === 'url' ? suggestAddress(value, hrefPattern) : undefined
  return wrapped ?? address ?? value
}

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
