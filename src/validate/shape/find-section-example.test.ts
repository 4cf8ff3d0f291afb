import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test('a section in place of which its type is written is shown as an object', () => {
  expect(listHelps(writeContent({ sections: '"about"' }))).toEqual([
    'Write an object { }, such as { "type": "about", "heading": "About me" }.',
  ])
})
