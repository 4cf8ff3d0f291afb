import { readFileSync } from 'node:fs'

import { imageSize } from 'image-size'
import { describe, expect, test } from 'vitest'

import { readGif, stillOfGif } from './gif.ts'

const loop = readFileSync(new URL('../../content/media/signal.gif', import.meta.url))

describe('the still picture of a gif', () => {
  const gif = readGif(loop)
  const still = gif && stillOfGif(loop, gif)

  test('is a gif of one frame and the same size', () => {
    expect({
      frames: gif?.frames,
      still: still && readGif(still)?.frames,
      size: still && imageSize(still),
    }).toEqual({ frames: expect.any(Number), still: 1, size: imageSize(loop) })
    expect(gif?.frames).toBeGreaterThan(1)
  })

  test('is what the gif begins with, pixel for pixel, and a fraction of it', () => {
    expect(loop.subarray(0, (still?.length ?? 0) - 1)).toEqual(
      Buffer.from(still ?? []).subarray(0, -1),
    )
    expect(still?.length).toBeLessThan(loop.length / 10)
  })
})

test('a gif is none that breaks off, wherever it does', () => {
  const first = readGif(loop)?.firstFrameEnd ?? 0
  const whole = Array.from({ length: first - 1 }, (_, end) => end).filter((end) =>
    readGif(loop.subarray(0, end)),
  )
  expect(whole).toEqual([])
})
