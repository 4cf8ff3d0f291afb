import { expect, test } from 'vitest'

import { checkSchemaPath } from './check-schema-path.ts'

const place = {
  path: '../schema/portfolio.schema.json',
  isThere: (path: string) => path === '../own.json',
}

test('a path that leads to no file is reported, with the one that leads to the schema', () => {
  expect(checkSchemaPath({ $schema: './nope.json' }, place)).toEqual([
    {
      path: ['$schema'],
      code: 'content/missing-schema',
      message: 'There is no file at "./nope.json", so an editor explains and completes nothing.',
      help: 'Write "../schema/portfolio.schema.json".',
      suggestion: '../schema/portfolio.schema.json',
    },
  ])
})

test.each(['../own.json', 'https://ada.dev/gone.json', 'file:///gone.json', '/gone.json', '', 5])(
  '%j is there, or is not looked for',
  ($schema) => {
    expect(checkSchemaPath({ $schema }, place)).toEqual([])
  },
)

test('nothing is reported where files are not checked, and for content without a schema', () => {
  expect(checkSchemaPath({ $schema: './nope.json' }, undefined)).toEqual([])
  expect(checkSchemaPath({}, place)).toEqual([])
})
