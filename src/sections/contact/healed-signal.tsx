import css from './healed-signal.module.css'

/** The torn part of the signal, from left to right. */
const pieces = [
  'M258 40h30l9-12',
  'M297 28l12 26',
  'M309 54l10-14h24',
  'M343 40h20l12-20',
  'M375 20l18 38',
  'M393 58l9-18h10',
]

/** The signal of the not-found page, whole again. Its pieces come together once. */
export function HealedSignal() {
  return (
    <svg
      className={css.root}
      viewBox="0 0 600 80"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 40h70l14-26 22 54 20-42 9 14h45l12-20 18 38 14-18h34" />
      {pieces.map((piece) => (
        <path key={piece} className={css.piece} d={piece} />
      ))}
      <path className={css.rest} d="M412 40h52l14-26 22 54 20-42 9 14h71" />
    </svg>
  )
}
