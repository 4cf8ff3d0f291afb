import type { Side } from './model/side.ts'
import css from './robot.module.css'

type Mood = 'asleep' | 'talking' | 'listening' | 'asking'

type Props = {
  /** "talking" while a line is typed, "asking" when there are answers. */
  readonly mood: Mood
  /** Where the robot looks: at the button of the last answer. */
  readonly look: Side
}

/**
 * The robot. The style sheet draws mood and look, and follows the buttons that the visitor is about
 * to press. The head is a picture of its own, so that it can move without a repaint.
 */
export function Robot({ mood, look }: Props) {
  return (
    <div className={css.figure} aria-hidden="true" data-mood={mood} data-look={look}>
      <svg viewBox="0 0 96 104" focusable="false">
        <path className={css.neck} d="M42 56h12v14H42z" />
        <path className={css.shell} d="M12 104V90a22 22 0 0 1 22-22h28a22 22 0 0 1 22 22v14z" />
        <rect className={css.visor} x="32" y="78" width="32" height="18" rx="6" />
        <path className={`${css.pulse} ${css.flat}`} d="M37 87H59" />
        <path className={`${css.pulse} ${css.beat}`} d="M37 87H43L46.5 81 50 92.5 53 87H59" />
      </svg>
      <svg className={css.head} viewBox="0 0 96 104" focusable="false">
        <path className={css.antenna} d="M48 16V7" />
        <circle className={css.lamp} cx="48" cy="6" r="3.5" />
        <rect className={css.ear} x="19" y="29" width="8" height="14" rx="4" />
        <rect className={css.ear} x="69" y="29" width="8" height="14" rx="4" />
        <rect className={css.shell} x="23" y="16" width="50" height="42" rx="17" />
        <rect className={css.visor} x="29" y="22" width="38" height="30" rx="12" />
        <g className={css.gaze}>
          <rect className={css.eye} x="37" y="29" width="6" height="10" rx="3" />
          <rect
            className={`${css.eye} ${css.peeking}`}
            x="53"
            y="29"
            width="6"
            height="10"
            rx="3"
          />
          <rect className={css.mouth} x="43" y="44" width="10" height="2.5" rx="1.25" />
        </g>
      </svg>
    </div>
  )
}
