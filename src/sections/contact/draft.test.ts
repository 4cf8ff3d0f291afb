import { expect, test } from 'vitest'

import { draftOf } from './draft.ts'

const message = {
  name: 'Ada "the first"',
  email: 'ada@',
  message: 'Two lines,\n  \\ and 👩‍👩‍👧 \u0000',
}

/** The storage of a tab. */
function tab(kept: Record<string, string> = {}) {
  const entries = new Map(Object.entries(kept))
  const storage: Storage = {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
  return () => storage
}

test('every character is there again', () => {
  const storage = tab()
  draftOf('/#contact', storage).keep(message)
  expect(draftOf('/#contact', storage).read()).toEqual(message)
})

test('each form has its own, and what is dropped is gone', () => {
  const storage = tab()
  draftOf('/#contact', storage).keep(message)
  draftOf('/#other', storage).keep({ ...message, name: 'Grace' })
  draftOf('/#contact', storage).drop()
  expect(draftOf('/#contact', storage).read()).toEqual({})
  expect(draftOf('/#other', storage).read()).toEqual({ ...message, name: 'Grace' })
  draftOf('/#other', storage).drop()
  expect(storage()).toHaveLength(0)
})

test.each([
  ['', {}],
  ['{', {}],
  ['null', {}],
  ['"name"', {}],
  ['{"name":5,"email":"a@b","more":"x"}', { email: 'a@b' }],
])('of %j only the text of fields is taken', (text, taken) => {
  expect(draftOf('x', tab({ 'folio contact x': text })).read()).toEqual(taken)
})

test('a browser that keeps nothing is no reason to break', () => {
  const draft = draftOf('x', () => {
    throw new DOMException('Denied', 'SecurityError')
  })
  draft.keep(message)
  draft.drop()
  expect(draft.read()).toEqual({})
})
