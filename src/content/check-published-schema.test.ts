import { expect, test } from 'vitest'

import { checkPublishedSchema } from './check-published-schema.ts'

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 5 },
    'a/b~c': { type: 'object', properties: {}, additionalProperties: false },
    list: { type: 'array', items: { type: 'integer' } },
  },
  required: ['title'],
  additionalProperties: false,
}

test('a valid document has no problem', () => {
  expect(checkPublishedSchema({ title: 'Title', 'a/b~c': {}, list: [1, 2] }, schema)).toEqual([])
})

test('every refusal is a problem with its path of keys and indexes', () => {
  const document = { title: 'A title', 'a/b~c': { d: 1 }, list: [1, 'x'], other: 1 }
  const found = checkPublishedSchema(document, schema)
  expect(found.map(({ code, path, mark }) => ({ code, path, mark }))).toEqual([
    { code: 'schema/refused', path: ['other'], mark: 'key' },
    { code: 'schema/refused', path: ['title'], mark: 'value' },
    { code: 'schema/refused', path: ['a/b~c', 'd'], mark: 'key' },
    { code: 'schema/refused', path: ['list', 1], mark: 'value' },
  ])
})

test('a problem says in a sentence what the schema requires', () => {
  expect(checkPublishedSchema({}, schema)).toEqual([
    {
      path: [],
      mark: 'value',
      code: 'schema/refused',
      message: "The published schema refuses this: it must have required property 'title'.",
      help: 'Write what schema/portfolio.schema.json allows here.',
    },
  ])
})

test.each([
  ['an unknown keyword', { titel: 'A' }, 'strict mode: unknown keyword: "titel"'],
  ['an unknown format', { type: 'string', format: 'uri' }, 'unknown format "uri" ignored'],
  [
    'a keyword of another type',
    { type: 'string', minimum: 1 },
    'strict mode: missing type "number',
  ],
])('a schema with %s is refused', (_, loose, message) => {
  expect(() => checkPublishedSchema('x', loose)).toThrow(message)
})
