import { z } from 'zod'

import { isObject, readProperty } from '#json/untyped-value.ts'
import { isRichText, readPlainParagraphs } from '#fields/rich-text/plain-text.ts'
import { shownTexts } from '#fields/texts/text.ts'
import { findOption } from '#validate/shape/find-option.ts'

/** A text that is on the page without JavaScript, and the keys and indexes that lead to it. */
export type ShownText = {
  readonly path: readonly (string | number)[]
  readonly text: string
}

/**
 * Lists every text of a parsed document that is on the page without JavaScript. Each field of the
 * schema states this, so a new section type needs no change here.
 */
export function listShownTexts(schema: z.core.$ZodType, document: unknown): ShownText[] {
  return listTexts(schema, document, [], [])
}

function listTexts(
  schema: z.core.$ZodType,
  value: unknown,
  path: ShownText['path'],
  holders: readonly unknown[],
): ShownText[] {
  const listInner = (of: z.core.$ZodType, name: string | number, item: unknown) =>
    listTexts(of, item, [...path, name], isObject(value) ? [value, ...holders] : holders)

  if (value === undefined) return []
  if (schema instanceof z.ZodString) {
    return typeof value === 'string' && isShown(schema, holders) ? [{ path, text: value }] : []
  }
  if (schema instanceof z.ZodPipe) {
    if (!isRichText(value) || !isShown(schema.in, holders)) return []
    return readPlainParagraphs(value).map((text) => ({ path, text }))
  }
  if (schema instanceof z.ZodObject) {
    const fields: [string, z.core.$ZodType][] = Object.entries(schema.shape)
    return fields.flatMap(([name, field]) => listInner(field, name, readProperty(value, name)))
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => listInner(schema.element, index, item))
  }
  if (schema instanceof z.ZodRecord && isObject(value)) {
    return Object.entries(value).flatMap(([name, item]) => listInner(schema.valueType, name, item))
  }
  if (schema instanceof z.ZodUnion) {
    const option = findOption(schema, value)
    return option ? listTexts(option, value, path, holders) : []
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return listTexts(schema.def.innerType, value, path, holders)
  }
  return []
}

function isShown(schema: z.core.$ZodType, holders: readonly unknown[]): boolean {
  const shown = shownTexts.get(schema)?.shown ?? 'sometimes'
  return typeof shown === 'function' ? shown(...holders) : shown === 'always'
}
