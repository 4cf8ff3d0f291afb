import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { expect, test } from 'vitest'

import { validatePortfolio } from '#validate/validate-portfolio.ts'
import {
  makeExampleContent,
  writePointer,
  replaceStrings,
  type StringField,
} from '#fixtures/example-content.ts'
import { listHostileForms, hostileTexts } from '#fixtures/hostile-texts.ts'
import { indexLines } from '#json/index-lines.ts'

// Tries every string of the published schema. The list is made from the schema, so that a new field is
// tried as well. What is accepted is visited in e2e/contents/hostile-content.spec.ts.

const { content, strings } = makeExampleContent()
const options = {
  hasAsset: () => true,
  isAddress: (address: string) => URL.canParse(address),
}

test('the example has no more sections than a content may have', () => {
  expect(makeExampleContent(10).content.sections).toHaveLength(50)
})

type Change = { readonly field: StringField; readonly value: string }

/** Validates some strings: the position of each, and the positions of errors. */
function check(changes: readonly Change[]) {
  const values = new Map(changes.map(({ field, value }) => [writePointer(field.path), value]))
  const text = JSON.stringify(replaceStrings(content, values), null, 1)
  const tree = parseTree(text)
  const findPosition = indexLines(text)
  const errors = validatePortfolio(text, options).problems.filter(
    ({ severity }) => severity === 'error',
  )
  return {
    errors: errors.map(({ line, column }) => `${line}:${column}`),
    positions: changes.map(({ field }) => {
      const { offset = 0 } = (tree && findNodeAtLocation(tree, [...field.path])) ?? {}
      const { line, column } = findPosition(offset)
      return `${line}:${column}`
    }),
  }
}

/** Whether the published schema alone accepts a text. */
function fits({ pattern, maxLength }: StringField, value: string): boolean {
  return [...value].length <= maxLength && pattern.test(value)
}

/** The strings that the schema refuses without an error at their position. */
function listUnmarked(
  changes: readonly Change[],
  { errors, positions }: ReturnType<typeof check>,
): string[] {
  return changes
    .filter(
      ({ field, value }, index) => !fits(field, value) && !errors.includes(positions[index] ?? ''),
    )
    .map(({ field, value }) => `${writePointer(field.path)} ${value.slice(0, 60)}`)
}

const texts = strings.filter(({ kind }) => kind === 'text' || kind === 'template')
const forms = strings.filter(({ kind }) => kind === 'form')
const choices = strings.filter(({ kind }) => kind === 'choice')

test('the document of all fields is valid', () => {
  expect(check([]).errors).toEqual([])
  expect([texts, forms, choices].map(({ length }) => length > 10)).toEqual([true, true, true])
})

/** Parts of the hostile texts: all of them in one test would take long. */
const quarters = [0, 1, 2, 3]

test.each(quarters)(
  'a hostile text is refused at its position, or accepted as plain text: quarter %i',
  (quarter) => {
    for (const hostile of hostileTexts.filter((_, index) => index % 4 === quarter)) {
      const changes = texts.map((field) => {
        const filled = field.kind === 'template' ? (field.value.match(/\{\w+\}/gu) ?? []) : []
        return { field, value: [hostile, ...filled].join(' ') }
      })
      const checked = check(changes)
      expect(listUnmarked(changes, checked)).toEqual([])
      const { errors, positions } = checked
      expect(errors.filter((position) => !positions.includes(position))).toEqual([])
    }
  },
)

test('a text that is longer than any field is refused in every field with a limit', () => {
  const changes = texts
    .filter(({ maxLength }) => maxLength < Infinity)
    .map((field) => ({ field, value: 'A'.repeat(30_000) }))
  const { errors, positions } = check(changes)
  expect(errors).toEqual(expect.arrayContaining(positions))
})

test.each(
  ['alone', 'after a value', 'before a value'].flatMap((name, form) =>
    quarters.map((quarter) => [name, quarter, form] as const),
  ),
)('a field with a pattern refuses hostile texts: %s, quarter %i', (_, quarter, form) => {
  for (let index = quarter; index < hostileTexts.length; index += quarters.length) {
    const changes = forms.map((field) => {
      return { field, value: listHostileForms(field.value)[index * 3 + form] ?? '' }
    })
    expect(listUnmarked(changes, check(changes))).toEqual([])
  }
})

test('a value with a pattern contains nothing that markup, a style or a script would interpret', () => {
  for (const field of forms) {
    for (const value of listHostileForms(field.value).filter((one) => fits(field, one))) {
      expect(value).not.toMatch(/[\s<>"\\]/u)
      // A file, an address, or a name, a colour, an email address and such.
      expect(value).toMatch(
        /^(?:(?:media|animations|stories)\/(?!.*\.\.)|https?:\/\/|mailto:|tel:|\/(?![/\\])|#[^;}]*$|[\w#+~.@-]+$)/u,
      )
    }
  }
})

test('a field with a few values accepts no other', () => {
  // What is in a section whose type is wrong is not validated, so types are changed by themselves.
  const groups = Map.groupBy(choices, ({ path }) => (path.at(-1) === 'type' ? path.length : 0))
  const writers = ['<x-hostile>', 'constructor', '__proto__'].flatMap((text) => [
    () => text,
    (value: string) => value + text,
  ])
  for (const group of groups.values()) {
    for (const write of [() => '', ...writers]) {
      const changes = group.map((field) => ({ field, value: write(field.value) }))
      const { errors, positions } = check(changes)
      expect(errors).toEqual(expect.arrayContaining(positions))
    }
  }
})

test('a key that every object inherits is refused at its position', () => {
  const text = JSON.stringify(content)
  for (const key of ['__proto__', 'constructor', '<x-hostile>']) {
    const objects = text.match(/\{(?=")/gu) ?? []
    const changed = text.replaceAll(/\{(?=")/gu, `{${JSON.stringify(key)}:{"hostile":1},`)
    const { problems } = validatePortfolio(changed, options)
    const pointers = problems
      .filter(({ severity }) => severity === 'error')
      .map((one) => one.pointer)
    expect(new Set(pointers).size).toBeGreaterThanOrEqual(objects.length)
    expect(
      pointers.every((pointer) => pointer.endsWith(`/${key}`) || pointer.includes('/scenes')),
    ).toBe(true)
    expect(Reflect.get({}, 'hostile')).toBeUndefined()
  }
})
