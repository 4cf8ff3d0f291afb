import { Resvg } from '@resvg/resvg-js'
import gifenc from 'gifenc'
import { mix } from './easing.ts'
import { readChannels, darkScheme } from './palette.ts'
import type { Scheme } from './palette.ts'

// Node loads this package as CommonJS and does not find its named exports.
// oxlint-disable-next-line import/no-named-as-default-member
const { GIFEncoder } = gifenc

type Colour = [red: number, green: number, blue: number]

/** A loop. `draw` returns the content of an SVG for each frame. */
export interface Loop {
  readonly name: string
  readonly frames: number
  readonly draw: (frame: number) => string
}

export const gifSize = { width: 480, height: 360 } as const
/** Milliseconds per frame. */
const delay = 40
/** The palette entry that means "same pixel as in the previous frame". */
const unchanged = 0

/** Pairs of colours that touch in the pictures: the palette has mixed colours for smooth edges. */
const edges: readonly (readonly [keyof Scheme, keyof Scheme])[] = [
  ['ground', 'ink'],
  ['ground', 'accent'],
  ['ground', 'muted'],
  ['ground', 'surface'],
  ['surface', 'ink'],
  ['surface', 'accent'],
  ['surface', 'muted'],
  ['ink', 'accent'],
]

function createPalette(): Colour[] {
  const colours = new Map<string, Colour>([['unchanged', [255, 0, 255]]])
  for (const [from, to] of edges) {
    const [start, end] = [readChannels(darkScheme[from]), readChannels(darkScheme[to])]
    const steps = from === 'ground' && to === 'surface' ? 1 : 5
    for (let step = 0; step <= steps; step += 1) {
      const mixChannel = (channel: 0 | 1 | 2): number =>
        Math.round(mix(start[channel], end[channel], step / steps))
      const colour: Colour = [mixChannel(0), mixChannel(1), mixChannel(2)]
      colours.set(colour.join(' '), colour)
    }
  }
  return [...colours.values()]
}

const palette = createPalette()
const nearest = new Map<number, number>()

function findNearestIndex(red: number, green: number, blue: number): number {
  const known = nearest.get((red << 16) | (green << 8) | blue)
  if (known !== undefined) return known
  let best = 1
  let least = Infinity
  for (const [index, [r, g, b]] of palette.entries()) {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
    if (index === unchanged || distance >= least) continue
    best = index
    least = distance
  }
  nearest.set((red << 16) | (green << 8) | blue, best)
  return best
}

/** Returns the SVG of one frame, with its background. */
export function drawFrame({ draw }: Loop, frame: number): string {
  const { width, height } = gifSize
  const ground = `<rect width="${width}" height="${height}" fill="${darkScheme.ground}"/>`
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${draw(frame)}</svg>`
}

function renderFrame(loop: Loop, frame: number): Uint8Array {
  const options = { font: { loadSystemFonts: false } }
  const { pixels } = new Resvg(drawFrame(loop, frame), options).render()
  const drawn = new Uint8Array(pixels.length / 4)
  for (let at = 0; at < drawn.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3)
    drawn[at] = findNearestIndex(red, green, blue)
  }
  return drawn
}

interface Picture {
  /** The palette index of each pixel. */
  readonly drawn: Uint8Array
  /** How many frames show it. */
  frames: number
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((colour, at) => colour === other[at])
}

function renderPictures(loop: Loop): Picture[] {
  const all: Picture[] = []
  for (let frame = 0; frame < loop.frames; frame += 1) {
    const drawn = renderFrame(loop, frame)
    const last = all.at(-1)
    if (last && isSame(last.drawn, drawn)) last.frames += 1
    else all.push({ drawn, frames: 1 })
  }
  return all
}

/** Renders a loop as an endless gif. Each frame contains only changed pixels. */
export function encodeGif(loop: Loop): Uint8Array {
  const encoder = GIFEncoder()
  let previous: Uint8Array | undefined
  for (const { drawn, frames } of renderPictures(loop)) {
    const before = previous
    const changes = before
      ? drawn.map((colour, at) => (colour === before[at] ? unchanged : colour))
      : drawn
    encoder.writeFrame(changes, gifSize.width, gifSize.height, {
      ...(before ? { transparent: true, transparentIndex: unchanged } : { palette, repeat: 0 }),
      delay: delay * frames,
      dispose: 1,
    })
    previous = drawn
  }
  encoder.finish()
  return encoder.bytes()
}
