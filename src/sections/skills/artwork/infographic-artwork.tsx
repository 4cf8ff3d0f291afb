import css from './artwork.module.css'
import { noise } from './noise.ts'

/** Loose points on the left settle into columns on the right, and the signal joins their tops. */
export function InfographicArtwork() {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" focusable="false" className={css.root}>
      <path d="M220 290H432M344 94V65H362" className={css.guide} />
      <g className={css.loose}>
        <path d="M72 104h0M88 68h0M104 220h0M64 236h0M84 268h0M112 116h0" strokeWidth="7" />
        <path d="M128 84h0M140 124h0M120 252h0M144 208h0M150 276h0M158 56h0" strokeWidth="12" />
        <path d="M172 100h0M196 64h0M208 112h0M172 240h0M200 214h0M204 270h0" strokeWidth="18" />
      </g>
      <path
        d={`${noise}H200L236 226 272 182 308 204 344 94 380 138 416 160H480`}
        className={css.signal}
      />
      <path
        d="M236 270V225M272 270V181M308 270V203M344 270V115M380 270V137M416 270V159"
        className={css.columns}
      />
      <circle cx="344" cy="94" r="12" className={`${css.node} ${css.settling}`} />
      <rect x="372" y="60" width="48" height="10" rx="5" className={css.ink} />
      <rect x="372" y="80" width="76" height="6" rx="3" className={css.muted} />
    </svg>
  )
}
