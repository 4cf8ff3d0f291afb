import { expect, test } from 'vitest'

import { parseStory } from '#story/parse-story.ts'

import { findMissingStoryTexts } from './find-missing-story-texts.ts'

const { blocks } = parseStory('## Why\n\nIt **was**\\\nlate.\n\n- one\n- two\n\n```ts\ncode\n```\n')

test('the texts of a story are its headings, paragraphs and list items', () => {
  const page = { head: '', around: 'Why It was late. one two', sections: [] }
  expect(findMissingStoryTexts(blocks, page)).toEqual({
    texts: ['Why', 'It was late.', 'one', 'two'],
    missing: [],
  })
})

test('a text that its page does not show is missing', () => {
  const page = { head: 'It was late.', around: 'Why one two', sections: [] }
  expect(findMissingStoryTexts(blocks, page).missing).toEqual(['It was late.'])
  expect(findMissingStoryTexts(blocks, undefined).missing).toHaveLength(4)
})
