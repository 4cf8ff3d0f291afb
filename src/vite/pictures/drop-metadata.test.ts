import { readFileSync } from 'node:fs'

import { imageSize } from 'image-size'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { readGif } from '#validate/assets/pictures/gif.ts'

import { dropMetadata } from './drop-metadata.ts'

const secret = 'taken at 59.9139 N, 10.7522 E'
const loop = readFileSync(
  new URL('../../../fixtures/specification/media/signal.gif', import.meta.url),
)

/** A picture with EXIF and XMP. */
const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .withExif({ IFD0: { ImageDescription: secret } })
  .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${secret}</place></x:xmpmeta>`)

/** Chunks of a png, each with its length first. Their checksum is not read. */
function makePngChunk(name: string, text: string): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(text.length)
  return Buffer.concat([length, Buffer.from(name + text, 'latin1'), Buffer.alloc(4)])
}

function readText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}

test.each(['png', 'webp'] as const)(
  'a %s keeps its pixels and loses EXIF, XMP and texts',
  async (format) => {
    const drawn = await photo.clone().toFormat(format).toBuffer()
    const texts = ['tEXt', 'zTXt', 'iTXt'].map((name) => makePngChunk(name, `Comment\0${secret}`))
    const bytes =
      format === 'png'
        ? Buffer.concat([drawn.subarray(0, 33), ...texts, drawn.subarray(33)])
        : drawn
    expect(readText(bytes)).toContain(secret)
    const clean = dropMetadata(`a.${format}`, bytes)
    expect(readText(clean)).not.toContain(secret)
    const { exif, xmp } = await sharp(clean).metadata()
    expect([exif, xmp]).toEqual([undefined, undefined])
    expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(drawn).raw().toBuffer())
  },
)

test.each([
  ['a jpg', { progressive: false }],
  ['a progressive jpg', { progressive: true }],
])(
  '%s keeps its pixels and how it is turned, and loses the rest of EXIF, XMP and IPTC',
  async (_, kind) => {
    const noise = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (__, at) => (at * at * 7) % 251))
    const drawn = await sharp(noise, { raw: { width: 64, height: 48, channels: 3 } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { ImageDescription: secret } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${secret}</place></x:xmpmeta>`)
      .jpeg(kind)
      .toBuffer()
    const segment = (marker: number) =>
      Buffer.concat([Buffer.of(0xff, marker, 0, secret.length + 2), Buffer.from(secret)])
    const made = [
      drawn.subarray(0, 2),
      segment(0xed),
      segment(0xfe),
      drawn.subarray(2),
      segment(0xe1),
    ]
    const clean = dropMetadata('a.JPG', Buffer.concat(made))
    expect(readText(clean)).not.toContain(secret)
    expect(await sharp(clean).metadata()).toMatchObject({ orientation: 6, width: 64, height: 48 })
    expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(drawn).raw().toBuffer())
  },
)

test.each([
  ['bytes that fill the gap', Buffer.of(0xff, 0xff)],
  ['bytes that browsers skip', Buffer.of(0, 1, 2)],
])('a jpg with %s before its EXIF loses it', async (_, gap) => {
  const drawn = await photo.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const plain = await photo.clone().withExif({ IFD0: {} }).jpeg().toBuffer()
  const segment = Buffer.concat([Buffer.of(0xff, 0xfe, 0, secret.length + 2), Buffer.from(secret)])
  const exif = drawn.indexOf(Buffer.of(0xff, 0xe1))
  const made = Buffer.concat([drawn.subarray(0, exif), gap, segment, gap, drawn.subarray(exif)])
  const clean = dropMetadata('a.jpg', made)
  expect(readText(clean)).not.toContain(secret)
  expect(await sharp(clean).metadata()).toMatchObject({ orientation: 6, width: 8, height: 8 })
  expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer())
})

test.each([
  ['jpeg', 'a.webp'],
  ['png', 'a.gif'],
  ['webp', 'a.jpg'],
  ['png', 'a.apng'],
] as const)(
  'a %s whose name is %s loses its metadata, and is read as before',
  async (format, name) => {
    const drawn = await photo
      .clone()
      .withExifMerge({ IFD0: { ImageDescription: secret } })
      .toFormat(format)
      .toBuffer()
    const clean = dropMetadata(name, drawn)
    expect(readText(drawn)).toContain(secret)
    expect(readText(clean)).not.toContain(secret)
    expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(drawn).raw().toBuffer())
  },
)

test.each(['png', 'webp', 'gif'] as const)(
  'a %s loses what follows its end, and is read as before',
  async (format) => {
    const drawn = await photo.clone().toFormat(format).toBuffer()
    const clean = dropMetadata(`a.${format}`, drawn)
    const longer = Buffer.concat([drawn, makePngChunk('more', secret)])
    expect(Buffer.from(dropMetadata(`a.${format}`, longer))).toEqual(Buffer.from(clean))
    expect(await sharp(clean).raw().toBuffer()).toEqual(await sharp(drawn).raw().toBuffer())
  },
)

test.each(['jpg', 'png', 'webp', 'gif', 'svg'])('an empty %s takes no error', (format) => {
  expect(() => dropMetadata(`a.${format}`, Buffer.alloc(0))).not.toThrow()
})

test('a gif loses comments and XMP, and keeps its frames and loops', () => {
  const comment = Buffer.concat([Buffer.of(0x21, 0xfe, secret.length), Buffer.from(`${secret}\0`)])
  const xmp = Buffer.concat([
    Buffer.of(0x21, 0xff, 11),
    Buffer.from('XMP DataXMP'),
    Buffer.of(secret.length),
    Buffer.from(`${secret}\0`),
  ])
  const start = 13 + ((loop[10] ?? 0) & 0x80 ? 3 * 2 ** (((loop[10] ?? 0) & 7) + 1) : 0)
  const made = Buffer.concat([loop.subarray(0, start), comment, xmp, loop.subarray(start)])
  expect(readGif(made)?.frames).toBeGreaterThan(1)
  const clean = dropMetadata('a.GIF', made)
  expect(Buffer.from(clean)).toEqual(loop)
  expect(readText(clean)).toContain('NETSCAPE2.0')
})

test('a drawing loses comments and what its editor wrote, and is drawn as before', () => {
  const shapes =
    '<style><![CDATA[<!-- kept -->]]></style><path d="M0 0h8" id="a>b"/><title>A</title>'
  const svg = `<?xml version="1.0"?><!-- ${secret} --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"
  inkscape:export-filename="/home/${secret}.png"><metadata id="m"><rdf:RDF>${secret}</rdf:RDF></metadata><sodipodi:namedview
  a="/>${secret}"><inkscape:grid/></sodipodi:namedview><metadata/>${shapes}</svg>`
  expect(readText(dropMetadata('a.svg', Buffer.from(svg)))).toBe(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${shapes}</svg>`,
  )
  expect(imageSize(dropMetadata('a.svg', Buffer.from(svg)))).toMatchObject({ width: 8, height: 8 })
})

test('a drawing loses XMP and what Illustrator keeps for itself', () => {
  const parts = `<x:xmpmeta><a>${secret}</a></x:xmpmeta><i:pgf id="b">${secret}</i:pgf><path d="M0 0"/>`
  expect(readText(dropMetadata('a.svg', Buffer.from(`<svg>${parts}</svg>`)))).toBe(
    '<svg><path d="M0 0"/></svg>',
  )
})

test('a drawing loses the whole diagram that draw.io puts into its first tag', () => {
  const svg = `<svg content="&lt;mxfile&gt;${secret}&lt;/mxfile&gt;" width="8"><path d="M0 0"/></svg>`
  expect(readText(dropMetadata('a.svg', Buffer.from(svg)))).toBe(
    '<svg width="8"><path d="M0 0"/></svg>',
  )
})

test.each(['<a', '<a ', '<metadata '])('many tags without an end take no time: %s', (tag) => {
  const svg = `<svg>${tag.repeat(50_000)}`
  expect(readText(dropMetadata('a.svg', Buffer.from(svg)))).toBe(svg)
})

test.each([
  ['<metadata>', '<svg>'],
  ['<dc:title>', '<svg>'],
  ['<!--', '<svg>'],
  ['<![CDATA[', `<svg>${'<![CDATA['.repeat(50_000)}`],
  ['<g>', `<svg>${'<g>'.repeat(50_000)}`],
])('many elements without an end take no time: %s', (start, clean) => {
  const svg = `<svg>${start.repeat(50_000)}`
  expect(readText(dropMetadata('a.svg', Buffer.from(svg)))).toBe(clean)
})

test.each([' ', '\n', ' a'])('a long tag takes no time: %j', (part) => {
  const svg = `<svg${part.repeat(50_000)}/>`
  expect(readText(dropMetadata('a.svg', Buffer.from(svg)))).toBe(svg)
})

test('other files stay as they are', () => {
  expect(dropMetadata('site.css', '/* kept */')).toBe('/* kept */')
})
