import { readFileSync } from 'node:fs'

import { imageSize } from 'image-size'
import { describe, expect, test } from 'vitest'

import { readGif, cutStill } from './gif.ts'

const loop = readFileSync(
  new URL('../../../../fixtures/specification/media/signal.gif', import.meta.url),
)

describe('the still picture of a gif', () => {
  const gif = readGif(loop)
  const still = gif && cutStill(loop, gif)

  test('is a gif of one frame and the same size', () => {
    expect({
      frames: gif?.frames,
      still: still && readGif(still)?.frames,
      size: still && imageSize(still),
    }).toEqual({ frames: expect.any(Number), still: 1, size: imageSize(loop) })
    expect(gif?.frames).toBeGreaterThan(1)
  })

  test('has the pixels of the first frame, and is smaller', () => {
    expect(loop.subarray(0, (still?.length ?? 0) - 1)).toEqual(
      Buffer.from(still ?? []).subarray(0, -1),
    )
    expect(still?.length).toBeLessThan(loop.length / 10)
  })
})

test('a first frame of 300 kB has a still picture too', () => {
  const head = loop.subarray(0, 13 + 3 * 2 ** ((Number(loop[10]) & 7) + 1))
  const pixels = Buffer.alloc(256 * 1200, 1)
  for (let at = 0; at < pixels.length; at += 256) pixels[at] = 255
  const frame = [Buffer.from('2c00000000010001000002', 'hex'), pixels, Buffer.from([0])]
  const bytes = Buffer.concat([head, ...frame, ...frame, Buffer.from([0x3b])])
  const gif = readGif(bytes)
  const still = gif && cutStill(bytes, gif)
  expect([gif?.frames, still && readGif(still)?.frames, still?.length]).toEqual([
    2,
    1,
    head.length + 11 + pixels.length + 2,
  ])
})

test('a gif that is cut off anywhere is not read', () => {
  const first = readGif(loop)?.firstFrameEnd ?? 0
  const whole = Array.from({ length: first - 1 }, (_, end) => end).filter((end) =>
    readGif(loop.subarray(0, end)),
  )
  expect(whole).toEqual([])
})
