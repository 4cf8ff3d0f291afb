import { z } from 'zod'

import { section } from '#sections/schemas.ts'

import { portfolio } from './portfolio.ts'

/** The published schema of the content (JSON Schema 2020-12), made from the model. */
export function jsonSchema() {
  const sectionTypes = section.options.flatMap((option) => [...option.shape.type.values])
  return z.toJSONSchema(portfolio, {
    target: 'draft-2020-12',
    io: 'input',
    override: ({ zodSchema, jsonSchema: made }) => {
      // Zod leaves the discriminator out. With it, ajv names one error for a wrong section and
      // not one for each section type, and an editor offers the types.
      if (zodSchema !== section) return
      made.type = 'object'
      made.required = ['type']
      made.properties = {
        type: {
          title: 'Section type',
          description: 'Decides what else the section holds.',
          examples: sectionTypes,
          type: 'string',
          enum: sectionTypes,
        },
      }
      made['discriminator'] = { propertyName: 'type' }
    },
  })
}

/** The text of `schema/portfolio.schema.json`, byte for byte. */
export function jsonSchemaText(): string {
  return `${JSON.stringify(jsonSchema(), null, 2)}\n`
}
