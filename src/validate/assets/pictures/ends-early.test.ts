import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'

import { endsEarly } from './ends-early.ts'

const noise = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, index) => (index * 7919) % 251))
const picture = sharp(noise, { raw: { width: 60, height: 40, channels: 3 } })

describe.each<[string, (one: Sharp) => Sharp]>([
  ['png', (one) => one.png()],
  ['jpg', (one) => one.jpeg()],
  ['jpg', (one) => one.jpeg({ progressive: true })],
  ['webp', (one) => one.webp()],
  ['avif', (one) => one.avif()],
])('%s', (kind, save) => {
  test('a whole file does not end early, also with bytes after it', async () => {
    const bytes = await save(picture.clone()).toBuffer()
    expect(endsEarly(kind, bytes)).toBe(false)
    expect(endsEarly(kind, Buffer.concat([bytes, bytes]))).toBe(false)
  })

  test('a part of a file does, wherever it breaks off', async () => {
    const bytes = await save(picture.clone()).toBuffer()
    const ends = Array.from({ length: 40 }, (_, step) =>
      Math.floor((bytes.length * (step + 1)) / 41),
    )
    expect(ends.filter((end) => !endsEarly(kind, bytes.subarray(0, end)))).toEqual([])
  })
})

test('the end of a thumbnail is not that of the photo', async () => {
  const photo = await picture.clone().jpeg().toBuffer()
  const thumbnail = Buffer.concat([
    Buffer.from([0xff, 0xe1, 0, 6]),
    Buffer.from([1, 2, 0xff, 0xd9]),
  ])
  const whole = Buffer.concat([photo.subarray(0, 2), thumbnail, photo.subarray(2)])
  expect(endsEarly('jpg', whole)).toBe(false)
  expect(endsEarly('jpg', whole.subarray(0, -2))).toBe(true)
})

test('other kinds have readers of their own', () => {
  expect(endsEarly('svg', Buffer.from('<svg'))).toBe(false)
})
