import sharp from 'sharp'
import { expect, test } from 'vitest'

import { movesOnItsOwn } from './moves-on-its-own.ts'

const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
const makePicture = (frames: number) =>
  sharp({
    create: { width: 8, height: 8 * frames, channels: 3, background: 'red', noise, pageHeight: 8 },
  })

/** Puts the chunk of an animation before the pixels of a png. Its checksum is not read. */
function addFrames(png: Buffer, frames: number): Buffer {
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4, 'latin1')
  chunk.writeUInt32BE(frames, 8)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

/** The first box of an avif file. */
function makeFileType(...brands: string[]): Buffer {
  const box = Buffer.from(`    ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1')
  box.writeUInt32BE(box.length, 0)
  return box
}

test('a picture with one frame does not move', async () => {
  const still = makePicture(1)
  const files = await Promise.all([
    still.clone().png().toBuffer(),
    still.clone().webp().toBuffer(),
    still.clone().avif().toBuffer(),
    still.clone().jpeg().toBuffer(),
  ])
  expect(files.map(movesOnItsOwn)).toEqual([false, false, false, false])
  expect(movesOnItsOwn(addFrames(await still.clone().png().toBuffer(), 1))).toBe(false)
})

test('a webp, a png and an avif with several frames move', async () => {
  expect(movesOnItsOwn(await makePicture(3).webp().toBuffer())).toBe(true)
  expect(movesOnItsOwn(addFrames(await makePicture(1).png().toBuffer(), 2))).toBe(true)
  expect(movesOnItsOwn(makeFileType('avis', 'avif', 'avis', 'msf1'))).toBe(true)
  expect(movesOnItsOwn(makeFileType('avif', 'mif1', 'miaf'))).toBe(false)
})

test('bytes that break off, or repeat a chunk without length, are read to their end', async () => {
  const png = await makePicture(1).png().toBuffer()
  const results = [0, 3, 10, 20, 40].map((length) => movesOnItsOwn(png.subarray(0, length)))
  expect([...results, movesOnItsOwn(Buffer.alloc(0))]).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})
