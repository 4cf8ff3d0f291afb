import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { playInLoop } from './play-in-loop.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The frames that are drawn within a time, in ms, of a file with 4 frames at 10 a second. */
function draw(time: number, overrides: Parameters<typeof playInLoop>[2]): number[] {
  const drawn: number[] = []
  const ahead = 3
  const item = {
    frameRate: 10,
    totalFrames: 4 + ahead,
    currentFrame: ahead,
    goToAndStop: (frame: number) => void drawn.push(frame - ahead),
  }
  const stop = playInLoop(item, ahead, overrides)
  vi.advanceTimersByTime(time)
  stop()
  vi.advanceTimersByTime(time)
  return drawn
}

test('an animation plays all frames of its file in a loop, at the rate of the file', () => {
  expect(draw(600, {})).toEqual([1, 2, 3, 0, 1, 2])
})

test('at the rate that the content says', () => {
  expect(draw(600, { frameRate: 5 })).toEqual([1, 2, 3])
})

test('as many frames as the content says, and never more than the file has', () => {
  expect(draw(400, { frames: 2 })).toEqual([1, 0, 1, 0])
  expect(draw(500, { frames: 9 })).toEqual([1, 2, 3, 0, 1])
})
