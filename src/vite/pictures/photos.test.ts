import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { formatPath } from '#disk/format-path.ts'

import { nameCachedFile, convertPicture } from './convert-picture.ts'
import { describeHeavyPhotos, listPlaceholders, addPhotos, writePhotos } from './photos.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-photos-'))
  mkdirSync(join(folder, 'media'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const [red, blue] = [
  { r: 200, g: 40, b: 40 },
  { r: 20, g: 40, b: 220 },
]

/** A picture whose left half is red and whose right half is blue. */
function makeHalves(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: blue } as const
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: { create: half }, gravity: 'east' },
  ])
}

function write(name: string, bytes: Buffer) {
  writeFileSync(join(folder, 'media', name), bytes)
}

async function build(photo: object, base = '/') {
  const content = { picture: { src: 'media/a.jpg', alt: 'A', ...photo } }
  const { picture } = await addPhotos(content, folder, base)
  const out = join(folder, 'dist')
  const phone = await writePhotos(content, folder, out)
  const media = join(out, 'static/media')
  const files = readdirSync(media).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return { picture, media, files, out, phone }
}

/** The address of a picture without what differs from picture to picture. */
const dropHash = (text: string) => text.replaceAll(/-[\w-]{8}-(?=\d+\.)/gu, '-HASH-')

test('a photo gets AVIF in each width that it has pixels for, and WebP in the largest', async () => {
  write('a,b.jpg', await makeHalves(1000, 600).jpeg().toBuffer())
  const { picture, files } = await build({ src: 'media/a,b.jpg' }, '/folio/')
  expect(JSON.parse(dropHash(JSON.stringify(picture)))).toEqual({
    src: '/folio/static/media/a-b-HASH-960.webp',
    alt: 'A',
    width: 960,
    height: 576,
    sources: [
      {
        type: 'image/avif',
        srcset: `/folio/static/media/a-b-HASH-480.avif 480w, /folio/static/media/a-b-HASH-960.avif 960w`,
      },
      { type: 'image/webp', srcset: `/folio/static/media/a-b-HASH-960.webp 960w` },
    ],
    colour: '#802080',
  })
  expect(files.map(dropHash)).toEqual(
    ['480.avif', '960.avif', '960.webp'].map((end) => `a-b-HASH-${end}`),
  )
})

test.each([
  [300, ['300.avif', '300.webp']],
  [500, ['480.avif', '480.webp']],
  [900, ['480.avif', '900.avif', '900.webp']],
  [1500, ['480.avif', '960.avif', '1500.avif', '960.webp', '1500.webp']],
  [2000, ['480.avif', '960.avif', '1600.avif', '960.webp', '1600.webp']],
])('a photo %d pixels wide loses few of them, up to 1600', async (width, expected) => {
  write('a.jpg', await makeHalves(width, 20).jpeg().toBuffer())
  const { files } = await build({ src: 'media/a.jpg' })
  expect(new Set(files.map(dropHash))).toEqual(new Set(expected.map((end) => `a-HASH-${end}`)))
})

test('a photo that is smaller than every width keeps its size', async () => {
  write('a.jpg', await makeHalves(30, 20).png().toBuffer())
  const { picture, files } = await build({})
  expect(picture).toMatchObject({ width: 30, height: 20 })
  expect(files).toHaveLength(2)
})

test('a large photo has three widths, and none is larger than 1600', async () => {
  write('a.jpg', await makeHalves(2400, 300).jpeg().toBuffer())
  const { files } = await build({})
  expect(files.map((name) => name.slice('a-HASHHASH-'.length))).toEqual([
    '480.avif',
    '960.avif',
    '960.webp',
    '1600.avif',
    '1600.webp',
  ])
})

test('a photo is upright, in sRGB, and nothing says where and with what it was taken', async () => {
  const exif = {
    IFD0: { Make: 'SecretCamera', Copyright: 'SecretOwner' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitude: '7/1 30/1 0/1' },
  }
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SecretPlace</secret></x:xmpmeta>'
  const original = await makeHalves(600, 400)
    .withIccProfile('p3')
    .withExif(exif)
    .withXmp(xmp)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { orientation, exif: written } = await sharp(original).metadata()
  expect([orientation, written?.includes('SecretCamera')]).toEqual([6, true])

  write('a.jpg', original)
  const { picture, media, files, out } = await build({})
  expect(picture).toMatchObject({ width: 400, height: 600 })
  expect(files).toHaveLength(2)
  for (const name of files) {
    const bytes = readFileSync(join(media, name))
    expect(bytes.toString('latin1')).not.toMatch(/Exif|GPS|xmp|Secret/iu)
    const { space, ...shown } = await sharp(bytes).metadata()
    expect([space, shown.exif, shown.xmp, shown.icc, shown.orientation]).toEqual([
      'srgb',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    // Turned clockwise, the left half is at the top.
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const readPixel = (x: number, y: number) =>
      [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3)
    expect([info.width, info.height]).toEqual([400, 600])
    expect(readPixel(20, 20)[0]).toBeGreaterThan(150)
    expect(readPixel(380, 20)[0]).toBeGreaterThan(150)
    expect(readPixel(20, 580)[2]).toBeGreaterThan(150)
  }
  const published = readdirSync(out, { recursive: true, encoding: 'utf8' })
  expect(published.filter((name) => name.endsWith('.jpg'))).toEqual([])
})

test('a second build converts nothing', async () => {
  write('a.jpg', await makeHalves(500, 300).jpeg().toBuffer())
  const { hash } = await convertPicture(join(folder, 'media/a.jpg'))
  const made = nameCachedFile(hash, 480, 'avif')
  try {
    rmSync(made)
    await convertPicture(join(folder, 'media/a.jpg'))
    expect(existsSync(made)).toBe(false)
  } finally {
    rmSync(dirname(made), { recursive: true })
  }
})

test('a picture that could not be converted is converted the next time', async () => {
  const whole = await makeHalves(30, 20).png().toBuffer()
  // By size and time, the file does not change.
  function writeAt(bytes: Buffer) {
    write('a.png', bytes)
    utimesSync(join(folder, 'media/a.png'), 1, 1)
  }
  writeAt(Buffer.alloc(whole.length))
  await expect(build({ src: 'media/a.png' })).rejects.toThrow('cannot be converted')
  writeAt(whole)
  expect((await build({ src: 'media/a.png' })).picture).toMatchObject({ width: 30, height: 20 })
})

test('other bytes under the same name have another address', async () => {
  write('a.jpg', await makeHalves(500, 300).jpeg().toBuffer())
  const first = await build({})
  write('a.jpg', await makeHalves(500, 300).jpeg({ quality: 20 }).toBuffer())
  const second = await build({})
  expect(second.picture.src).not.toBe(first.picture.src)
})

test.each([
  ['a dark picture that is nearly grey', { r: 35, g: 51, b: 36 }, '#202020'],
  ['black', { r: 0, g: 0, b: 0 }, '#000000'],
  ['white', { r: 255, g: 255, b: 255 }, '#ffffff'],
  ['yellow', { r: 250, g: 240, b: 10 }, '#ffe000'],
])('until %s is loaded, its box has nearly its colour', async (_, background, colour) => {
  const plain = sharp({ create: { width: 30, height: 20, channels: 3, background } })
  write('a.png', await plain.png().toBuffer())
  const { picture } = await build({ src: 'media/a.png' })
  expect(picture).toMatchObject({ colour })
})

test('a transparent picture has no background, since the page shows through it', async () => {
  const half = { ...red, alpha: 0.5 }
  const glass = sharp({ create: { width: 300, height: 200, channels: 4, background: half } })
  write('a.png', await glass.png().toBuffer())
  const { picture } = await build({ src: 'media/a.png' })
  expect(picture).not.toHaveProperty('colour')
})

test('the still picture of a gif is converted, and the gif is not', async () => {
  write('b.png', await makeHalves(300, 200).png().toBuffer())
  const { picture, files } = await build({ src: 'media/a.gif', still: 'media/b.png' })
  expect(files).toHaveLength(2)
  expect(picture).toEqual({
    src: 'media/a.gif',
    alt: 'A',
    still: expect.stringMatching(/^\/static\/media\/b-[\w-]{8}-300\.webp$/u),
  })
})

test('drawings, and pictures that move, are left as they are', async () => {
  const frames = await sharp({
    create: {
      width: 20,
      height: 40,
      channels: 3,
      pageHeight: 20,
      background: red,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  write('a.webp', frames)
  const svg = await build({ src: 'media/a.svg' })
  expect(svg.picture).toEqual({ src: 'media/a.svg', alt: 'A' })
  const webp = await build({ src: 'media/a.webp' })
  expect([webp.picture, webp.files]).toEqual([{ src: 'media/a.webp', alt: 'A' }, []])
})

test('what a phone loads of a photo is known, and a warning if that is much', async () => {
  write('a.jpg', await makeHalves(1300, 800).jpeg().toBuffer())
  const { media, phone } = await build({})
  const { file = '', size } = phone.get('media/a.jpg') ?? {}
  expect(dropHash(file)).toBe('static/media/a-HASH-960.avif')
  expect(size).toBe(statSync(join(media, '../..', file)).size)
  expect(describeHeavyPhotos(phone)).toEqual([])
  expect(describeHeavyPhotos(new Map([['media/b.jpg', { file, size: 100_001 }]]))).toEqual([
    '"media/b.jpg" has 101 kB on a phone, and should have at most 100 kB. Use a picture with less noise or detail.',
  ])
})

test('the file of a broken photo is named', async () => {
  write('a.jpg', (await makeHalves(600, 400).jpeg().toBuffer()).subarray(0, 900))
  await expect(build({})).rejects.toThrow(
    `The picture ${formatPath(join(folder, 'media/a.jpg'))} is damaged and cannot be converted (`,
  )
})

test('each background is listed once, and only those of converted pictures', () => {
  const sources: [] = []
  const content = [
    { sources, colour: '#202020' },
    {
      list: [
        { sources, colour: '#202020' },
        { sources, colour: '#606060' },
      ],
    },
    { colour: '#ffffff' },
  ]
  expect(listPlaceholders(content)).toEqual(['#202020', '#606060'])
})
