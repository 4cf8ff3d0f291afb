import { useLottieLight } from 'lottie-react'
import { useEffect, useRef } from 'react'

import css from './lottie.module.css'
import { useInView } from './use-in-view.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

type Props = { readonly src: string; readonly animated: boolean }

/**
 * Plays a Lottie file in a loop while it is in view; the only import of lottie-react. What it draws
 * has no role and no name (airbnb/lottie-web#2936): the box around it has, where it shows something.
 */
export function LottiePlayer({ src, animated }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const { state, play, pause, setDisplayRef } = useLottieLight({ src, loop: true, autoplay: false })
  const stillWanted = useReducedMotion()
  const inView = useInView(frame)
  const playing = animated && inView && !stillWanted
  const loaded = state !== 'loading' && state !== 'error'
  useEffect(() => {
    if (!loaded) return
    if (playing) play()
    else pause()
  }, [loaded, playing, play, pause])
  return (
    <div ref={frame} className={css.frame} aria-hidden="true">
      <div ref={setDisplayRef} className={css.frame} />
    </div>
  )
}
