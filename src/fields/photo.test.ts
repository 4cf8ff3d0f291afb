import { expect, test } from 'vitest'

import { photo, photoFileOf } from './photo.ts'

test.each([
  ['media/map.jpg', true],
  ['media/2026/map.jpeg', true],
  ['media/map.svg', true],
  ['media/map.gif', false],
  ['media/map.tiff', false],
  ['media/../map.png', false],
  ['https://example.org/map.png', false],
])('a photo may be %s: %s', (src, isAllowed) => {
  const value = { src, alt: 'A map' }
  expect(photo.safeParse(value).success).toBe(isAllowed)
  expect(photoFileOf(value)).toBe(isAllowed ? src : undefined)
})

test('a still of a gif, and a file without an alt, is no photo', () => {
  expect(photoFileOf({ src: 'media/a.gif', still: 'media/a.png', alt: 'A' })).toBeUndefined()
  expect(photoFileOf({ src: 'media/a.png' })).toBeUndefined()
  expect(photoFileOf('media/a.png')).toBeUndefined()
})
