import { afterEach, describe, expect, test, vi } from 'vitest'

import { loadInPieces, splitAnimation } from './animation-in-pieces.ts'

const makeLayer = (nm: string, ip: number) => ({ ty: 4, nm, ip, op: 90 })
const makeAnimation = (layers: object[], ip = 0) => ({ fr: 30, ip, op: 90, layers })

function load(response: Response) {
  vi.stubGlobal('fetch', async () => response)
  return loadInPieces('/a.json', new AbortController().signal)
}

describe('an animation in pieces', () => {
  test('has its layers built one by one before its first frame, the furthest back first', () => {
    const made = splitAnimation(
      makeAnimation([makeLayer('front', 0), makeLayer('middle', -5), makeLayer('back', 0)]),
    )
    expect(made.animation).toMatchObject({
      fr: 30,
      layers: [
        { nm: 'front', ip: -1 },
        { nm: 'middle', ip: -2 },
        { nm: 'back', ip: -3 },
      ],
    })
    expect(made).toMatchObject({ segment: [-4, 90], ahead: 4 })
  })

  test('keeps layers that start later, and a first frame other than 0', () => {
    const made = splitAnimation(
      makeAnimation([makeLayer('later', 20), makeLayer('at once', 10)], 10),
    )
    expect(made.animation).toMatchObject({ layers: [{ ip: 20 }, { ip: 9 }] })
    expect(made).toMatchObject({ segment: [8, 90], ahead: 2 })
  })

  test('keeps a layer without a start', () => {
    const made = splitAnimation(makeAnimation([{ ty: 4, nm: 'no time' }, makeLayer('back', 0)]))
    expect(made.animation).toMatchObject({ layers: [{ nm: 'no time' }, { ip: -1 }] })
  })

  test('has at most 24 pieces, however many layers there are', () => {
    const { animation: made, ahead } = splitAnimation(
      makeAnimation(Array(100).fill(makeLayer('one', 0))),
    )
    expect(ahead).toBe(25)
    const starts = (made as { layers: { ip: number }[] }).layers.map(({ ip }) => ip)
    expect(new Set(starts).size).toBe(24)
    expect([starts.at(0), starts.at(-1)]).toEqual([-1, -24])
  })

  test.each([undefined, null, 'words', {}, { ip: 0, op: 9 }, { ip: 0, op: 9, layers: [null] }])(
    'is not made of %j',
    (file) => {
      expect(() => splitAnimation(file)).toThrow('not a Lottie animation')
    },
  )
})

describe('loading', () => {
  afterEach(() => void vi.unstubAllGlobals())
  test('returns the split animation', async () => {
    const response = Response.json(makeAnimation([makeLayer('one', 0)]))
    await expect(load(response)).resolves.toMatchObject({ ahead: 2 })
  })

  test('fails if the file is missing or not an animation', async () => {
    await expect(load(new Response('', { status: 404 }))).rejects.toThrow('/a.json was answered')
    await expect(load(new Response('<html>'))).rejects.toThrow('JSON')
    await expect(load(Response.json([]))).rejects.toThrow('not a Lottie animation')
  })
})
