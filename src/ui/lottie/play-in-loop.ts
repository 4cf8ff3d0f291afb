/** What this needs of Lottie's animation. */
type Item = {
  readonly frameRate: number
  readonly totalFrames: number
  readonly currentFrame: number
  readonly goToAndStop: (frame: number, isFrame: boolean) => void
}

type Overrides = {
  readonly frameRate?: number | undefined
  readonly frames?: number | undefined
}

/**
 * Plays the frames of a file after those `ahead` of it, at its own rate unless overridden, from the
 * current one on. Lottie's own loop draws at the rate of the screen. Returns a function that stops it.
 */
export function playInLoop(
  item: Item,
  ahead: number,
  { frameRate = item.frameRate, frames = Infinity }: Overrides,
): () => void {
  const length = 1000 / frameRate
  const total = Math.min(frames, item.totalFrames - ahead)
  const start = performance.now() - (Math.floor(item.currentFrame) - ahead) * length
  let clock = 0
  let request = 0
  const draw = () => {
    const now = (performance.now() - start) / length
    const frame = Math.floor(now)
    item.goToAndStop(ahead + (frame % total), true)
    clock = window.setTimeout(drawOnTime, Math.ceil((frame + 1 - now) * length))
  }
  // A timer draws before the animation frame, which is busy during a scroll. Two exceptions: a
  // hidden page, where animation frames pause, and above 30 fps, where a timer would drift.
  const drawOnTime = () => {
    if (document.hidden || frameRate > 30) request = requestAnimationFrame(draw)
    else draw()
  }
  clock = window.setTimeout(drawOnTime, Math.ceil(length))
  return () => {
    clearTimeout(clock)
    cancelAnimationFrame(request)
  }
}
