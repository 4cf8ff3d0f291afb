import { z } from 'zod'

import { section } from '#sections/schemas.ts'

import { portfolio } from './portfolio.ts'

/** The published schema of the content (JSON Schema 2020-12), made from the model. */
export function jsonSchema() {
  const types = section.options.map(({ shape }) => shape.type)
  const names = types.flatMap(({ options }) => options.map((name) => `"${name}"`))
  return z.toJSONSchema(portfolio, {
    target: 'draft-2020-12',
    io: 'input',
    override: ({ zodSchema, jsonSchema: made }) => {
      // Zod leaves it out: with it, ajv names one error for a wrong section, not one for each type.
      if (zodSchema === section) {
        Object.assign(made, { type: 'object', discriminator: { propertyName: 'type' } })
      }
      // Each section knows its own type alone, and a wrong one is to be told of all.
      if (types.some((type) => zodSchema === type)) {
        Object.assign(made, { errorMessage: `Use one of ${names.join(', ')}` })
      }
      // Said here for every field, so that words and default never part.
      if (zodSchema instanceof z.ZodDefault && tells(made.default)) {
        made.description = `${made.description} Left out: ${JSON.stringify(made.default)}`
      }
    },
  })
}

/** Whether a default says something by itself: an empty list or object does not. */
function tells(value: unknown): boolean {
  return typeof value !== 'object' || (Array.isArray(value) && value.length > 0)
}

/** The text of `schema/portfolio.schema.json`, byte for byte. */
export function jsonSchemaText(): string {
  return `${JSON.stringify(jsonSchema(), null, 2)}\n`
}
