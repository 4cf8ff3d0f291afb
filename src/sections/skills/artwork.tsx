import type { ReactElement } from 'react'

import type { SkillSlide } from '#sections/skills/schema.ts'

import css from './artwork.module.css'

/** The torn signal, as far as x = 68 at mid height: every drawing continues it. */
const noise =
  'M0 160H10M8 148H22M14 176H34M20 136H26M30 154H50M32 190H38M44 168H62M46 142H52M58 152H76M68 160'

type Drawing = NonNullable<SkillSlide['type']>

/** The drawing of a slide type; without a type, the signal on both sides of a picture. */
export function Artwork({ type }: { readonly type?: Drawing | undefined }) {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" focusable="false" className={css.root}>
      {type === undefined ? besidePicture : drawings[type]}
    </svg>
  )
}

/** Ends at the sides of the picture, which `skills.module.css` places. */
const besidePicture = <path d={`${noise}H84M396 160H480`} className={css.signal} />

const drawings: Readonly<Record<Drawing, ReactElement>> = {
  // A large switch on a panel, which heals the signal that passes through.
  ui: (
    <>
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
    </>
  ),
  // A pointer lifts the signal like the edge of a cloth, and the threads below it follow.
  interactive: (
    <>
      <g className={`${css.guide} ${css.threads}`}>
        <path d="M88 188H136C216 188 248 116 288 116S352 188 408 188H424" />
        <path d="M72 212H136C216 212 248 166 288 166S356 212 412 212H432" />
        <path d="M56 236H136C216 236 248 206 288 206S360 236 420 236H440" />
        <path d="M40 260H136C216 260 248 242 288 242S360 260 428 260H448" />
        <path d="M24 284H136C216 284 248 275 288 275S360 284 436 284H456" />
      </g>
      <path d={noise} className={css.signal} />
      <g className={`${css.signal} ${css.threads}`}>
        <path d="M68 160H120C216 160 240 60 288 60S368 160 464 160H480" />
      </g>
      <g className={css.pull}>
        <circle cx="288" cy="60" r="28" className={css.guide} />
        <circle cx="288" cy="60" r="12" className={css.node} />
        <path d="M296 68v65l16-16 12 27 12-5-12-26h22z" className={css.pointer} />
      </g>
    </>
  ),
  // The signal is a drawn curve that divides a disc: printed dots above it, solid ink below.
  graphic: (
    <>
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
    </>
  ),
  // Loose points on the left settle into columns on the right, and the signal joins their tops.
  infographic: (
    <>
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
    </>
  ),
  // Between two braces the signal turns into clean pulses, one line of code among others.
  code: (
    <>
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
    </>
  ),
}
