import { describe, expect, test } from 'vitest'

import { fillTemplate } from './fill-template.ts'

describe('a template is filled', () => {
  test.each([
    [
      'each placeholder by its value',
      'Page {page} of {pages}',
      { page: 2, pages: 5 },
      'Page 2 of 5',
    ],
    ['a placeholder that is there twice, twice', '{page}/{page}', { page: 2 }, '2/2'],
    ['by zero', '{page}', { page: 0 }, '0'],
    ['by an empty text', '[{page}]', { page: '' }, '[]'],
    ['but not a placeholder in a value', '{a}{b}', { a: '{b}', b: 'x' }, '{b}x'],
    ['with "$&" as plain characters', '{a}', { a: '$& $1' }, '$& $1'],
    ['but not a placeholder without a value', '{page} {other}', { page: 1 }, '1 {other}'],
    [
      'but not the name of an inherited member',
      '{constructor} {toString}',
      {},
      '{constructor} {toString}',
    ],
    ['but not braces without a name', '{} {a b} { page }', { page: 1 }, '{} {a b} { page }'],
    ['even without a placeholder', 'Page', { page: 1 }, 'Page'],
  ])('%s', (_, text, values, filled) => {
    expect(fillTemplate(text, values)).toBe(filled)
  })
})
