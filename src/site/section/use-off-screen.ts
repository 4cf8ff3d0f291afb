import { useEffect, type RefObject } from 'react'

/** The empty edge of an element in px: if only this is visible, it counts as off screen. */
const edge = 96

/**
 * Marks an element that is off screen, so that the style sheets pause its loops, each by class
 * name: a rule for `*` would restyle the whole page.
 */
export function useOffScreen(element: RefObject<Element | null>) {
  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        target.toggleAttribute('data-off-screen', entries.at(-1)?.isIntersecting === false)
      },
      { rootMargin: `-${edge}px 0px` },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
}
