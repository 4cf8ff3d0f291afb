import { expect, test } from 'vitest'

import { describeBrokenPictures } from './find-broken-pictures.ts'
import { createNameFile } from './name-file.ts'

test('a broken picture is named as the owner names it', () => {
  const file = 'atlas-1f2e3d4c.svg'
  const found = [{ location: 'In the section "Work"', text: 'A map', file }]
  expect(describeBrokenPictures(found, createNameFile(['media/atlas.svg']))).toEqual([
    'In the section "Work", the browser cannot draw the picture media/atlas.svg. Save it again with another program, or name another file.',
  ])
})
