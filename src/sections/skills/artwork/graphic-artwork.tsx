import css from './artwork.module.css'
import { noise } from './noise.ts'

/** The signal is a drawn curve that divides a disc: printed dots above it, solid ink below. */
export function GraphicArtwork() {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" focusable="false" className={css.root}>
      <g className={css.halftone}>
        <path d="M204 52H277" strokeWidth="2.2" />
        <path d="M186 62H295" strokeWidth="2.7" />
        <path d="M204 72H313" strokeWidth="3.2" />
        <path d="M282 82H319" strokeWidth="3.7" />
        <path d="M276 92H325" strokeWidth="4.2" />
        <path d="M246 102H331" strokeWidth="4.7" />
        <path d="M252 112H337" strokeWidth="5.2" />
        <path d="M246 122H343" strokeWidth="5.7" />
        <path d="M252 132H349" strokeWidth="6.2" />
        <path d="M258 142H343" strokeWidth="6.7" />
        <path d="M264 152H349" strokeWidth="7.2" />
        <path d="M270 162H343" strokeWidth="7.7" />
        <path d="M264 172H349" strokeWidth="8.2" />
        <path d="M270 182H331" strokeWidth="8.7" />
        <path d="M276 192H325" strokeWidth="9.2" />
        <path d="M294 202H307" strokeWidth="9.7" />
      </g>
      <path
        d="M120.3 151C144.1 131.6 155.5 88 196 88 260 88 232 216 296 216 327.1 216 339.7 192.5 358.9 175.9A120 120 0 0 1 120.3 151"
        className={css.ink}
      />
      <path
        d="M424 40V72M408 56H440M432 56a8 8 0 1 1-16 0 8 8 0 1 1 16 0M56 248V280M40 264H72M64 264a8 8 0 1 1-16 0 8 8 0 1 1 16 0"
        className={css.guide}
      />
      <circle cx="254" cy="150" r="120" className={`${css.guide} ${css.plate}`} />
      <path
        d={`${noise}H96C140 160 144 88 196 88 260 88 232 216 296 216 344 216 348 160 400 160H480`}
        className={css.signal}
      />
      <path d="M132 88H260" className={css.outline} />
      <path d="M132 88h0M260 88h0" className={css.handles} />
      <circle cx="196" cy="88" r="12" className={css.node} />
    </svg>
  )
}
