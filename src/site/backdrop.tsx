import { useEffect, useRef } from 'react'

import css from './backdrop.module.css'

/**
 * The layer behind everything: it moves up by the scroll distance, to a limit (specification,
 * section 2). Browsers with scroll timelines move it themselves; for the others we do.
 */
export function Backdrop({ shift }: { readonly shift: number }) {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return undefined
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    let frame = 0
    const move = () => {
      frame = 0
      const distance = still.matches ? 0 : Math.min(scrollY, shift)
      if (layer.current) layer.current.style.translate = `0 ${-distance}px`
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(move)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
    }
  }, [shift])
  return (
    <div className={css.root} aria-hidden="true">
      <div ref={layer} className={css.layer}>
        <div className={css.near} />
        <div className={css.far} />
      </div>
    </div>
  )
}
