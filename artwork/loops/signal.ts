import { clamp, easeDuring, eases, mix } from '../easing.ts'
import type { Loop } from '../gif.ts'
import { drawPill } from '../svg.ts'

const frames = 75
const bars = 15
const pitch = 24
const width = 16
/** Frame 0, the still picture, shows the wave at its highest. */
const shift = 50

/** Returns how many bars are loaded: irregularly, and without the last one. */
function countLoaded(time: number): number {
  const stops = [
    [0, 8, 5],
    [9, 14, 7],
    [16, 22, 12],
    [24, 27, 14],
  ] as const
  let count = 0
  for (const [start, end, target] of stops) {
    count = mix(count, target, easeDuring(time, start, end, eases.swift))
  }
  return count
}

/** Returns the size of the last bar, which grows and shrinks twice, and then bursts. */
function attempt(time: number): number {
  const tries = [29, 34].map(
    (start) => easeDuring(time, start, start + 2) - easeDuring(time, start + 2, start + 5),
  )
  return Math.max(...tries) * 0.55 + easeDuring(time, 39, 42, eases.out)
}

function drawBar(index: number, time: number): string {
  const x = 240 + (index - (bars - 1) / 2) * pitch
  const last = index === bars - 1
  const share = last ? attempt(time) : clamp(countLoaded(time) - index, 0, 1)
  const apart = bars - 1 - index
  const rise = easeDuring(time, 40 + apart * 0.5, 46 + apart * 0.5, eases.swift)
  const fall = easeDuring(time, 61 + index * 0.5, 68 + index * 0.5, eases.swift)
  const wave = rise * (1 - fall)
  const envelope = Math.sin(((index + 1) / (bars + 1)) * Math.PI) ** 0.7
  const crest = (1 + Math.sin(time * 0.42 + index * 0.62)) / 2
  const idle = mix(width, 56, share * (1 - fall))
  const height = mix(idle, 26 + 190 * envelope * crest, wave)
  const gone = fall > 0.5 || share < 0.15
  const colour = wave > 0.3 || (last && time > 28) ? 'accent' : 'ink'
  return drawPill(x, 180, width, height, gone ? 'muted' : colour)
}

/** A loading bar that stops before its last step, bursts into a wave, and settles. */
export const signal: Loop = {
  name: 'signal',
  frames,
  draw: (frame) => {
    const time = (frame + shift) % frames
    return Array.from({ length: bars }, (_, index) => drawBar(index, time)).join('')
  },
}
