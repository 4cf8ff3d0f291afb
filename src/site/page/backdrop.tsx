import { useEffect, useRef } from 'react'

import css from './backdrop.module.css'

/**
 * The layer behind the page. It moves up by the scroll distance, up to a limit (specification,
 * section 2). Scroll timelines move it; in browsers without them this script does.
 */
export function Backdrop() {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return undefined
    layer.current?.setAttribute('data-scripted', '')
    let frame = 0
    const move = () => {
      frame = 0
      layer.current?.style.setProperty('--scrolled', `${scrollY}px`)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(move)
    }
    // The page may be scrolled before hydration.
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
    }
  }, [])
  return (
    <div className={css.root} aria-hidden="true" data-backdrop="">
      <div ref={layer} className={css.layer}>
        <div className={css.near} />
        <div className={css.far} />
      </div>
    </div>
  )
}
