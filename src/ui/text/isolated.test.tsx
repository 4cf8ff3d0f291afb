import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Isolated } from './isolated.tsx'

test.each(['C++', 'תיק', '2.0'])('"%s" has the direction of its own letters', (text) => {
  expect(renderToStaticMarkup(<Isolated text={text} />)).toBe(`<bdi>${text}</bdi>`)
})

test('a text with letters of both directions has that of the page', () => {
  expect(renderToStaticMarkup(<Isolated text="Atlas – מפה" />)).toMatch(
    /^<span class="[^"]+">Atlas – מפה<\/span>$/u,
  )
})

test('signs after a letter stay with it among words of the other direction', () => {
  expect(renderToStaticMarkup(<Isolated text="קורס C++ ו-C#" />)).toMatch(
    /^<span class="[^"]+">קורס <span class="[^"]+">C\+\+<\/span> ו-<span class="[^"]+">C#<\/span><\/span>$/u,
  )
})
