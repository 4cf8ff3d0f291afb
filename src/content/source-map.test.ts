import { describe, expect, test } from 'vitest'

import { readSource } from './source-map.ts'

const text = '{\r\n\t"a": { "b": [10, "x"] },\r\n\t"c": "é\u{1F916}",\r\n\t"d/e": true\r\n}'
const source = readSource(text)

/** The span of so many characters from where a part of the text begins. */
function spanAt(part: string, length: number) {
  const start = text.indexOf(part)
  return { start, end: start + length }
}

test('the value is what JSON.parse reads', () => {
  expect({ value: source.value, faults: source.faults, isReadable: source.isReadable }).toEqual({
    value: JSON.parse(text),
    faults: [],
    isReadable: true,
  })
})

describe('a finding is marked', () => {
  test.each([
    ['a number, whole', ['a', 'b', 0], 'value', spanAt('10', 2)],
    ['text, with its quotes', ['a', 'b', 1], 'value', spanAt('"x"', 3)],
    ['text beyond the basic plane', ['c'], 'value', spanAt('"é', 5)],
    ['an object, at its opening', ['a'], 'value', spanAt('{ "b"', 1)],
    ['a list, at its opening', ['a', 'b'], 'value', spanAt('[10', 1)],
    ['the document, at its opening', [], 'value', { start: 0, end: 1 }],
    ['a key, with its quotes', ['a', 'b'], 'key', spanAt('"b"', 3)],
    ['a key that holds a slash', ['d/e'], 'key', spanAt('"d/e"', 5)],
    ['a parent, at its opening', ['a'], 'parent', spanAt('{ "b"', 1)],
    ['an item of a list, which has no key', ['a', 'b', 1], 'key', spanAt('"x"', 3)],
    ['the deepest part that is there', ['a', 'z', 'y'], 'value', spanAt('{ "b"', 1)],
    ['the deepest part and not its key', ['a', 'z'], 'key', spanAt('{ "b"', 1)],
    ['text where the path goes on inside it', ['c', 'z'], 'value', spanAt('"é', 5)],
    ['a list where there is no such item', ['a', 'b', 7], 'value', spanAt('[10', 1)],
    ['an inherited member as missing', ['constructor'], 'value', { start: 0, end: 1 }],
  ] as const)('%s', (_, path, mark, span) => {
    expect(source.spanOf({ path, mark })).toEqual(span)
  })

  test('at the beginning where there is no document at all', () => {
    expect(readSource('').spanOf({ path: ['a'], mark: 'value' })).toEqual({ start: 0, end: 1 })
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
  ])('%s', (_, offset, place) => {
    expect(source.placeOf(offset)).toEqual(place)
  })

  test('a text that ends with a line break has an empty last line', () => {
    expect(readSource('{}\n').placeOf(3)).toEqual({ line: 2, column: 1 })
  })
})
