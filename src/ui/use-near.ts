import { useEffect, useState, type RefObject } from 'react'

/** True once the element has come within `margin` pixels of the viewport; it stays true. */
export function useNear(element: RefObject<Element | null>, margin = 400): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${margin}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin, near])
  return near
}
