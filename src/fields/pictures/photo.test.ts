import { expect, test } from 'vitest'

import { photo } from './photo.ts'

test.each([
  ['media/map.jpg', true],
  ['media/2026/map.jpeg', true],
  ['media/map.svg', true],
  ['media/map.gif', false],
  ['media/map.tiff', false],
  ['media/../map.png', false],
  ['https://example.org/map.png', false],
])('a photo may be %s: %s', (src, isAllowed) => {
  expect(photo.safeParse({ src, alt: 'A map' }).success).toBe(isAllowed)
})

test('a photo needs an alt', () => {
  expect(photo.safeParse({ src: 'media/map.jpg' }).success).toBe(false)
})
