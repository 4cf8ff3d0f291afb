import { useLayoutEffect, useState, type RefObject } from 'react'

/** How many slides fit, as the style sheet decides in `--visible-slides`. */
export function useVisibleSlides(stage: RefObject<Element | null>): number {
  const [count, setCount] = useState(1)
  // Before the first paint, so that the slider never moves the page.
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const read = () => {
      const value = getComputedStyle(element).getPropertyValue('--visible-slides')
      setCount(Number(value) || 1)
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return count
}
