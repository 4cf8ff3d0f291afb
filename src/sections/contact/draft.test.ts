import { expect, test } from 'vitest'

import { createDraft } from './draft.ts'

const message = {
  name: 'Ada "the first"',
  email: 'ada@',
  message: 'Two lines,\n  \\ and 👩‍👩‍👧 \u0000',
}

/** A storage in memory. */
function createStorage(kept: Record<string, string> = {}) {
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

test('a draft is read as it was saved, with every character', () => {
  const storage = createStorage()
  createDraft('/#contact', storage).save(message)
  expect(createDraft('/#contact', storage).read()).toEqual(message)
})

test('each form has its own draft, and a removed one is gone', () => {
  const storage = createStorage()
  createDraft('/#contact', storage).save(message)
  createDraft('/#other', storage).save({ ...message, name: 'Grace' })
  createDraft('/#contact', storage).remove()
  expect(createDraft('/#contact', storage).read()).toEqual({})
  expect(createDraft('/#other', storage).read()).toEqual({ ...message, name: 'Grace' })
  createDraft('/#other', storage).remove()
  expect(storage()).toHaveLength(0)
})

test.each([
  ['', {}],
  ['{', {}],
  ['null', {}],
  ['"name"', {}],
  ['{"name":5,"email":"a@b","more":"x"}', { email: 'a@b' }],
])('from %j only texts of fields are read', (text, taken) => {
  expect(createDraft('x', createStorage({ 'folio contact x': text })).read()).toEqual(taken)
})

test('a browser that blocks storage breaks nothing', () => {
  const draft = createDraft('x', () => {
    throw new DOMException('Denied', 'SecurityError')
  })
  draft.save(message)
  draft.remove()
  expect(draft.read()).toEqual({})
})
