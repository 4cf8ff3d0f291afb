import { createElement, memo } from 'react'
import { expect, test } from 'vitest'

import { requireComponent } from './require-component.ts'

function View() {
  return null
}

test('a function and a memoized one are components', () => {
  const memoized = memo(View)
  expect(requireComponent(View, 'note.tsx')).toBe(View)
  expect(requireComponent(memoized, 'note.tsx')).toBe(memoized)
})

test.each([
  ['an object', { View }],
  ['an element', createElement(View)],
  ['a text', 'View'],
  ['nothing', undefined],
])('%s is not', (_, view) => {
  expect(() => requireComponent(view, 'sections/note/note.tsx')).toThrow(
    /^sections\/note\/note\.tsx: Its default export is not a component\. Write /u,
  )
})
