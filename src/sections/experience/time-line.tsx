import type { Span } from './model/place-periods.ts'
import css from './time-line.module.css'

type Props = { readonly span: Span; readonly isCurrent: boolean }

/**
 * The whole line of time. A period is solid in it, the line is torn where it begins, and what goes on
 * today ends in a dot.
 */
export function TimeLine({ span, isCurrent }: Props) {
  const [from, to] = [Math.round(span.from * 1000), Math.round(span.to * 1000)]
  const noise = [
    `M${from - 34} 8H${from - 18}`,
    `M${from - 24} 24H${from - 6}`,
    `M${from - 12} 4H${from + 2}`,
    `M${from - 8} 28H${from + 6}`,
  ].join('')
  return (
    <svg
      className={css.root}
      viewBox="0 0 1000 32"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      data-current={isCurrent ? '' : undefined}
    >
      <path d={`M-6 16H${Math.max(0, from - 30)}M${to} 16H1006`} />
      {from > 0 && <path className={css.noise} d={noise} />}
      <path
        className={css.span}
        d={isCurrent ? `M${from} 16H${to - 24}M${to} 16h0` : `M${from} 16H${to}`}
      />
    </svg>
  )
}
