import { z } from 'zod'

import { matchNames } from '#fields/match-names.ts'
import { addPattern } from '#fields/add-pattern.ts'
import { readEntries, isObject } from '#json/untyped-value.ts'

/** The fields of links, as people spell them. */
const fieldNames = [
  'address',
  'addres',
  'adress',
  'href',
  'icon',
  'id',
  'label',
  'link',
  'name',
  'network',
  'text',
  'title',
  'to',
  'url',
  'user-name',
  'username',
]

/** The start of a pattern for the name of a link in an object: it is no field, in any capitals. */
const notField = `^(?!(?:${matchNames(fieldNames)})$)`

const isNoField = new RegExp(notField, 'u')

/** Whether a label of a link would be taken for a field, in any capitals. */
export function isFieldName(label: string): boolean {
  return !isNoField.test(label)
}

/** The fields of footers that have links. */
const listNames = ['links', 'social-links', 'sociallinks']

/** The source of a pattern for a label that is no misspelt field: it begins with a capital, if the script has them. */
export const clearLabel = String.raw`${notField}(?!(?:${matchNames(listNames)})$)[\p{Lu}\p{Lo}]`

const isClear = new RegExp(clearLabel, 'u')

/** Whether an object has labels as its names, whatever their values are. */
export function hasLabels(written: unknown): boolean {
  const entries = isObject(written) ? readEntries(written) : []
  return entries.length > 0 && entries.every(([name]) => isClear.test(name))
}

/** The label of a link as the name of its address. */
export function linkName(
  max: number,
  message = 'Write "label" and "url", or the text of the link before its address',
) {
  return addPattern(z.string().max(max), new RegExp(String.raw`${notField}[^]*\S`, 'u'), message)
}
