import css from './artwork.module.css'
import { noise } from './noise.ts'

/** A pointer lifts the signal like the edge of a cloth, and the threads below it follow. */
export function InteractiveArtwork() {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" focusable="false" className={css.root}>
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
    </svg>
  )
}
