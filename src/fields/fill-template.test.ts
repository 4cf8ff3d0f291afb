import { describe, expect, test } from 'vitest'

import { fillTemplate } from './fill-template.ts'

describe('a template is filled', () => {
  test.each([
    ['each place with its value', 'Page {page} of {pages}', { page: 2, pages: 5 }, 'Page 2 of 5'],
    ['a place that stands twice, twice', '{page}/{page}', { page: 2 }, '2/2'],
    ['nought as nought', '{page}', { page: 0 }, '0'],
    ['empty words as nothing', '[{page}]', { page: '' }, '[]'],
    ['without looking again at what was put in', '{a}{b}', { a: '{b}', b: 'x' }, '{b}x'],
    ['without a meaning for "$&"', '{a}', { a: '$& $1' }, '$& $1'],
    ['but for a place without a value', '{page} {other}', { page: 1 }, '1 {other}'],
    [
      'but for an inherited member’s name',
      '{constructor} {toString}',
      {},
      '{constructor} {toString}',
    ],
    ['but for braces that name no place', '{} {a b} { page }', { page: 1 }, '{} {a b} { page }'],
    ['where there is nothing to fill', 'Page', { page: 1 }, 'Page'],
  ])('%s', (_, words, values, filled) => {
    expect(fillTemplate(words, values)).toBe(filled)
  })
})
