import { z } from 'zod'

import { itemsOf, propertyOf } from '#json/untyped-value.ts'

import { portfolio } from '#content/portfolio.ts'

import { findOption } from './find-option.ts'

/** The fields that the model knows for the object at the end of a path; none for other values. */
export function knownKeys(document: unknown, path: readonly (string | number)[]): string[] {
  let value = document
  let schema = shapeOf(portfolio, value)
  for (const name of path) {
    value = typeof name === 'number' ? itemsOf(value)[name] : propertyOf(value, name)
    schema = shapeOf(innerOf(schema, name), value)
  }
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

function innerOf(schema: unknown, name: string | number): unknown {
  if (schema instanceof z.ZodObject) return propertyOf(schema.shape, String(name))
  if (schema instanceof z.ZodArray) return schema.element
  return schema instanceof z.ZodRecord ? schema.valueType : undefined
}

/** The schema without its default; of a union, the schema of an object like this value. */
function shapeOf(schema: unknown, value: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return shapeOf(schema.unwrap(), value)
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return findOption(schema, value)
  return schema instanceof z.ZodUnion
    ? schema.options.find((option) => option instanceof z.ZodObject)
    : schema
}
