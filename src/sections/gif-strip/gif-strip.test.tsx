import { expect, test } from 'vitest'

import { removeClasses, renderView } from '#sections/render-for-tests.ts'

import { GifStrip } from './gif-strip.tsx'
import { definition } from './schema.ts'

test('bold words of a caption stay in its line, beside the number of the frame', () => {
  const src = 'media/signal.gif'
  const images = [{ id: 'signal', src, alt: 'A wave', caption: 'Naming **things**, take 12' }]
  const page = renderView(
    GifStrip,
    definition.schema.parse({ type: 'gif-strip', id: 'section', images }),
  )
  expect(removeClasses(page)).toContain(
    '<figcaption><span>Naming <strong>things</strong>, take 12</span></figcaption>',
  )
})
