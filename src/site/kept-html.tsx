import { useLayoutEffect, useRef, useState } from 'react'

/**
 * The fallback of a view whose script has not loaded: the prerendered elements that the selector
 * finds. React shows it when it renders the whole page again, because an extension of the browser
 * inserted or removed an element before hydration.
 */
export function KeptHtml({ selector }: { readonly selector: string }) {
  const box = useRef<HTMLDivElement>(null)
  // Found while they are in the document: React removes them before the layout effect.
  const [{ elements, focused }] = useState(() => findElements(selector))
  useLayoutEffect(() => {
    box.current?.append(...elements)
    focused?.focus({ preventScroll: true })
  }, [elements, focused])
  return <div ref={box} style={{ display: 'contents' }} />
}

function findElements(selector: string) {
  if (import.meta.env.SSR) return { elements: [], focused: undefined }
  const elements = [...document.querySelectorAll(selector)]
  const { activeElement } = document
  const hasFocus = elements.some((element) => element.contains(activeElement))
  const focused = hasFocus && activeElement instanceof HTMLElement ? activeElement : undefined
  return { elements, focused }
}
