import { useEffect, useState, type RefObject } from 'react'

import { findPressedButton } from './pressed-button.ts'

const touches = ['pointerdown', 'focusin', 'click'] as const

/** True once the visitor has pointed at, focused or clicked something in the element. */
export function useTouched(element: RefObject<Element | null>): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) return undefined
    const markIfInside = (target: EventTarget | null) => {
      if (target instanceof Node && element.current?.contains(target)) setTouched(true)
    }
    const onTouch = ({ target }: Event) => markIfInside(target)
    markIfInside(findPressedButton())
    // React does not report events of parts that are not hydrated.
    for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true })
    return () => {
      for (const type of touches) removeEventListener(type, onTouch, { capture: true })
    }
  }, [element, touched])
  return touched
}

/**
 * Clicks a button of the element again if the visitor pressed it before hydration and still has the
 * focus there: React does not replay clicks.
 */
export function useReplayedPress(element: RefObject<Element | null>) {
  useEffect(() => {
    const button = findPressedButton()
    if (!button || !element.current?.contains(button)) return
    if (document.activeElement?.contains(button)) button.click()
  }, [element])
}
