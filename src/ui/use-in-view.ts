import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** Reports when the element enters and leaves the viewport, extended by `margin` pixels. */
function useVisibility(
  element: RefObject<Element | null>,
  margin: number,
  onChange: (isInView: boolean, target: Element) => void,
) {
  const report = useEffectEvent(onChange)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) report(isIntersecting, target)
      },
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
}

/** True while any part of the element is in the viewport. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  useVisibility(element, 0, setIsInView)
  return isInView
}

/** True once the element has come within `margin` pixels of the viewport; it stays true. */
export function useNear(element: RefObject<Element | null>, margin = 400): boolean {
  const [isNear, setIsNear] = useState(false)
  useVisibility(element, margin, (isInView) => {
    if (isInView) setIsNear(true)
  })
  return isNear
}

/**
 * Marks an element that is off screen, so that the style sheets pause its loops, each by class
 * name: a rule for `*` would restyle the whole page. An empty edge of 96 px counts as off screen.
 */
export function useOffScreen(element: RefObject<Element | null>) {
  useVisibility(element, -96, (isInView, target) => {
    target.toggleAttribute('data-off-screen', !isInView)
  })
}

/** Whether any part of an element is in the viewport now; false if there is no element. */
export function isInViewport(element: Element | null | undefined): boolean {
  if (!element) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
