import css from './lost-signal.module.css'

/** A signal that beats, breaks up and goes flat, for parts that failed to load. */
export function LostSignal() {
  return (
    <svg className={css.root} viewBox="0 0 600 80" aria-hidden="true" focusable="false">
      <path d="M0 40h70l14-26 22 54 20-42 9 14h45l12-20 18 38 14-18h34" />
      <path className={css.torn} d="M268 40h16m12-8h10m10 16h14m12-8h8m14-6h6m12 6h10" />
      <path className={css.flat} d="M412 40h188" />
    </svg>
  )
}
