import { useLottieLight, type LottieInstance } from 'lottie-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { loadInPieces, type AnimationInPieces } from './animation-in-pieces.ts'
import css from './lottie.module.css'
import { nextChange } from './next-change.ts'
import { useInView } from './use-in-view.ts'
import { useMotion } from './use-motion.ts'
import { usePreloaderCovers } from './use-preloader-covers.ts'

type Props = {
  readonly src: string
  readonly animated: boolean
  /** The frame that stands where nothing moves. */
  readonly stillFrame: number
  /** Stand there instead, where the file does not come. */
  readonly words: string | undefined
}

type Item = NonNullable<LottieInstance['animationItem']>

/** Loads a Lottie file and plays it in a loop while it is in view; the only import of lottie-react. */
export function LottiePlayer({ src, ...playing }: Props) {
  const [file, setFile] = useState<AnimationInPieces | 'failed'>()
  useEffect(() => {
    const leaving = new AbortController()
    loadInPieces(src, leaving.signal).then(
      (loaded) => setFile(loaded),
      () => {
        if (!leaving.signal.aborted) setFile('failed')
      },
    )
    return () => leaving.abort()
  }, [src])
  if (file === undefined) return null
  if (file === 'failed') return <span className={css.words}>{playing.words}</span>
  return <Drawing file={file} {...playing} />
}

/**
 * A loaded animation. What it draws has no role and no name (airbnb/lottie-web#2936): the box
 * around it has, where it shows something.
 */
function Drawing({
  file,
  animated,
  stillFrame,
  words,
}: Omit<Props, 'src'> & { readonly file: AnimationInPieces }) {
  const frame = useRef<HTMLDivElement>(null)
  const same = useRef(new Set<number>())
  const [item, setItem] = useState<Item | null>(null)
  const { state, setDisplayRef, animationItem } = useLottieLight({
    src: file.animation,
    segment: file.segment,
    rendererSettings: { progressiveLoad: true },
  })
  const begun = state === 'loading' || state === 'error' ? null : animationItem
  const moves = useMotion() && animated
  const inView = useInView(frame)
  const covered = usePreloaderCovers()
  const { ahead } = file
  useEffect(() => (begun ? build(begun, ahead, () => setItem(begun)) : undefined), [begun, ahead])
  useEffect(() => {
    // Lottie writes to these in each frame, and they draw nothing: their lines are the layer's.
    const idle = frame.current?.querySelectorAll(':has(> path) > g:not(:has(path))')
    if (item) for (const group of idle ?? []) group.remove()
  }, [item])
  useLayoutEffect(() => {
    // Beyond the last frame there is nothing, and no check has seen the file of another host.
    if (item && !moves) item.goToAndStop(Math.min(ahead + stillFrame, item.totalFrames - 1), true)
  }, [item, moves, stillFrame, ahead])
  useEffect(() => {
    if (!item || !frame.current || !moves || !inView || covered) return undefined
    return loop(item, ahead, frame.current, same.current)
  }, [item, moves, inView, covered, ahead])
  if (state === 'error') return <span className={css.words}>{words}</span>
  return (
    <div ref={frame} className={css.frame} data-building={item ? undefined : ''} aria-hidden="true">
      <div ref={setDisplayRef} className={css.frame} />
    </div>
  )
}

/** Lets the engine build an animation piece by piece, each in a task, up to its first frame. */
function build(item: Item, ahead: number, done: () => void): () => void {
  let frame = 0
  let clock = 0
  const next = () => {
    frame += 1
    if (frame > ahead) return done()
    item.goToAndStop(frame, true)
    clock = setTimeout(next)
  }
  clock = setTimeout(next)
  return () => clearTimeout(clock)
}

/**
 * Draws the frames of an animation as often as it has them, over and over, from the one that
 * stands, and leaves out those that have turned out to look as the one before. Its engine would
 * draw as often as the screen could, whatever there is to draw.
 */
function loop(item: Item, ahead: number, drawing: Element, same: Set<number>): () => void {
  const length = 1000 / item.frameRate
  const total = item.totalFrames - ahead
  let shown = Math.floor(item.currentFrame) - ahead
  const began = performance.now() - shown * length
  const changes = new MutationObserver(() => {})
  changes.observe(drawing, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  let clock = 0
  let request = 0
  const draw = () => {
    const now = (performance.now() - began) / length
    const frame = Math.floor(now) % total
    item.goToAndStop(ahead + frame, true)
    const changed = changes.takeRecords().length > 0
    if (!changed && frame === (shown + 1) % total) same.add(frame)
    shown = frame
    const next = nextChange(now, total, same)
    if (next === Infinity) return
    clock = setTimeout(drawOnTime, Math.ceil((next - now) * length))
  }
  // Ahead of the screen's frame, not within it, where a scroll has its work. A hidden page has no
  // frames: it waits for one. What is as fast as the screen keeps to it, or would outrun it.
  const drawOnTime = () => {
    if (document.hidden || item.frameRate > 30) request = requestAnimationFrame(draw)
    else draw()
  }
  clock = setTimeout(drawOnTime, Math.ceil(length))
  return () => {
    clearTimeout(clock)
    cancelAnimationFrame(request)
    changes.disconnect()
  }
}
