import { Resvg } from '@resvg/resvg-js'
import gifenc from 'gifenc'
import { mix } from './easing.ts'
import { channels, darkScheme } from './palette.ts'
import type { Scheme } from './palette.ts'

// To Node the package is CommonJS, in which it finds no names to import.
// oxlint-disable-next-line import/no-named-as-default-member
const { GIFEncoder } = gifenc

type Colour = [red: number, green: number, blue: number]

/** A picture for every frame of a loop, as the inside of an SVG. */
export interface Loop {
  readonly name: string
  readonly frames: number
  readonly draw: (frame: number) => string
}

export const gifSize = { width: 480, height: 360 } as const
const delay = 40
/** The one palette entry that stands for "as in the frame before". */
const unchanged = 0

/** The pairs of colours that meet along an edge, and so need steps between them. */
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
    const [start, end] = [channels(darkScheme[from]), channels(darkScheme[to])]
    const steps = from === 'ground' && to === 'surface' ? 1 : 5
    for (let step = 0; step <= steps; step += 1) {
      const at = (channel: 0 | 1 | 2): number =>
        Math.round(mix(start[channel], end[channel], step / steps))
      const colour: Colour = [at(0), at(1), at(2)]
      colours.set(colour.join(' '), colour)
    }
  }
  return [...colours.values()]
}

const palette = createPalette()
const nearest = new Map<number, number>()

function nearestIndex(red: number, green: number, blue: number): number {
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

/** The SVG of one frame, with its ground. */
export function frameSvg({ draw }: Loop, frame: number): string {
  const { width, height } = gifSize
  const ground = `<rect width="${width}" height="${height}" fill="${darkScheme.ground}"/>`
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${ground}${draw(frame)}</svg>`
}

function indices(loop: Loop, frame: number): Uint8Array {
  const options = { font: { loadSystemFonts: false } }
  const { pixels } = new Resvg(frameSvg(loop, frame), options).render()
  const drawn = new Uint8Array(pixels.length / 4)
  for (let at = 0; at < drawn.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3)
    drawn[at] = nearestIndex(red, green, blue)
  }
  return drawn
}

interface Picture {
  readonly drawn: Uint8Array
  /** For how many frames it stands. */
  frames: number
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((colour, at) => colour === other[at])
}

function pictures(loop: Loop): Picture[] {
  const all: Picture[] = []
  for (let frame = 0; frame < loop.frames; frame += 1) {
    const drawn = indices(loop, frame)
    const last = all.at(-1)
    if (last && isSame(last.drawn, drawn)) last.frames += 1
    else all.push({ drawn, frames: 1 })
  }
  return all
}

/** Renders a loop and packs it as a gif that repeats for ever; each frame holds only what changed. */
export function encodeGif(loop: Loop): Uint8Array {
  const encoder = GIFEncoder()
  let previous: Uint8Array | undefined
  for (const { drawn, frames } of pictures(loop)) {
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
