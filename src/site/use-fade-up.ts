import { useEffect, type RefObject } from 'react'

/**
 * Lets an element fade up once, as it comes into view (specification, section 9). It is hidden by
 * this script alone and only while it is below the viewport, so without JavaScript nothing stays
 * hidden.
 */
export function useFadeUp(element: RefObject<HTMLElement | null>, enabled: boolean) {
  useEffect(() => {
    const target = element.current
    if (!enabled || !target || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return undefined
    }
    if (target.getBoundingClientRect().top < innerHeight) return undefined
    target.setAttribute('data-fade', 'waiting')
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      target.setAttribute('data-fade', 'shown')
      observer.disconnect()
    })
    observer.observe(target)
    return () => {
      observer.disconnect()
      target.removeAttribute('data-fade')
    }
  }, [element, enabled])
}
