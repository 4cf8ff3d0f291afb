import sharp from 'sharp'
import { expect, test } from 'vitest'

import { hasAvifMetadata } from './copied-metadata.ts'

test('EXIF and XMP of an avif are found', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  const files = await Promise.all([
    picture.clone().avif().toBuffer(),
    picture
      .clone()
      .withExif({ IFD0: { Make: 'Camera' } })
      .avif()
      .toBuffer(),
    picture.clone().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').avif().toBuffer(),
  ])
  expect(files.map(hasAvifMetadata)).toEqual([false, true, true])
})
