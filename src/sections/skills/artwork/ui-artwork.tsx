import css from './artwork.module.css'
import { noise } from './noise.ts'

/** A large switch on a panel, which heals the signal that passes through. */
export function UiArtwork() {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" focusable="false" className={css.root}>
      <rect x="144" y="24" width="192" height="272" rx="16" className={css.panel} />
      <rect x="168" y="48" width="72" height="10" rx="5" className={css.ink} />
      <rect x="168" y="70" width="120" height="6" rx="3" className={css.muted} />
      <rect x="168" y="248" width="72" height="24" rx="12" className={css.ink} />
      <rect x="249.5" y="249.5" width="61" height="21" rx="10.5" className={css.outline} />
      <path d={`${noise}H112`} className={css.signal} />
      <path d="M368 160H480" className={`${css.signal} ${css.cleared}`} />
      <path
        d={`M-18 160H0${noise}H94`}
        transform="translate(386)"
        className={`${css.signal} ${css.torn}`}
      />
      <rect x="102" y="94" width="276" height="132" rx="66" className={css.guide} />
      <rect x="112" y="104" width="256" height="112" rx="56" className={css.ink} />
      <circle cx="168" cy="160" r="40" className={css.guide} />
      <circle cx="312" cy="160" r="42" className={`${css.node} ${css.knob}`} />
    </svg>
  )
}
