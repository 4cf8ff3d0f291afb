import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'

import { motion, pageMoves } from '#ui/motion/motion.ts'

/**
 * Fades an element in once, when it comes into view (specification, section 9). Only this script
 * hides it, and only below the viewport: without JavaScript, and without motion, nothing is hidden.
 */
export function useFadeUp(element: RefObject<HTMLElement | null>, enabled: boolean) {
  // Nothing rendered depends on this, so hydration may see the real value: a second value after it
  // would re-render every section.
  const moves = useSyncExternalStore(
    motion.subscribe,
    pageMoves,
    () => !import.meta.env.SSR && pageMoves(),
  )
  const hasFaded = useRef(false)
  useEffect(() => {
    const target = element.current
    if (!enabled || !target || !moves || hasFaded.current) return undefined
    // The browser is about to scroll to the section in the address.
    if (target.closest(':target') || target.getBoundingClientRect().top < innerHeight) {
      return undefined
    }
    target.setAttribute('data-fade', 'waiting')
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      target.setAttribute('data-fade', 'shown')
      hasFaded.current = true
      observer.disconnect()
    })
    observer.observe(target)
    return () => {
      observer.disconnect()
      target.setAttribute('data-fade', '')
    }
  }, [element, enabled, moves])
}
