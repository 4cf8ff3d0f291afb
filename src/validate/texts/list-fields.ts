import { z } from 'zod'

import { portfolio } from '#content/portfolio.ts'
import type { Path } from '#json/path.ts'
import { readEntries, readItems } from '#json/untyped-value.ts'

import { findOption } from '#validate/shape/find-option.ts'

/** Reads a value that has this schema. It returns undefined to visit what is inside the value. */
type Read<Found> = (schema: z.core.$ZodType, value: unknown, path: Path) => Found | undefined

/** Lists what `read` finds in a document as it is written, which may be wrong in any way. */
export function listFields<Found>(document: unknown, read: Read<Found>): Found[] {
  return collectFields(portfolio, document, [], read)
}

function collectFields<Found>(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path,
  read: Read<Found>,
): Found[] {
  const collectInner = (of: z.core.$ZodType, item: unknown, name: string | number) =>
    collectFields(of, item, [...path, name], read)

  if (value === undefined) return []
  const found = read(schema, value, path)
  if (found !== undefined) return [found]
  if (schema instanceof z.ZodObject) {
    const fields: Readonly<Record<string, z.core.$ZodType>> = schema.shape
    return readEntries(value).flatMap(([name, item]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return field ? collectInner(field, item, name) : []
    })
  }
  if (schema instanceof z.ZodArray) {
    return readItems(value).flatMap((item, index) => collectInner(schema.element, item, index))
  }
  if (schema instanceof z.ZodRecord) {
    return readEntries(value).flatMap(([name, item]) => collectInner(schema.valueType, item, name))
  }
  if (schema instanceof z.ZodUnion) {
    const option = findOption(schema, value)
    return option ? collectFields(option, value, path, read) : []
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return collectFields(schema.def.innerType, value, path, read)
  }
  return []
}
