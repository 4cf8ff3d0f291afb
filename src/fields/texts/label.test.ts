import { describe, expect, test } from 'vitest'

import { labelTemplate } from './label.ts'

describe('a text fits a template', () => {
  const pages = labelTemplate('Page {page} of {pages}', 30)
  test.each([
    ['with every placeholder', 'Page {page} of {pages}', true],
    ['with the placeholders in another order', '{pages}, {page}', true],
    ['with the placeholders on different lines', '{page}\n{pages}', true],
    ['not without one of the placeholders', 'Page {page}', false],
    ['not with a misspelt placeholder', 'Page {page} of {Pages}', false],
    ['not without braces', 'Page page of pages', false],
    ['not if it is too long', `{page} {pages}${'.'.repeat(30)}`, false],
    ['not if it is empty', '', false],
  ])('%s', (_, text, fits) => {
    expect(pages.safeParse(text).success).toBe(fits)
  })

  test('or else the owner reads which placeholders to keep', () => {
    expect(pages.safeParse('Page').error?.issues.map(({ message }) => message)).toEqual([
      'Keep {page} and {pages} in the text: the site fills it',
    ])
  })
})
