import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { findLocatedFiles } from './find-located-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-located-'))
  mkdirSync(join(folder, 'gallery'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
const camera = { IFD0: { Make: 'Camera' } }
const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '59/1 54/1 50/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '10/1 45/1 8/1',
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'of %s photos, one that says where it was taken is found, and one that names its camera is not',
  async (format) => {
    const save = (name: string, exif: Parameters<typeof photo.withExif>[0]) =>
      photo.clone().withExif(exif).toFormat(format).toFile(join(folder, name))
    await save(`gallery/here.${format.toUpperCase()}`, { ...camera, IFD3: place })
    await save(`camera.${format}`, { ...camera, IFD3: { GPSVersionID: '2 3 0 0' } })
    expect(findLocatedFiles(folder)).toEqual([join(folder, `gallery/here.${format.toUpperCase()}`)])
  },
)

test('a place is found in the other order of bytes, in XMP, at the end of a film and in a drawing', () => {
  const film = Buffer.alloc(500_000, 1)
  const files = {
    'a.jpg': Buffer.from('\x00\x02\x00\x05\x00\x00\x00\x03', 'latin1'),
    'b.jpg_original': Buffer.from('<rdf:Description exif:GPSLatitude="59,54.8N"/>'),
    'c.mp4': Buffer.concat([film, Buffer.from('\xa9xyz\x00\x12+59.91+010.75/', 'latin1')]),
    'd.mov': Buffer.concat([film, Buffer.from('com.apple.quicktime.location.ISO6709')]),
    'e.mp4': film,
    'f.txt': Buffer.from('GPSLatitude'),
    'g.jpg': Buffer.alloc(0),
    'h.svg': Buffer.from('<svg inkscape:export-filename="/ada/logo.png"/>'),
    'i.svg': Buffer.from('<svg inkscape:export-filename="logo.png"/>'),
  }
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes)
  expect(findLocatedFiles(folder)).toEqual(
    ['a.jpg', 'b.jpg_original', 'c.mp4', 'd.mov', 'h.svg'].map((name) => join(folder, name)),
  )
})
