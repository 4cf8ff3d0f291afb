import { describe, expect, test } from 'vitest'

import { indexLines } from './index-lines.ts'
import { findRange, readJson } from './read-json.ts'

const text = '{\r\n\t"a": { "b": [10, "x"] },\r\n\t"c": "é\u{1F916}",\r\n\t"d/e": true\r\n}'
const source = readJson(text)

/** The range of some characters from where a part of the text begins. */
function locatePart(part: string, length: number) {
  const start = text.indexOf(part)
  return { start, end: start + length }
}

test('the value is what JSON.parse reads', () => {
  expect({
    document: source.document,
    errors: source.errors,
    isReadable: source.isReadable,
  }).toEqual({
    document: JSON.parse(text),
    errors: [],
    isReadable: true,
  })
})

test('a syntax error has the path of the object or list that it is in', () => {
  const { errors } = readJson('{ "a": { // note\n "b": [1, // note\n 2,] } // note\n }')
  expect(errors.map(({ kind, path }) => [kind, path])).toEqual([
    ['comment', ['a']],
    ['comment', ['a', 'b']],
    ['trailingComma', ['a', 'b']],
    ['comment', []],
  ])
})

test.each(['Here is your content:\n```json\n{ "a": 1 }\n```\nHave fun!', '{ "a": 1 }\n~~~\n'])(
  '%j is JSON with Markdown around it',
  (fenced) => {
    expect(readJson(fenced).errors.map(({ kind }) => kind)).toEqual(['markdown'])
  },
)

describe('a problem is marked', () => {
  test.each([
    ['a number, whole', ['a', 'b', 0], 'value', locatePart('10', 2)],
    ['text, with its quotes', ['a', 'b', 1], 'value', locatePart('"x"', 3)],
    ['text beyond the basic plane', ['c'], 'value', locatePart('"é', 5)],
    ['an object, at its opening', ['a'], 'value', locatePart('{ "b"', 1)],
    ['a list, at its opening', ['a', 'b'], 'value', locatePart('[10', 1)],
    ['the document, at its opening', [], 'value', { start: 0, end: 1 }],
    ['a key, with its quotes', ['a', 'b'], 'key', locatePart('"b"', 3)],
    ['a key with a slash', ['d/e'], 'key', locatePart('"d/e"', 5)],
    ['a parent, at its opening', ['a'], 'parent', locatePart('{ "b"', 1)],
    ['an item of a list, which has no key', ['a', 'b', 1], 'key', locatePart('"x"', 3)],
    ['the deepest part that exists', ['a', 'z', 'y'], 'value', locatePart('{ "b"', 1)],
    ['the deepest part and not its key', ['a', 'z'], 'key', locatePart('{ "b"', 1)],
    ['text if the path continues in it', ['c', 'z'], 'value', locatePart('"é', 5)],
    ['a list if there is no such item', ['a', 'b', 7], 'value', locatePart('[10', 1)],
    ['an inherited member as missing', ['constructor'], 'value', { start: 0, end: 1 }],
  ] as const)('%s', (_, path, mark, range) => {
    expect(findRange(source.root, path, mark)).toEqual(range)
  })

  test('at the beginning if there is no document', () => {
    expect(findRange(readJson('').root, ['a'], 'value')).toEqual({ start: 0, end: 1 })
  })
})

describe('lines and columns count from 1', () => {
  test.each([
    ['the first character', 0, { line: 1, column: 1 }],
    ['the return at the end of a line', 1, { line: 1, column: 2 }],
    ['a tab that begins a line', 3, { line: 2, column: 1 }],
    ['what follows a tab', 4, { line: 2, column: 2 }],
    ['the last character', text.length - 1, { line: 5, column: 1 }],
    ['the end of the text', text.length, { line: 5, column: 2 }],
  ])('%s', (_, offset, position) => {
    expect(indexLines(text)(offset)).toEqual(position)
  })

  test('a text that ends with a line break has an empty last line', () => {
    expect(indexLines('{}\n')(3)).toEqual({ line: 2, column: 1 })
  })
})
