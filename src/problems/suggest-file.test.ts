import { expect, test } from 'vitest'

import { animationFile } from '#fields/pictures/animation.ts'
import { photoFile } from '#fields/pictures/photo.ts'

import { suggestFile } from './suggest-file.ts'

test.each([
  ['me.jpg', 'media/me.jpg'],
  ['./media/me.jpg', 'media/me.jpg'],
  ['content/media/me.jpg', 'media/me.jpg'],
  ['/media/me.jpg', 'media/me.jpg'],
  ['../media/trips/me.jpg', 'media/trips/me.jpg'],
  ['media\\me.jpg', 'media/me.jpg'],
  ['media/tide shots.JPG', 'media/tide shots.jpg'],
  ['images/me.png', 'media/me.png'],
  ['media\tomasz.jpg', 'media/tomasz.jpg'],
])('for %s it suggests %s', (text, name) => {
  expect(suggestFile(text, photoFile)).toBe(name)
})

test('an animation has its own folder', () => {
  expect(suggestFile('robot.json', animationFile)).toBe('animations/robot.json')
})

test('an empty text in a field for any text is no file', () => {
  expect(suggestFile('', /\S/u)).toBeUndefined()
})

test.each(['me', 'me.gif', 'https://example.org/me.jpg', '', '../..', 'media/me.jpg'])(
  'for %j it suggests nothing',
  (text) => {
    expect(suggestFile(text, photoFile)).toBeUndefined()
  },
)

test('a file that is not there is not suggested', () => {
  expect(suggestFile('me.jpg', photoFile, () => false)).toBeUndefined()
})

test.each([
  ['/media/IMG_1.JPG', 'media/IMG_1.JPG'],
  ['content/media/img_1.jpg', 'media/IMG_1.JPG'],
  ['img_1.jpg', 'media/IMG_1.JPG'],
  ['media/parcel', 'media/parcel.webp'],
  ['parcel', 'media/parcel.webp'],
  ['media/parcel.wepb', 'media/parcel.webp'],
  ['img/parcl.webp', 'media/parcel.webp'],
  ['media/notes', undefined],
  ['media/note.tx', undefined],
])('for %s it suggests the file that is there with another spelling or an ending', (text, name) => {
  const names = ['media/IMG_1.JPG', 'media/parcel.webp', 'media/notes.txt']
  expect(suggestFile(text, photoFile, (file) => names.includes(file), names)).toBe(name)
})
