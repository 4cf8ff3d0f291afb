import { expect, test } from 'vitest'

import { createPathDescriber } from '#problems/describe-path.ts'
import { findNouns } from '#sections/section.ts'

import { definition } from './schema.ts'

test('a field that is left out has the default of the specification', () => {
  const written = {
    type: 'gif-strip',
    id: 'gifs',
    images: [{ id: 'a', src: 'media/a.gif', alt: 'A' }],
  }
  expect(definition.schema.parse(written)).toEqual({
    type: 'gif-strip',
    id: 'gifs',
    images: [{ id: 'a', src: 'media/a.gif', alt: 'A' }],
  })
})

test('messages name its pictures, with the section where there are two strips', () => {
  const strip = { type: 'gif-strip', images: [{ src: 'a.gif' }, { caption: 'A loop' }] }
  const path = ['sections', 0, 'images', 1]
  expect(createPathDescriber({ sections: [strip] }, findNouns)(path)).toBe('Picture 2 (A loop)')
  expect(createPathDescriber({ sections: [strip, strip] }, findNouns)(path)).toBe(
    'Section 1 (gif-strip), picture 2 (A loop)',
  )
})
