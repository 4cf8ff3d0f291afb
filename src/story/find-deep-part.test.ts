import { expect, test } from 'vitest'

import { parseStory } from './parse-story.ts'

test.each([
  ['emphasis', '*a ', 'b* '],
  ['strong text and emphasis', '**a *b ', 'c* d** '],
])('%s in many levels is reported', (_, opening, closing) => {
  const deep = opening.repeat(200) + closing.repeat(200)
  const { blocks, problems } = parseStory(`Before.\n\n${deep}\n`)
  expect(blocks).toEqual([])
  expect(problems).toMatchObject([
    {
      code: 'text/not-supported',
      message: 'Strong text and emphasis are nested 100 levels deep or more here. Use one level.',
    },
  ])
})

test('emphasis in a list in a quote is fine', () => {
  const { problems } = parseStory('> Text.\n>\n> - See **this *one*, and [it](https://a.example)**')
  expect(problems.filter(({ message }) => message.includes('levels'))).toEqual([])
})
