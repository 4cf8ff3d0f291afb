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

test('a document that fits has no finding', () => {
  expect(checkPublishedSchema({ title: 'Title', 'a/b~c': {}, list: [1, 2] }, schema)).toEqual([])
})

test('every refusal is a finding with the path of keys and indexes that leads to it', () => {
  const document = { title: 'A title', 'a/b~c': { d: 1 }, list: [1, 'x'], other: 1 }
  const found = checkPublishedSchema(document, schema)
  expect(found.map(({ code, path, mark }) => ({ code, path, mark }))).toEqual([
    { code: 'schema/refused', path: ['other'], mark: 'key' },
    { code: 'schema/refused', path: ['title'], mark: 'value' },
    { code: 'schema/refused', path: ['a/b~c', 'd'], mark: 'key' },
    { code: 'schema/refused', path: ['list', 1], mark: 'value' },
  ])
})

test('a finding says in a sentence what the schema wants', () => {
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
  ['a keyword that is not known', { titel: 'A' }, 'strict mode: unknown keyword: "titel"'],
  ['a format that is not known', { type: 'string', format: 'uri' }, 'unknown format "uri" ignored'],
  [
    'a keyword of another type',
    { type: 'string', minimum: 1 },
    'strict mode: missing type "number',
  ],
])('a schema with %s is refused', (_, loose, message) => {
  expect(() => checkPublishedSchema('x', loose)).toThrow(message)
})
