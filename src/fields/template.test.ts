import { describe, expect, test } from 'vitest'

import { template } from './template.ts'

describe('words are a template', () => {
  const pages = template(30, 'page', 'pages')
  test.each([
    ['when every place is named', 'Page {page} of {pages}', true],
    ['when the places stand in another order', '{pages}, {page}', true],
    ['when the places stand on different lines', '{page}\n{pages}', true],
    ['not when a place is missing', 'Page {page}', false],
    ['not when a place is misspelt', 'Page {page} of {Pages}', false],
    ['not when the braces are missing', 'Page page of pages', false],
    ['not when they are too long', `{page} {pages}${'.'.repeat(30)}`, false],
    ['not when they are empty', '', false],
  ])('%s', (_, words, fits) => {
    expect(pages.safeParse(words).success).toBe(fits)
  })

  test('and the owner reads which places to keep', () => {
    expect(pages.safeParse('Page').error?.issues.map(({ message }) => message)).toEqual([
      'Keep {page} and {pages} in the text: the site fills it',
    ])
  })
})
