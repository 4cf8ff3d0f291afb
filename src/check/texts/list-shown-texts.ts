import { z } from 'zod'

import { isObject, propertyOf } from '#json/untyped-value.ts'
import { shownTexts } from '#fields/text.ts'

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
  return textsIn(schema, document, [], [])
}

function textsIn(
  schema: z.core.$ZodType,
  value: unknown,
  path: ShownText['path'],
  holders: readonly unknown[],
): ShownText[] {
  const inner = (of: z.core.$ZodType, name: string | number, item: unknown) =>
    textsIn(of, item, [...path, name], isObject(value) ? [value, ...holders] : holders)

  if (value === undefined) return []
  if (schema instanceof z.ZodString) {
    const shown = shownTexts.get(schema)?.shown ?? 'sometimes'
    const isShown = typeof shown === 'function' ? shown(...holders) : shown === 'always'
    return isShown && typeof value === 'string' ? [{ path, text: value }] : []
  }
  if (schema instanceof z.ZodObject) {
    const fields: [string, z.core.$ZodType][] = Object.entries(schema.shape)
    return fields.flatMap(([name, field]) => inner(field, name, propertyOf(value, name)))
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => inner(schema.element, index, item))
  }
  if (schema instanceof z.ZodRecord && isObject(value)) {
    return Object.entries(value).flatMap(([name, item]) => inner(schema.valueType, name, item))
  }
  if (schema instanceof z.ZodUnion) {
    const option = schema.options.find((one) => z.safeParse(one, value).success)
    return option ? textsIn(option, value, path, holders) : []
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return textsIn(schema.def.innerType, value, path, holders)
  }
  return []
}
