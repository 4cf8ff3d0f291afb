import type { Span } from './model/place-periods.ts'
import css from './time-line.module.css'

/** Keeps the round ends of two roles in a row apart. */
const gap = 16

/**
 * The whole line of time, from 0 to 1000. The roles at one employer are solid in it, and the line is
 * torn before the first one. What continues today ends in a dot.
 */
export function TimeLine({ spans }: { readonly spans: readonly Span[] }) {
  const from = Math.round(Math.min(...spans.map((span) => span.from)) * 1000)
  const to = Math.round(Math.max(...spans.map((span) => span.to)) * 1000)
  return (
    <svg
      className={css.root}
      viewBox="0 0 1000 32"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M-6 16H${Math.max(0, from - 30)}M${to} 16H1006`} />
      {from > 0 && (
        <path
          className={css.noise}
          d={`M${from - 34} 8h16M${from - 24} 24h18M${from - 12} 4h14M${from - 8} 28h14`}
        />
      )}
      {spans.map((span) => (
        <path
          key={span.from}
          className={span.hasNoEnd ? css.current : css.span}
          d={drawSpan(span, Math.round(span.to * 1000) === to)}
        />
      ))}
    </svg>
  )
}

function drawSpan({ from, to, hasNoEnd }: Span, isLast: boolean): string {
  const [start, end] = [Math.round(from * 1000), Math.round(to * 1000)]
  if (hasNoEnd) return `M${start} 16H${Math.max(start, end - 28)}M${end} 16h0`
  return `M${start} 16H${isLast ? end : Math.max(start, end - gap)}`
}
