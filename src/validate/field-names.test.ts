import { expect, test } from 'vitest'
import { z } from 'zod'

import { createJsonSchema } from '#content/json-schema.ts'
import { animation } from '#fields/pictures/animation.ts'
import { backend } from '#fields/links/backend.ts'
import { href } from '#fields/links/href.ts'
import { image } from '#fields/pictures/image.ts'
import { readEntries, readItems, readProperty } from '#json/untyped-value.ts'

/** The names by which validation, the security policy and the build find fields of these kinds. */
const kinds = [
  { schema: href, names: ['url'] },
  { schema: backend, names: ['backend'] },
  { schema: image.shape.src, names: ['src', 'still'] },
  // A text is completed to an object with "src" before anything looks for it.
  { schema: animation.options[0].shape.src, names: ['src', 'animation'] },
]

const namesOf = new Map(
  kinds.map(({ schema, names }) => [readProperty(z.toJSONSchema(schema), 'pattern'), names]),
)

/** Every property of a schema, with its name. */
function listProperties(schema: unknown): [string, unknown][] {
  const inner = [...readEntries(schema).map(([, value]) => value), ...readItems(schema)]
  return [...readEntries(readProperty(schema, 'properties')), ...inner.flatMap(listProperties)]
}

test('links, files and contact services are in fields whose names say so', () => {
  const found = listProperties(createJsonSchema()).flatMap(([name, schema]) => {
    const names = namesOf.get(readProperty(schema, 'pattern'))
    return names ? [{ name, isKnown: names.includes(name) }] : []
  })
  expect(found.filter(({ isKnown }) => !isKnown)).toEqual([])
  expect(new Set(found.map(({ name }) => name))).toEqual(
    new Set(kinds.flatMap(({ names }) => names)),
  )
})
