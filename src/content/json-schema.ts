import { z } from 'zod'

import { readEntries, isObject, readItems, readProperty } from '#json/untyped-value.ts'
import { completedFields } from '#fields/completion.ts'
import { parseParagraphs } from '#fields/rich-text/parse-rich-text.ts'
import { findParser } from '#fields/rich-text/rich-text.ts'
import { splitWords } from '#problems/describe-path.ts'
import { section } from '#sections/section.ts'

import { mergeForms } from './merge-forms.ts'
import { portfolio } from './portfolio.ts'

/** Creates the published schema of the content (JSON Schema 2020-12) from the model. */
export function createJsonSchema() {
  const types = section.options.map(({ shape }) => shape.type)
  const names = types.flatMap(({ options }) => options)
  const errorMessage = `Use one of ${names.map((name) => `"${name}"`).join(', ')}`
  const [anyMeta] = types.map((type) => type.meta())
  // While the cursor is in its quotes, an editor would offer the one type that has no required field.
  const anyType = {
    ...anyMeta,
    enum: names,
    examples: names,
    enumDescriptions: types.flatMap((type) => readItems(type.meta()?.['enumDescriptions'])),
    errorMessage,
  }
  const schema = z.toJSONSchema(portfolio, {
    target: 'draft-2020-12',
    io: 'input',
    override: ({ zodSchema, jsonSchema: made }) => {
      // Zod leaves this out. With it, ajv reports one error for a section instead of one per type.
      if (zodSchema === section) {
        const discriminator = { propertyName: 'type' }
        Object.assign(made, { type: 'object', discriminator, properties: { type: anyType } })
      }
      // For an invalid type, an editor lists all types.
      if (types.some((type) => zodSchema === type)) {
        Object.assign(made, { errorMessage })
      }
      allowOtherSpellings(zodSchema, made)
      describeField(zodSchema, made)
    },
  })
  mergeForms(schema)
  addTitles(schema)
  return schema
}

/** An editor offers the values of a choice alone, and accepts what else its pattern matches. */
function allowOtherSpellings(schema: z.core.$ZodType, made: z.core.JSONSchema.BaseSchema) {
  if (!(schema instanceof z.ZodEnum) || made.pattern === undefined) return
  const { enum: values = [], enumDescriptions, pattern, patternErrorMessage } = made
  for (const key of ['enum', 'enumDescriptions', 'pattern', 'patternErrorMessage']) {
    Reflect.deleteProperty(made, key)
  }
  made.anyOf = [
    { enum: values, enumDescriptions },
    { pattern, patternErrorMessage },
  ]
}

/** Adds what zod leaves out: what may be missing, examples, the default, and what a rich text may have. */
function describeField(schema: z.core.$ZodType, made: z.core.JSONSchema.BaseSchema) {
  // The model reads a document in which these fields are completed.
  if (schema instanceof z.ZodObject) {
    const { shape } = schema
    made.required &&= made.required.filter((name) => !completedFields.has(shape[name]))
  }
  // Zod leaves these out where a rich text is inside, since its output has another type.
  const { examples } = z.globalRegistry.get(schema) ?? {}
  if (Array.isArray(examples)) made.examples ??= examples
  if (schema instanceof z.ZodDefault) made.default ??= schema.def.defaultValue
  const parse = schema instanceof z.ZodType && findParser(unwrapOptional(schema))
  if (parse && made.description !== undefined) {
    made.description += ` ${parse === parseParagraphs ? paragraphsAdvice : richTextAdvice}`
  }
  // What the profile fills in has no default of its own.
  if (made.default === '') delete made.default
  // Written here for every field, so that a default is declared once.
  if (schema instanceof z.ZodDefault && isTelling(made.default)) {
    made.description = `${made.description} Left out: ${JSON.stringify(made.default)}`
    made.examples ??= [made.default]
  }
}

const richTextAdvice =
  'It may have **strong** and *emphasized* words, `code` and [links](https://example.org/).'
const paragraphsAdvice = `${richTextAdvice} A blank line begins a paragraph, and "- " an item of a list.`

function unwrapOptional(schema: z.ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional ? schema.unwrap() : schema
}

/**
 * Makes the title of a field from its key, such as "Job title", where the model gives no other. An editor shows
 * and offers the field itself, not what a condition says about it.
 */
function addTitles(node: unknown, isCondition = false) {
  for (const [key, field] of readEntries(readProperty(node, 'properties'))) {
    if (!isObject(field)) continue
    if (isCondition) {
      Object.assign(field, { doNotSuggest: true })
    } else if (!('$ref' in field) && !('title' in field)) {
      const words = splitWords(key)
      Object.assign(field, { title: `${words.charAt(0).toUpperCase()}${words.slice(1)}` })
    }
  }
  for (const inner of readItems(node)) addTitles(inner, isCondition)
  for (const [key, inner] of readEntries(node)) addTitles(inner, isCondition || key === 'if')
}

/** Whether a default is worth showing: an empty list or object is not. */
function isTelling(value: unknown): boolean {
  return (
    (typeof value !== 'object' && value !== undefined) || (Array.isArray(value) && value.length > 0)
  )
}

/** Writes the text of `schema/portfolio.schema.json`. */
export function createJsonSchemaText(): string {
  return `${JSON.stringify(createJsonSchema(), null, 2)}\n`
}
