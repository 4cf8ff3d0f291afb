import { useEffect, useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react'

/**
 * Keeps the last of the lines of a log in view, unless the visitor reads other ones. `isShowing` is
 * whether something is below the last line. Returns what the log takes.
 */
export function useLastLineInView(
  lines: number,
  isShowing: boolean,
): { ref: RefObject<HTMLDivElement | null>; onScroll: (event: UIEvent) => void } {
  const log = useRef<HTMLDivElement>(null)
  // False while the visitor reads other lines.
  const isInView = useRef(true)
  const observedSize = useRef('')
  // Before an event of an earlier scroll meets what is new.
  useLayoutEffect(() => {
    if (!log.current || lines === 0) return
    showLastLine(log.current)
    isInView.current = true
  }, [lines])
  useLayoutEffect(() => {
    if (log.current && isShowing && isInView.current) showLastLine(log.current)
  }, [isShowing])
  useEffect(() => {
    if (!log.current) return undefined
    // Long answers make the log shorter. The last line stays in view.
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      observedSize.current = describeSize(entry.target)
      if (isInView.current) showLastLine(entry.target)
    })
    observer.observe(log.current)
    return () => observer.disconnect()
  }, [])

  function onScroll({ currentTarget }: UIEvent) {
    // A new size moves the end, and is observed after this event.
    if (describeSize(currentTarget) !== observedSize.current) return
    isInView.current = Math.abs(currentTarget.scrollTop - findLastLine(currentTarget)) < 2
  }

  return { ref: log, onScroll }
}

function showLastLine(log: Element): void {
  log.scrollTo({ top: findLastLine(log) })
}

/** Where a log shows its end, or the beginning of the last line if not all of that fits. */
function findLastLine(log: Element): number {
  const { scrollTop, scrollHeight, clientHeight } = log
  const line = log.querySelector(':scope > p:last-of-type')
  if (!line) return scrollHeight
  const padding = Number.parseFloat(getComputedStyle(log).paddingBlockStart)
  const above = line.getBoundingClientRect().top - log.getBoundingClientRect().top - padding
  return Math.min(scrollHeight - clientHeight, scrollTop + above)
}

function describeSize({ clientWidth, clientHeight }: Element): string {
  return `${clientWidth} x ${clientHeight} px`
}
