import css from './artwork.module.css'
import { noise } from './noise.ts'

/** Between two braces the signal turns into clean pulses, one line of code among others. */
export function CodeArtwork() {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" focusable="false" className={css.root}>
      <path d={`${noise}H92M388 160H480`} className={css.signal} />
      <path
        d="M164 48H156A28 28 0 0 0 128 76V124A36 36 0 0 1 92 160 36 36 0 0 1 128 196V244A28 28 0 0 0 156 272H164"
        className={css.brace}
      />
      <path
        d="M316 48H324A28 28 0 0 1 352 76V124A36 36 0 0 0 388 160 36 36 0 0 0 352 196V244A28 28 0 0 1 324 272H316"
        className={css.brace}
      />
      <rect x="168" y="80" width="40" height="10" rx="5" className={css.ink} />
      <rect x="216" y="80" width="56" height="10" rx="5" className={css.muted} />
      <rect x="192" y="104" width="104" height="10" rx="5" className={css.muted} />
      <path
        d="M152 160H168V136H184V184H208V136H224V184H248V136H264V160H276"
        className={css.signal}
      />
      <rect x="290" y="136" width="16" height="48" rx="4" className={`${css.node} ${css.caret}`} />
      <rect x="192" y="206" width="32" height="10" rx="5" className={css.ink} />
      <path d="M237 211H301" className={css.typed} />
      <rect x="168" y="230" width="40" height="10" rx="5" className={css.muted} />
    </svg>
  )
}
