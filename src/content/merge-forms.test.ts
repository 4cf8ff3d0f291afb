import { expect, test } from 'vitest'
import { z } from 'zod'

import { compileStrictly } from '#fixtures/compile-schema.ts'

import { mergeForms } from './merge-forms.ts'

const box = z.strictObject({ width: z.int(), height: z.int().optional() })
const values = [
  ['soon', 'late', 'Long enough', '', 5, -5, 2.5, true, null, [], [1], ['a'], [{}]],
  [{}, { width: 1 }, { width: '1' }, { wdith: 1 }, { Label: '/' }, { width: 1, Label: '/' }],
].flat()

// A section type of an owner may have any of these.
test.each<[string, z.ZodType]>([
  ['a text or a number', z.union([z.string().min(5), z.int().positive()])],
  ['one word or a number', z.union([z.literal('soon'), z.int()])],
  ['a choice or an object', z.union([z.enum(['soon', 'later']), box])],
  ['an object, a choice or a longer text', z.union([box, z.enum(['soon']), z.string().min(5)])],
  ['an object, a choice or a list', z.union([box, z.enum(['soon']), z.array(z.int())])],
  ['true, or an object', z.union([z.literal(true), box])],
  ['an object, a text or two other objects', z.union([box, z.string(), z.strictObject({})])],
  [
    'an object, a text, or an object with names',
    z.union([box, z.string().min(5), z.record(z.string().regex(/^[A-Z]/u), z.string())]),
  ],
  [
    'an object, a text, or an object with any names',
    z.union([box, z.string().min(5), z.record(z.string(), z.string())]),
  ],
  ['a text or nothing, or a number', z.union([z.string().min(5).nullable(), z.int()])],
  ['a number or a whole number', z.union([z.number().min(0.5).max(0.9), z.int()])],
  [
    'true or false, two objects or two lists',
    z.union([z.boolean(), box, z.strictObject({}), z.array(z.int()), z.array(z.string())]),
  ],
])('the schema of %s accepts what the model accepts', (_, field) => {
  const schema = z.toJSONSchema(field, { io: 'input' })
  mergeForms(schema)
  const fits = compileStrictly(schema)
  const verdicts = values.map((value) => ({ value, isAccepted: fits(value) }))
  expect(verdicts).toEqual(
    values.map((value) => ({ value, isAccepted: field.safeParse(value).success })),
  )
})
