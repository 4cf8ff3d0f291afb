import { useLottieLight, type LottieInstance } from 'lottie-react'
import { useEffect, useRef } from 'react'

import css from './lottie.module.css'
import { useInView } from './use-in-view.ts'
import { useMotion } from './use-motion.ts'

type Props = {
  readonly src: string
  readonly animated: boolean
  /** The frame that stands where nothing moves. */
  readonly stillFrame: number
  /** Stand there instead, where the file does not come. */
  readonly words: string | undefined
}

type Item = NonNullable<LottieInstance['animationItem']>

/**
 * Plays a Lottie file in a loop while it is in view; the only import of lottie-react. What it draws
 * has no role and no name (airbnb/lottie-web#2936): the box around it has, where it shows something.
 */
export function LottiePlayer({ src, animated, stillFrame, words }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { state, setDisplayRef, animationItem } = useLottieLight({ src })
  const moves = useMotion() && animated
  const inView = useInView(frame)
  const item = state === 'loading' || state === 'error' ? null : animationItem
  useEffect(() => {
    // Lottie writes to these in each frame, and they draw nothing: their lines are the layer's.
    const idle = frame.current?.querySelectorAll(':has(> path) > g:not(:has(path))')
    if (item) for (const group of idle ?? []) group.remove()
  }, [item])
  useEffect(() => {
    // Beyond the last frame there is nothing, and no check has seen the file of another host.
    if (item && !moves) item.goToAndStop(Math.min(stillFrame, item.totalFrames - 1), true)
  }, [item, moves, stillFrame])
  useEffect(() => (item && moves && inView ? loop(item) : undefined), [item, moves, inView])
  if (state === 'error') return <span className={css.words}>{words}</span>
  return (
    <div ref={frame} className={css.frame} aria-hidden="true">
      <div ref={setDisplayRef} className={css.frame} />
    </div>
  )
}

/**
 * Draws the frames of an animation as often as it has them, over and over, from the one that
 * stands. Its engine would draw as often as the screen could: twice the work, and not seen.
 */
function loop(item: Item): () => void {
  const length = 1000 / item.frameRate
  const began = performance.now() - item.currentFrame * length
  let clock = 0
  let request = 0
  const draw = () => {
    const now = (performance.now() - began) / length
    item.goToAndStop(Math.floor(now) % item.totalFrames, true)
    // The next one is due when the time of this one is over, and follows the screen then.
    clock = setTimeout(
      () => {
        request = requestAnimationFrame(draw)
      },
      Math.ceil((1 - (now % 1)) * length),
    )
  }
  request = requestAnimationFrame(draw)
  return () => {
    clearTimeout(clock)
    cancelAnimationFrame(request)
  }
}
