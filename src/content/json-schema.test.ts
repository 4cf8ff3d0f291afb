import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { readEntries, isObject, readItems, readProperty } from '#json/untyped-value.ts'
import { section } from '#sections/section.ts'
import { compileParts, compileStrictly, editorKeywords } from '#fixtures/compile-schema.ts'

import { createJsonSchema, createJsonSchemaText } from './json-schema.ts'
import { portfolio } from './portfolio.ts'

const root = new URL('../../', import.meta.url)
const content: unknown = JSON.parse(
  readFileSync(new URL('fixtures/specification/portfolio.json', root), 'utf8'),
)
const published: unknown = JSON.parse(createJsonSchemaText())
const fits = compileStrictly(createJsonSchema())
const compilePart = compileParts(createJsonSchema())

type Place = { readonly path: string; readonly node: unknown }

/** Every schema inside a schema, with its path of keys. */
function listSchemas(node: unknown, path = '#'): Place[] {
  const listInside = (name: string) =>
    readEntries(readProperty(node, name)).flatMap(([key, inner]) =>
      listSchemas(inner, `${path}/${name}/${key}`),
    )
  const listAt = (name: string) => {
    const inner = readProperty(node, name)
    return isObject(inner) ? listSchemas(inner, `${path}/${name}`) : []
  }
  const branches = ['oneOf', 'anyOf'].flatMap((name) =>
    readItems(readProperty(node, name)).flatMap((inner, index) =>
      listSchemas(inner, `${path}/${name}/${index}`),
    ),
  )
  const groups = ['$defs', 'properties', 'patternProperties']
  const singles = ['items', 'additionalProperties', 'propertyNames', 'not']
  return [{ path, node }, ...groups.flatMap(listInside), ...singles.flatMap(listAt), ...branches]
}

/** The schema together with the one it refers to, as an editor shows it. */
function resolveReference(node: unknown): object {
  const reference = readProperty(node, '$ref')
  const name = typeof reference === 'string' ? reference.replace('#/$defs/', '') : ''
  const target = readProperty(readProperty(published, '$defs'), name)
  return Object.fromEntries([...readEntries(target), ...readEntries(node)])
}

const schemas = listSchemas(published)
const listNames = (node: unknown) =>
  readEntries(readProperty(node, 'properties')).map(([name]) => name)
const properties = schemas.filter(({ path }) => /\/properties\/[^/]+$/u.test(path))

describe('the published schema', () => {
  test('is the same each time it is made', () => {
    expect(createJsonSchemaText()).toBe(createJsonSchemaText())
  })

  test('is committed byte for byte', () => {
    expect(readFileSync(new URL('schema/portfolio.schema.json', root), 'utf8')).toBe(
      createJsonSchemaText(),
    )
  })

  test('accepts the default content', () => {
    expect({ valid: fits(content), errors: fits.errors }).toEqual({ valid: true, errors: null })
  })

  test('is the one that the default content names', () => {
    expect(readProperty(content, '$schema')).toBe('../../schema/portfolio.schema.json')
  })

  test('is the one of JSON Schema 2020-12', () => {
    expect(readProperty(published, '$schema')).toBe('https://json-schema.org/draft/2020-12/schema')
  })

  test('has no "format", which ajv does not know', () => {
    expect(schemas.filter(({ node }) => readProperty(node, 'format') !== undefined)).toEqual([])
  })

  test('has no keyword that would hide a schema from these tests', () => {
    const known = new Set(
      [
        '$defs $ref $schema additionalProperties anyOf const default description discriminator enum',
        'examples items maxItems maxLength maxProperties maximum minItems minProperties minimum oneOf pattern patternProperties properties',
        'propertyNames required title type',
        // A condition: it has no field of its own, as the next test says.
        'if else',
        ...editorKeywords,
      ].flatMap((line) => line.split(' ')),
    )
    const keywords = schemas.flatMap(({ node }) => readEntries(node).map(([keyword]) => keyword))
    expect([...new Set(keywords)].filter((keyword) => !known.has(keyword))).toEqual([])
  })

  test('has conditions on the fields of their own object alone', () => {
    const conditions = schemas.filter(({ node }) => readProperty(node, 'if') !== undefined)
    expect(conditions).toHaveLength(2)
    for (const { node } of conditions) {
      const condition = readProperty(node, 'if')
      const choices = [condition, ...readItems(readProperty(condition, 'anyOf'))]
      const named = [...choices, readProperty(node, 'else')].flatMap(listNames)
      expect(named.length).toBeGreaterThan(1)
      expect(listNames(node)).toEqual(expect.arrayContaining(named))
    }
  })
})

describe('an unknown key is refused', () => {
  test('by every object of the schema: it is closed, or a record of one kind of value', () => {
    const open = schemas.filter(({ node }) => {
      const has = (keyword: string) => readProperty(node, keyword) !== undefined
      // A form of a field that has several types has none.
      const isOfObjects =
        [readProperty(node, 'type')].flat().includes('object') ||
        has('properties') ||
        has('propertyNames')
      const isChoice = has('oneOf') || (has('anyOf') && !has('properties'))
      if (!isOfObjects || isChoice) return false
      const others = readProperty(node, 'additionalProperties')
      return readProperty(node, 'properties') === undefined
        ? !isObject(others) || !isObject(readProperty(node, 'propertyNames'))
        : others !== false
    })
    expect(open.map(({ path }) => path)).toEqual([])
  })

  test('at every object of the default content, by the schema and by the model', () => {
    const objects = listObjects(content)
    const accepted = objects.flatMap((path) => {
      const copy: unknown = structuredClone(content)
      const target = path.reduce<unknown>(
        (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : readProperty(inner, key)),
        copy,
      )
      Object.assign(target as object, { zz: 0 })
      const verdicts = { model: portfolio.safeParse(copy).success, schema: fits(copy) }
      return verdicts.model || verdicts.schema ? [{ path: path.join('/'), ...verdicts }] : []
    })
    expect({ accepted, some: objects.length > 30 }).toEqual({ accepted: [], some: true })
  })
})

describe('the schema is a form: an editor shows what each field is for', () => {
  test.each(['title', 'description', 'examples'])('every property has its %s', (keyword) => {
    const without = properties.filter(({ node }) =>
      isEmpty(readProperty(resolveReference(node), keyword)),
    )
    expect(without.map(({ path }) => path)).toEqual([])
  })

  test.each(['title', 'description'])('every named part has its %s', (keyword) => {
    const parts = readEntries(readProperty(published, '$defs'))
    expect(parts.filter(([, node]) => isEmpty(readProperty(node, keyword)))).toEqual([])
  })

  test.each(['default', 'examples'])('the %s of every property is valid', (keyword) => {
    const broken = properties.flatMap(({ path, node }) => {
      const shown = readProperty(resolveReference(node), keyword)
      const values = keyword === 'default' && shown !== undefined ? [shown] : readItems(shown)
      return values.filter((value) => !compilePart(path)(value)).map((value) => ({ path, value }))
    })
    expect(broken).toEqual([])
  })

  test('every value of an enum has its own description', () => {
    const choices = schemas.filter(({ node }) => readProperty(node, 'enum') !== undefined)
    const without = choices.filter(({ node }) => {
      const described = readItems(readProperty(node, 'enumDescriptions'))
      const values = readItems(readProperty(node, 'enum'))
      return described.some(isEmpty) || new Set(described).size !== values.length
    })
    expect({ without: without.map(({ path }) => path), some: choices.length > 12 }).toEqual({
      without: [],
      some: true,
    })
  })

  test('every pattern says in plain words what to write', () => {
    const patterns = schemas.filter(({ node }) => readProperty(node, 'pattern') !== undefined)
    const without = patterns.filter(({ node }) =>
      isEmpty(readProperty(node, 'patternErrorMessage')),
    )
    expect({ without: without.map(({ path }) => path), some: patterns.length > 60 }).toEqual({
      without: [],
      some: true,
    })
  })

  test('every object of a list or a record has a snippet', () => {
    const repeated = schemas
      .filter(({ path }) => /\/(?:items|additionalProperties)$/u.test(path))
      .flatMap(({ path, node }) => {
        const types = readItems(readProperty(resolveReference(node), 'oneOf'))
        return types.length > 0 ? types.map((type) => ({ path, node: type })) : [{ path, node }]
      })
      .filter(({ node }) => readProperty(resolveReference(node), 'type') === 'object')
    const without = repeated.filter(({ node }) =>
      isEmpty(readProperty(resolveReference(node), 'defaultSnippets')),
    )
    expect({ without: without.map(({ path }) => path), some: repeated.length > 8 }).toEqual({
      without: [],
      some: true,
    })
  })

  test('no reference has a text of its own: an editor shows that of its target', () => {
    const references = schemas.filter(({ node }) => readProperty(node, '$ref') !== undefined)
    expect(references.filter(({ node }) => readEntries(node).length > 1)).toEqual([])
  })

  test.each([
    ['#/$defs/Hero/properties/animation/properties/src', 'under 40 kB'],
    ['#/$defs/Picture/properties/src', 'a gif under 400 kB and a drawing (svg) under 200 kB'],
    ['#/$defs/Contact/properties/timeout', 'second. Left out: 30000'],
    ['#/$defs/Theme/properties/corners', 'Left out: "sharp"'],
    ['#/$defs/Site/properties/owner', 'Left out: the "name" of the profile'],
    ['#/$defs/ExpertiseCard/properties/animated', 'false: its "stillFrame" is shown'],
    ['#/$defs/Profile/properties/email', 'if a contact section has "to": "mail"'],
  ])('%s says sizes and defaults: %s', (path, text) => {
    const found = schemas.find((schema) => schema.path === path)
    expect(readProperty(found?.node, 'description')).toContain(text)
  })

  test('no field says twice what it is if left out', () => {
    const descriptions = schemas.map(({ node }) => String(readProperty(node, 'description')))
    expect(descriptions.filter((text) => text.split('Left out:').length > 2)).toEqual([])
  })

  test('an invalid type of section names every type', () => {
    const types = section.options.map(({ shape }) => shape.type.options.join())
    const said = types.map((type) =>
      schemas.find(({ node }) => readItems(readProperty(node, 'enum')).join() === type),
    )
    expect(said.map((place) => readProperty(place?.node, 'errorMessage'))).toEqual(
      types.map(() => `Use one of ${types.map((type) => `"${type}"`).join(', ')}`),
    )
  })
})

/** Whether a keyword is missing or empty. */
function isEmpty(value: unknown): boolean {
  return Array.isArray(value) ? value.length === 0 : typeof value !== 'string' || value === ''
}

/** The paths of all objects in a value. */
function listObjects(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const inner = Array.isArray(value)
    ? value.map((item: unknown, index) => [String(index), item] as const)
    : readEntries(value)
  return [
    ...(isObject(value) ? [path] : []),
    ...inner.flatMap(([key, item]) => listObjects(item, [...path, key])),
  ]
}
