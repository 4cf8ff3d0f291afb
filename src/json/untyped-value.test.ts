import { expect, test } from 'vitest'

import { readEntries, isObject, readItems, readProperty, readValue } from './untyped-value.ts'

test.each([
  {
    value: { a: 1, b: [2] },
    object: true,
    entries: [
      ['a', 1],
      ['b', [2]],
    ],
    items: [],
    a: 1,
  },
  { value: {}, object: true, entries: [], items: [], a: undefined },
  { value: ['a', 'b'], object: false, entries: [], items: ['a', 'b'], a: undefined },
  { value: 'a', object: false, entries: [], items: [], a: undefined },
  { value: null, object: false, entries: [], items: [], a: undefined },
  { value: undefined, object: false, entries: [], items: [], a: undefined },
  { value: 5, object: false, entries: [], items: [], a: undefined },
])('$value is read only as what it is', ({ value, object, entries, items, a }) => {
  expect({
    object: isObject(value),
    entries: readEntries(value),
    items: readItems(value),
    a: readProperty(value, 'a'),
  }).toEqual({ object, entries, items, a })
})

test('an inherited member is not a property', () => {
  expect(
    ['constructor', 'toString', '__proto__', 'length'].map((name) => readProperty({}, name)),
  ).toEqual([undefined, undefined, undefined, undefined])
})

test('a property may have the name of an inherited member', () => {
  const value: unknown = JSON.parse('{ "__proto__": 1, "constructor": 2 }')
  expect([readProperty(value, '__proto__'), readProperty(value, 'constructor')]).toEqual([1, 2])
})

test.each([
  [[], { a: [{ b: 1 }] }],
  [['a', 0, 'b'], 1],
  [['a', 1], undefined],
  [['a', 'length'], undefined],
  [['toString'], undefined],
  [['a', 0, 'b', 'c'], undefined],
])('%j leads to %j', (path, value) => {
  expect(readValue({ a: [{ b: 1 }] }, path)).toEqual(value)
})
