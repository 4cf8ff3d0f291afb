import { useEffect, useRef, type RefObject, type UIEvent } from 'react'

/**
 * Keeps the last of the lines of a log in view, unless the visitor reads earlier ones. `isShowing` is
 * whether something is below the last line. Returns what the log takes.
 */
export function useLastLineInView(
  lines: number,
  isShowing: boolean,
): { ref: RefObject<HTMLDivElement | null>; onScroll: (event: UIEvent) => void } {
  const log = useRef<HTMLDivElement>(null)
  // False while the visitor reads earlier lines.
  const isAtEnd = useRef(true)
  const observedSize = useRef('')
  useEffect(() => {
    if (isShowing || lines > 0) {
      log.current?.scrollTo({ top: log.current.scrollHeight })
      isAtEnd.current = true
    }
  }, [lines, isShowing])
  useEffect(() => {
    if (!log.current) return undefined
    // Long answers make the log shorter. The last line stays in view.
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      observedSize.current = describeSize(entry.target)
      if (isAtEnd.current) entry.target.scrollTo({ top: entry.target.scrollHeight })
    })
    observer.observe(log.current)
    return () => observer.disconnect()
  }, [])

  function onScroll({ currentTarget }: UIEvent) {
    // A new size moves the end, and is observed after this event.
    if (describeSize(currentTarget) !== observedSize.current) return
    const { scrollTop, clientHeight, scrollHeight } = currentTarget
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < 2
  }

  return { ref: log, onScroll }
}

function describeSize({ clientWidth, clientHeight }: Element): string {
  return `${clientWidth} x ${clientHeight} px`
}
