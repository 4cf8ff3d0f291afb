import { useLottieLight, type LottieInstance } from 'lottie-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { useMotion } from '#ui/motion/use-motion.ts'
import { usePreloaderState } from '#ui/preloader/use-preloader-state.ts'
import { useInView } from '#ui/use-in-view.ts'

import { loadInPieces, type AnimationInPieces } from './animation-in-pieces.ts'
import css from './lottie.module.css'
import { playInLoop } from './play-in-loop.ts'

type Props = {
  readonly src: string
  readonly animated: boolean
  /** The frame to show while nothing moves. */
  readonly stillFrame: number
  /** Override those of the file. */
  readonly frameRate: number | undefined
  readonly frames: number | undefined
  /** Shown if the file does not load. */
  readonly alt: string | undefined
}

type Item = NonNullable<LottieInstance['animationItem']>

/** Loads a Lottie file and loops it while it is in view; the only import of lottie-react. */
export function LottiePlayer({ src, ...props }: Props) {
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
  if (file === 'failed') return <span className={css.alt}>{props.alt}</span>
  return <LoadedAnimation file={file} {...props} />
}

type LoadedProps = Omit<Props, 'src'> & { readonly file: AnimationInPieces }

/** Lottie gives the SVG no role and no name (airbnb/lottie-web#2936): the box around it has both. */
function LoadedAnimation(props: LoadedProps) {
  const { file, animated, stillFrame, frameRate, frames, alt } = props
  const box = useRef<HTMLDivElement>(null)
  const [item, setItem] = useState<Item | null>(null)
  const { state, setDisplayRef, animationItem } = useLottieLight({
    src: file.animation,
    segment: file.segment,
    rendererSettings: { progressiveLoad: true },
  })
  const loadedItem = state === 'loading' || state === 'error' ? null : animationItem
  const moves = useMotion() && animated
  const inView = useInView(box)
  const isCovered = usePreloaderState() === undefined
  const { ahead } = file
  useEffect(() => {
    return loadedItem ? buildInSteps(loadedItem, ahead, () => setItem(loadedItem)) : undefined
  }, [loadedItem, ahead])
  useEffect(() => {
    // Lottie updates these empty groups in each frame: the layer draws their paths itself.
    const unused = box.current?.querySelectorAll(':has(> path) > g:not(:has(path))')
    if (item) for (const group of unused ?? []) group.remove()
  }, [item])
  useLayoutEffect(() => {
    // The build does not check files of other hosts: the still frame may not exist.
    if (item && !moves) item.goToAndStop(Math.min(ahead + stillFrame, item.totalFrames - 1), true)
  }, [item, moves, stillFrame, ahead])
  useEffect(() => {
    if (!item || !moves || !inView || isCovered) return undefined
    return playInLoop(item, ahead, { frameRate, frames })
  }, [item, moves, inView, isCovered, ahead, frameRate, frames])
  if (state === 'error') return <span className={css.alt}>{alt}</span>
  return (
    <div ref={box} className={css.drawing} data-drawn={item ? '' : undefined} aria-hidden="true">
      <div ref={setDisplayRef} />
    </div>
  )
}

/** Shows each frame ahead of the first one in its own task. Lottie then builds the piece of it. */
function buildInSteps(item: Item, ahead: number, done: () => void): () => void {
  let frame = 0
  let clock = setTimeout(function next() {
    frame += 1
    if (frame > ahead) return done()
    item.goToAndStop(frame, true)
    clock = setTimeout(next)
  })
  return () => clearTimeout(clock)
}
