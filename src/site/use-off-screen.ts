import { useEffect, type RefObject } from 'react'

/** How much of an element is its empty edge, px: seen alone, it counts as out of view. */
const edge = 96

/**
 * Marks an element while nothing of it is in view, so that the style sheets let its loops rest, each
 * by its name: a rule for all there is would have the whole page looked through.
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
