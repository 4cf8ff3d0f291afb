import { z } from 'zod'

import { completedFields } from '#fields/completion.ts'
import { parseParagraphs } from '#fields/rich-text/parse-rich-text.ts'
import { remember } from '#fields/remember.ts'
import { findParser } from '#fields/rich-text/rich-text.ts'
import type { Path } from '#json/path.ts'
import { isObject, readEntries, readItems, readProperty } from '#json/untyped-value.ts'

import { portfolio } from '#content/portfolio.ts'

import { findOption } from './find-option.ts'

/** The fields that the model knows for the object at the end of a path; none for other values. */
export function listKnownKeys(document: unknown, path: Path): string[] {
  const { schema } = follow(document, path)
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** Whether the field at the end of a path may be left out. */
export function isOptional(document: unknown, path: Path): boolean {
  const { schema } = follow(document, path.slice(0, -1))
  const field = schema instanceof z.ZodObject && readProperty(schema.shape, String(path.at(-1)))
  return (
    field instanceof z.ZodType && (completedFields.has(field) || field.safeParse(undefined).success)
  )
}

/** The schema of the value at the end of a path: of an object or a list, if a text may not be there. */
export function findSchema(document: unknown, path: Path): unknown {
  return follow(document, path).schema
}

/** Whether the text at the end of a path may have several paragraphs. */
export function hasParagraphs(document: unknown, path: Path): boolean {
  const { field } = follow(document, path)
  return listSchemas(field, '').some((one) => findParser(one) === parseParagraphs)
}

/** Whether the object at the end of a path may be deleted: it is optional, or one of a list. */
export function isRemovable(document: unknown, path: Path): boolean {
  return typeof path.at(-1) === 'number' || (path.length > 0 && isOptional(document, path))
}

/** The values that each field of an object takes, if all of its fields are choices, as fonts are. */
export function listChoices(document: unknown, path: Path): [string, string[]][] {
  const { schema } = follow(document, path)
  if (!(schema instanceof z.ZodObject)) return []
  const choices = Object.keys(schema.shape).map((name): [string, string[]] => {
    const field = findShape(readProperty(schema.shape, name), undefined)
    return [name, field instanceof z.ZodEnum ? field.options.map(String) : []]
  })
  return choices.every(([, values]) => values.length > 0) ? choices : []
}

/** What an owner could write at the end of a path; undefined if the model has no example. */
export function findExample(document: unknown, path: Path): unknown {
  return follow(document, path).example
}

function follow(document: unknown, path: Path) {
  let value = document
  let field: unknown = portfolio
  let schema = findShape(field, value)
  let example: unknown
  for (const name of path) {
    field = findInner(schema, name)
    example =
      readExample(field) ??
      (schema instanceof z.ZodRecord ? readEntries(example)[0]?.[1] : readPart(example, name))
    value = typeof name === 'number' ? readItems(value)[name] : readProperty(value, name)
    schema = findShape(field, value)
  }
  return { field, schema, example }
}

function findInner(schema: unknown, name: string | number): unknown {
  if (schema instanceof z.ZodObject) return readProperty(schema.shape, String(name))
  if (schema instanceof z.ZodArray) return schema.element
  return schema instanceof z.ZodRecord ? schema.valueType : undefined
}

/** Every entry of a list may be like the first one of its example. */
function readPart(example: unknown, name: string | number): unknown {
  return typeof name === 'number' ? readItems(example)[0] : readProperty(example, name)
}

function readExample(schema: unknown): unknown {
  if (!(schema instanceof z.ZodType)) return undefined
  const { examples } = z.globalRegistry.get(schema) ?? {}
  if (Array.isArray(examples)) return examples[0]
  return schema instanceof z.ZodDefault ? schema.def.defaultValue : readExample(unwrap(schema))
}

/**
 * The schema without its default; of a union, the schema of an object or a list like this value, or of
 * the list that a text may replace.
 */
export function findShape(schema: unknown, value: unknown): unknown {
  const inner = unwrap(schema)
  if (inner !== undefined) return findShape(inner, value)
  if (schema instanceof z.ZodDiscriminatedUnion) return findOption(schema, value)
  if (!(schema instanceof z.ZodUnion)) return schema
  const list = schema.options.find((option) => option instanceof z.ZodArray)
  if (Array.isArray(value)) return list
  const object = schema.options.find((option) => option instanceof z.ZodObject)
  // Its names are the owner's: a list of entries by their names.
  const map = schema.options.map(unwrap).find((option) => option instanceof z.ZodRecord)
  if (isObject(value)) return object ?? map
  return object ?? (typeof value === 'string' ? list : undefined)
}

/** A schema, and those inside it that a value like this one has to fit, the outer ones first. */
export function listSchemas(schema: unknown, value: unknown): readonly z.ZodType[] {
  const { outer, union } = listOuter(schema)
  if (!union) return outer
  const choices = union.options.filter((option) => option instanceof z.ZodEnum)
  return [...outer, ...choices, ...listSchemas(findShape(union, value), value)]
}

/** A schema and those inside it as far as no value decides: to its end, or to a union. */
const listOuter = remember((schema: unknown): { outer: z.ZodType[]; union?: z.ZodUnion } => {
  if (!(schema instanceof z.ZodType)) return { outer: [] }
  if (schema instanceof z.ZodUnion) return { outer: [schema], union: schema }
  const inner = listOuter(unwrap(schema))
  return { ...inner, outer: [schema, ...inner.outer] }
})

/** The schema inside a default, an optional field or a transformation. */
const unwrap = remember((schema: unknown): unknown => {
  if (schema instanceof z.ZodPipe) {
    return schema.in instanceof z.ZodTransform ? schema.out : schema.in
  }
  return schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
    ? schema.unwrap()
    : undefined
})
