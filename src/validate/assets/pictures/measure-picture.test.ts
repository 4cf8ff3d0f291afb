import sharp from 'sharp'
import { expect, test } from 'vitest'

import { measurePicture } from './measure-picture.ts'

const create = { width: 40, height: 30, channels: 3, background: 'red' } as const

function makeDrawing(viewBox: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox=${viewBox}><path/></svg>`)
}

test('a moving avif is one, as a still avif is', async () => {
  const bytes = await sharp({ create }).avif().toBuffer()
  const measured = { kind: 'avif', width: 40, height: 30 }
  expect(measurePicture(bytes)).toEqual(measured)
  bytes.write('avis', 8, 'latin1')
  expect(measurePicture(bytes)).toEqual(measured)
  expect(bytes.toString('latin1', 8, 12)).toBe('avis')
})

test.each(['"0 0 40 30"', "'0,0,40,30'", '"0, 0, 40, 30"', '" 0  0\n40 30 "'])(
  'the numbers of a viewBox may have commas and any spaces between them: %j',
  (viewBox) => {
    expect(measurePicture(makeDrawing(viewBox))).toEqual({ kind: 'svg', width: 40, height: 30 })
  },
)

test.each(['"0 0 40"', '"a,b,c,d"', '""'])('a viewBox may be wrong: %j', (viewBox) => {
  expect(measurePicture(makeDrawing(viewBox))).toBeUndefined()
})

test.each(['', '<!doctype html>', '    ftypavis'])('%j is no picture', (text) => {
  expect(measurePicture(Buffer.from(text))).toBeUndefined()
})
