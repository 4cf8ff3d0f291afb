import { expect, test } from 'vitest'

import { nameAsset } from '#vite/name-asset.ts'

import { createNameFile } from './name-file.ts'

const long = `media/${'a long name '.repeat(8)}.png`
const nameFile = createNameFile(['media/ada.jpg', 'media/ada-2.jpg', 'media/At my desk.png', long])

test.each([
  ['/static/media/ada-1f2e3d4c-960.avif', 'media/ada.jpg'],
  ['ada-2-1f2e3d4c-960.webp', 'media/ada-2.jpg'],
  ['At-my-desk-1f2e3d4c-480.avif', 'media/At my desk.png'],
  ['ada-B3x_9-Ka.gif', 'media/ada.jpg'],
])('"%s" was made from "%s"', (built, source) => {
  expect(nameFile(built)).toBe(source)
})

test('a name that the build cuts was made from the file with the whole name', () => {
  const built = nameAsset({ names: [long] }).replace('[hash]', '1f2e3d4c')
  expect(nameFile(built)).toBe(long)
})

test.each(['/favicon.svg', '/static/media/share-1f2e3d4c.png', 'Ada at her desk', ''])(
  '"%s" was made from no file of the content',
  (built) => {
    expect(nameFile(built)).toBe(built)
  },
)

test('files of one name in two folders are both named', () => {
  const either = createNameFile(['media/a/ada.jpg', 'media/b/ada.jpg', 'media/a/ada.jpg'])
  expect(either('ada-1f2e3d4c-960.avif')).toBe('media/a/ada.jpg or media/b/ada.jpg')
})
