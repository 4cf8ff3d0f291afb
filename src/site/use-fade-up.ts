import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'

import { motion } from '#ui/motion.ts'

/**
 * Lets an element fade up once, as it comes into view (specification, section 9). It is hidden by
 * this script alone and only while it is below the viewport, so without JavaScript nothing stays
 * hidden; nor does it where the page is asked to stand still.
 */
export function useFadeUp(element: RefObject<HTMLElement | null>, enabled: boolean) {
  // Nothing that is drawn depends on it, so it is told the truth while React takes over the page,
  // too: else the frame of each section would be drawn twice. Node has no screen to ask.
  const moves = useSyncExternalStore(
    motion.subscribe,
    motion.moves,
    () => !import.meta.env.SSR && motion.moves(),
  )
  const shown = useRef(false)
  useEffect(() => {
    const target = element.current
    if (!enabled || !target || !moves || shown.current) return undefined
    // What the address of the page names is where its visitor is, as soon as all is in its place.
    if (target.closest(':target') || target.getBoundingClientRect().top < innerHeight) {
      return undefined
    }
    target.setAttribute('data-fade', 'waiting')
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      target.setAttribute('data-fade', 'shown')
      shown.current = true
      observer.disconnect()
    })
    observer.observe(target)
    return () => {
      observer.disconnect()
      target.removeAttribute('data-fade')
    }
  }, [element, enabled, moves])
}
