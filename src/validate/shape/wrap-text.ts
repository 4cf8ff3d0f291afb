import { z } from 'zod'

import { nameFields } from '#fields/find-record-id.ts'
import { splitAtCommas } from '#fields/texts/words.ts'
import { readEntries, isObject, readItems, readProperty } from '#json/untyped-value.ts'

import { completeWithin } from './completion/complete-document.ts'
import { findShape } from './follow-model.ts'

/** The fields that a text alone may be meant for, as "city" of a location; the first that fits. */
const mainFields = [
  'letters',
  'name',
  'language',
  'city',
  'heading',
  'title',
  'scheme',
  'service',
  'accent',
  'display',
  'mono',
  'src',
  'text',
  'lines',
  'url',
]

/** Fields that are optional in the model, but without which the check of a section refuses an object. */
const neededFields = ['type', 'ending']

/**
 * Writes a text as the object or the list that belongs in its place: `{ "city": "Oslo" }`, `["email"]`.
 * Other fields are those of the example. Undefined if the text fits nowhere.
 */
export function wrapText(schema: unknown, found: unknown, example: unknown): unknown {
  const isWrapped = schema instanceof z.ZodObject || schema instanceof z.ZodArray
  if (!isWrapped || typeof found !== 'string' || found.trim() === '') return undefined
  // A list, because its entries get their ids.
  const list = z.array(schema)
  const isFit = (made: unknown) => list.safeParse(completeWithin(list, [made])).success
  if (!(schema instanceof z.ZodArray)) return listObjects(schema, found, example).find(isFit)
  const [first] = readItems(example)
  const objects = listObjects(findShape(schema.element, {}), found, first).map((made) => [made])
  return [...listWords(found), [found], ...objects].find(isFit)
}

/** The objects of a schema that may be meant by a text, the shorter ones first. */
function listObjects(schema: unknown, text: string, example: unknown): object[] {
  if (!(schema instanceof z.ZodObject)) return []
  const fields = mainFields.filter((name) => readProperty(schema.shape, name) !== undefined)
  const whole = isObject(example) ? example : {}
  const keep = (name: string) =>
    readEntries({ ...whole, [name]: text }).filter(([key]) => [name, ...neededFields].includes(key))
  const names = nameFields.filter((name) => fields.includes(name)).slice(0, 1)
  const title = readProperty(schema.shape, 'url') === undefined ? undefined : nameAddress(text)
  const linked = names.map((name) => ({ [name]: title, url: text }))
  return [
    ...(title === undefined ? [] : [...linked, ...linked.map((one) => ({ ...whole, ...one }))]),
    // The example may have what else this text needs, as the address of a service.
    ...(fields.some((name) => readProperty(whole, name) === text) ? [whole] : []),
    ...fields.map((name) => Object.fromEntries(keep(name))),
    ...fields.filter((name) => name in whole).map((name) => ({ ...whole, [name]: text })),
  ]
}

/** A longer address gets no name. */
const longestAddress = 300

/** Names what is at an address: "Night map" for https://github.com/ada/night-map. Undefined for other texts. */
function nameAddress(text: string): string | undefined {
  const [, host, rest = ''] = /^https?:\/\/(?:www\.)?([a-z\d-]+)\.([^?#]+)/iu.exec(text) ?? []
  if (host === undefined || text.length > longestAddress || /\s/u.test(text)) return undefined
  const [, ...parts] = rest.split('/')
  const last = parts.findLast((part) => /^[\w.-]+$/u.test(part))
  const name = (last?.replace(/\.[a-z]{2,5}$/u, '') ?? host).replaceAll(/[-_]+/gu, ' ').trim()
  return name === '' ? undefined : name.charAt(0).toUpperCase() + name.slice(1)
}

/** Reads "React, CSS" as one list of words; none for a sentence. */
function listWords(text: string): string[][] {
  const parts = splitAtCommas(text)
  const isSentence = /[.!?]$/u.test(text) || parts.some((part) => part.split(' ').length > 2)
  return parts.length < 2 || isSentence ? [] : [parts]
}
