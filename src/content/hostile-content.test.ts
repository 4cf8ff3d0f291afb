import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'

import { validatePortfolio } from '#validate/validate-portfolio.ts'
import {
  exampleContent,
  pointerOf,
  withStrings,
  type StringField,
} from '#fixtures/example-content.ts'
import { hostileForms, hostileTexts } from '#fixtures/hostile-texts.ts'
import { jsonSchema } from './json-schema.ts'

// Every string of the published schema, from the schema itself: a new field is tried here as soon
// as it is there. What is accepted is visited in e2e/hostile-content.spec.ts.

const publishedSchema = jsonSchema()
const { content, strings } = exampleContent()
const options = {
  publishedSchema,
  hasAsset: () => true,
  isAddress: (address: string) => URL.canParse(address),
}

type Change = { readonly field: StringField; readonly value: string }

/** Tries some strings: where each stands, as line and column, and where there are errors. */
function check(changes: readonly Change[]) {
  const values = new Map(changes.map(({ field, value }) => [pointerOf(field.path), value]))
  const text = JSON.stringify(withStrings(content, values), null, 1)
  const tree = parseTree(text)
  const lines = text.split('\n')
  const starts = lines.map((_, index) => lines.slice(0, index).join('\n').length + Math.sign(index))
  const errors = validatePortfolio(text, options).problems.filter(
    ({ severity }) => severity === 'error',
  )
  return {
    errors: errors.map(({ line, column }) => `${line}:${column}`),
    places: changes.map(({ field }) => {
      const { offset = 0 } = (tree && findNodeAtLocation(tree, [...field.path])) ?? {}
      const line = starts.findLastIndex((start) => start <= offset)
      return `${line + 1}:${offset - (starts[line] ?? 0) + 1}`
    }),
  }
}

/** Whether the published schema alone lets a text stand there. */
function fits({ pattern, maxLength }: StringField, value: string): boolean {
  return [...value].length <= maxLength && pattern.test(value)
}

/** What the schema refuses although no error is where it stands. */
function unmarked(changes: readonly Change[]): string[] {
  const { errors, places } = check(changes)
  return changes
    .filter(
      ({ field, value }, index) => !fits(field, value) && !errors.includes(places[index] ?? ''),
    )
    .map(({ field, value }) => `${pointerOf(field.path)} ${value.slice(0, 60)}`)
}

const texts = strings.filter(({ kind }) => kind === 'text' || kind === 'template')
const forms = strings.filter(({ kind }) => kind === 'form')
const choices = strings.filter(({ kind }) => kind === 'choice')

test('the document of all fields holds', () => {
  expect(check([]).errors).toEqual([])
  expect([texts, forms, choices].map(({ length }) => length > 10)).toEqual([true, true, true])
})

test('a hostile text is refused at its position, or accepted as plain text', () => {
  let refused = 0
  for (const hostile of hostileTexts) {
    const changes = texts.map((field) => {
      const filled = field.kind === 'template' ? (field.value.match(/\{\w+\}/gu) ?? []) : []
      return { field, value: [hostile, ...filled].join(' ') }
    })
    expect(unmarked(changes)).toEqual([])
    const { errors, places } = check(changes)
    expect(errors.filter((place) => !places.includes(place))).toEqual([])
    refused += errors.length
  }
  expect(refused).toBeGreaterThan(texts.length)
})

test('a field with a pattern refuses hostile texts at their position', () => {
  const rows = Math.max(...forms.map(({ value }) => hostileForms(value).length))
  for (let row = 0; row < rows; row += 1) {
    const changes = forms.map((field) => ({ field, value: hostileForms(field.value)[row] ?? '' }))
    expect(unmarked(changes)).toEqual([])
  }
})

test('what has a form holds nothing that markup, a style or a script could take for its own', () => {
  for (const field of forms) {
    for (const value of hostileForms(field.value).filter((one) => fits(field, one))) {
      expect(value).not.toMatch(/[\s<>"\\]/u)
      // A file, an address, or a name, a colour, an email address and such.
      expect(value).toMatch(
        /^(?:(?:media|animations)\/(?!.*\.\.)|https?:\/\/|mailto:|\/(?![/\\])|#[^;}]*$|[\w#+~.@-]+$)/u,
      )
    }
  }
})

test('a field with a few values accepts no other', () => {
  const tried = ['<x-hostile>', 'constructor', '__proto__', '']
  for (const field of choices) {
    for (const text of tried) {
      for (const value of [text, field.value + text].filter((one) => one !== field.value)) {
        const { errors, places } = check([{ field, value }])
        expect(errors).toEqual(expect.arrayContaining(places))
      }
    }
  }
})

test('a key that every object inherits is refused at its position', () => {
  const text = JSON.stringify(content)
  for (const key of ['__proto__', 'constructor', '<x-hostile>']) {
    const objects = text.match(/\{(?=")/gu) ?? []
    const changed = text.replaceAll(/\{(?=")/gu, `{${JSON.stringify(key)}:{"hostile":1},`)
    const { problems } = validatePortfolio(changed, options)
    const places = problems.filter(({ severity }) => severity === 'error').map((one) => one.pointer)
    expect(new Set(places).size).toBeGreaterThanOrEqual(objects.length)
    expect(places.every((place) => place.endsWith(`/${key}`) || place.includes('/scenes'))).toBe(
      true,
    )
    expect(Reflect.get({}, 'hostile')).toBeUndefined()
  }
})
