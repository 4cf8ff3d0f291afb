import { readFileSync } from 'node:fs'

import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'

import { entriesOf, isObject, itemsOf, propertyOf } from '#fields/raw.ts'

import { jsonSchema, jsonSchemaText } from './json-schema.ts'
import { portfolio } from './portfolio.ts'

const root = new URL('../../', import.meta.url)
const content: unknown = JSON.parse(readFileSync(new URL('content/portfolio.json', root), 'utf8'))
const published: unknown = JSON.parse(jsonSchemaText())
const ajv = new Ajv2020({ strict: true, allErrors: true, discriminator: true })
const fits = ajv.compile(jsonSchema())

type Place = { readonly path: string; readonly node: unknown }

/** Every schema inside a schema, each with the path of keys that leads to it. */
function schemasIn(node: unknown, path = '#'): Place[] {
  const inside = (name: string) =>
    entriesOf(propertyOf(node, name)).flatMap(([key, inner]) =>
      schemasIn(inner, `${path}/${name}/${key}`),
    )
  const at = (name: string) => {
    const inner = propertyOf(node, name)
    return isObject(inner) ? schemasIn(inner, `${path}/${name}`) : []
  }
  const branches = itemsOf(propertyOf(node, 'oneOf')).flatMap((inner, index) =>
    schemasIn(inner, `${path}/oneOf/${index}`),
  )
  const groups = ['$defs', 'properties', 'patternProperties']
  const singles = ['items', 'additionalProperties', 'propertyNames', 'not']
  return [{ path, node }, ...groups.flatMap(inside), ...singles.flatMap(at), ...branches]
}

/** The schema with what its reference adds to it, as an editor shows it. */
function resolved(node: unknown): object {
  const reference = propertyOf(node, '$ref')
  const name = typeof reference === 'string' ? reference.replace('#/$defs/', '') : ''
  const target = propertyOf(propertyOf(published, '$defs'), name)
  return Object.fromEntries([...entriesOf(target), ...entriesOf(node)])
}

const schemas = schemasIn(published)
const properties = schemas.filter(({ path }) => /\/properties\/[^/]+$/u.test(path))

describe('the published schema', () => {
  test('is the same each time it is made', () => {
    expect(jsonSchemaText()).toBe(jsonSchemaText())
  })

  test('is committed byte for byte', () => {
    expect(readFileSync(new URL('schema/portfolio.schema.json', root), 'utf8')).toBe(
      jsonSchemaText(),
    )
  })

  test('accepts the default content', () => {
    expect({ valid: fits(content), errors: fits.errors }).toEqual({ valid: true, errors: null })
  })

  test('is the one that the default content names', () => {
    expect(propertyOf(content, '$schema')).toBe('../schema/portfolio.schema.json')
  })

  test('is the one of JSON Schema 2020-12', () => {
    expect(propertyOf(published, '$schema')).toBe('https://json-schema.org/draft/2020-12/schema')
  })

  test('has no "format", which ajv would have to be taught', () => {
    expect(schemas.filter(({ node }) => propertyOf(node, 'format') !== undefined)).toEqual([])
  })

  test('holds no keyword under which a schema would hide from these tests', () => {
    const known = new Set(
      [
        '$defs $ref $schema additionalProperties const default description discriminator enum',
        'examples items maxItems maxLength maximum minItems minLength minimum oneOf pattern',
        'properties propertyNames required title type',
      ].flatMap((line) => line.split(' ')),
    )
    const keywords = schemas.flatMap(({ node }) => entriesOf(node).map(([keyword]) => keyword))
    expect([...new Set(keywords)].filter((keyword) => !known.has(keyword))).toEqual([])
  })
})

describe('an unknown key is refused', () => {
  test('by every object of the schema: it is closed, or a record of one kind of value', () => {
    const open = schemas.filter(({ node }) => {
      if (propertyOf(node, 'type') !== 'object' || propertyOf(node, 'oneOf') !== undefined)
        return false
      const others = propertyOf(node, 'additionalProperties')
      return propertyOf(node, 'properties') === undefined
        ? !isObject(others) || !isObject(propertyOf(node, 'propertyNames'))
        : others !== false
    })
    expect(open.map(({ path }) => path)).toEqual([])
  })

  test('at every object of the default content, by the schema and by the model alike', () => {
    const objects = objectsIn(content)
    const accepted = objects.flatMap((path) => {
      const copy: unknown = structuredClone(content)
      const target = path.reduce<unknown>(
        (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : propertyOf(inner, key)),
        copy,
      )
      Object.assign(target as object, { zz: 0 })
      const verdicts = { model: portfolio.safeParse(copy).success, schema: fits(copy) }
      return verdicts.model || verdicts.schema ? [{ path: path.join('/'), ...verdicts }] : []
    })
    expect({ accepted, some: objects.length > 30 }).toEqual({ accepted: [], some: true })
  })
})

describe('an owner who hovers over a field reads what it is for', () => {
  test.each(['title', 'description', 'examples'])('every property has its %s', (keyword) => {
    const without = properties.filter(({ node }) => !Object.hasOwn(resolved(node), keyword))
    expect(without.map(({ path }) => path)).toEqual([])
  })

  test.each(['title', 'description'])('every named part has its %s', (keyword) => {
    const parts = entriesOf(propertyOf(published, '$defs'))
    expect(parts.filter(([, node]) => !Object.hasOwn(node as object, keyword))).toEqual([])
  })

  test.each(['default', 'examples'])('no property breaks its own rule in its %s', (keyword) => {
    const broken = properties.flatMap(({ path, node }) => {
      const rule = ajv.compile({ ...resolved(node), $defs: propertyOf(published, '$defs') })
      const shown = propertyOf(resolved(node), keyword)
      const values = keyword === 'default' && shown !== undefined ? [shown] : itemsOf(shown)
      return values.filter((value) => !rule(value)).map((value) => ({ path, value }))
    })
    expect(broken).toEqual([])
  })
})

test('the types of section that the schema lists are those it describes', () => {
  const section = propertyOf(propertyOf(published, '$defs'), 'Section')
  const listed = propertyOf(propertyOf(propertyOf(section, 'properties'), 'type'), 'enum')
  const described = itemsOf(propertyOf(section, 'oneOf')).map((branch) =>
    propertyOf(propertyOf(propertyOf(resolved(branch), 'properties'), 'type'), 'const'),
  )
  expect(listed).toEqual(described)
})

/** The paths of all objects in a value. */
function objectsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inner = Array.isArray(value)
    ? value.map((item: unknown, index) => [String(index), item] as const)
    : entriesOf(value)
  return [
    ...(isObject(value) ? [path] : []),
    ...inner.flatMap(([key, item]) => objectsIn(item, [...path, key])),
  ]
}
