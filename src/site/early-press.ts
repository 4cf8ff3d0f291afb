import { useEffect, useState, type RefObject } from 'react'

declare global {
  interface Window {
    /** The button that was pressed last, as the script in index.html keeps it; null for all else. */
    pressed?: Element | null
  }
}

const touches = ['pointerdown', 'focusin', 'click'] as const

/** True once a visitor has touched something within the element, by whatever means. */
export function useTouched(element: RefObject<Element | null>): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => {
    if (touched) return undefined
    const look = (target: unknown) => {
      if (target instanceof Node && element.current?.contains(target)) setTouched(true)
    }
    const onTouch = ({ target }: Event) => look(target)
    // It may have been before this script came.
    look(window.pressed)
    // React keeps from the page what happens to parts that it has not hydrated yet.
    for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true })
    return () => {
      for (const type of touches) removeEventListener(type, onTouch, { capture: true })
    }
  }, [element, touched])
  return touched
}

/**
 * Presses a button within the element again that a visitor pressed before its script came: React
 * does not replay clicks. A visitor who has gone on to something else since is left in peace.
 */
export function usePressedAgain(element: RefObject<Element | null>) {
  useEffect(() => {
    const { pressed } = window
    const stillMeant = pressed && document.activeElement?.contains(pressed)
    if (stillMeant && pressed instanceof HTMLElement && element.current?.contains(pressed)) {
      pressed.click()
    }
  }, [element])
}
