import { useLayoutEffect, useState, type RefObject } from 'react'

/** How many slides the style sheet wants in view: `--shown`, set by the width of the carousel. */
export function useShown(stage: RefObject<Element | null>): number {
  const [shown, setShown] = useState(1)
  // Before the first paint: a carousel drawn for another width would move the page about.
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const read = () => {
      setShown(Number(getComputedStyle(element).getPropertyValue('--shown')) || 1)
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  return shown
}
