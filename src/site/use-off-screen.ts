import { useEffect, type RefObject } from 'react'

/** Marks an element while no part of it is in view, so that the style sheet lets its loops rest. */
export function useOffScreen(element: RefObject<Element | null>) {
  useEffect(() => {
    const target = element.current
    if (!target) return undefined
    const observer = new IntersectionObserver((entries) => {
      target.toggleAttribute('data-off-screen', entries.at(-1)?.isIntersecting === false)
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
}
