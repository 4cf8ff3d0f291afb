import { z } from 'zod'

import { section } from '#sections/section.ts'

import { portfolio } from './portfolio.ts'

/** Creates the published schema of the content (JSON Schema 2020-12) from the model. */
export function jsonSchema() {
  const types = section.options.map(({ shape }) => shape.type)
  const names = types.flatMap(({ options }) => options.map((name) => `"${name}"`))
  return z.toJSONSchema(portfolio, {
    target: 'draft-2020-12',
    io: 'input',
    override: ({ zodSchema, jsonSchema: made }) => {
      // Zod leaves this out. With it, ajv reports one error for a section instead of one per type.
      if (zodSchema === section) {
        Object.assign(made, { type: 'object', discriminator: { propertyName: 'type' } })
      }
      // For an invalid type, an editor lists all types.
      if (types.some((type) => zodSchema === type)) {
        Object.assign(made, { errorMessage: `Use one of ${names.join(', ')}` })
      }
      // Written here for every field, so that a default is declared once.
      if (zodSchema instanceof z.ZodDefault && isTelling(made.default)) {
        made.description = `${made.description} Left out: ${JSON.stringify(made.default)}`
        made.examples ??= [made.default]
      }
    },
  })
}

/** Whether a default is worth showing: an empty list or object is not. */
function isTelling(value: unknown): boolean {
  return typeof value !== 'object' || (Array.isArray(value) && value.length > 0)
}

/** Writes the text of `schema/portfolio.schema.json`. */
export function jsonSchemaText(): string {
  return `${JSON.stringify(jsonSchema(), null, 2)}\n`
}
