import css from './robot-avatar.module.css'

/** Where the robot looks: at the button of the last answer. */
export type Side = 'start' | 'middle' | 'end'

type Props = {
  /** "talking" while a line is typed, "asking" when there are answers. */
  readonly mood: 'asleep' | 'talking' | 'listening' | 'asking'
  readonly look: Side
}

/** The robot's head. The style sheet draws mood and look. */
export function RobotAvatar({ mood, look }: Props) {
  return (
    <svg
      className={css.root}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
      data-mood={mood}
      data-look={look}
    >
      <path className={css.antenna} d="M32 16V7" />
      <circle className={css.lamp} cx="32" cy="6" r="3.5" />
      <rect className={css.ear} x="3" y="29" width="8" height="14" rx="4" />
      <rect className={css.ear} x="53" y="29" width="8" height="14" rx="4" />
      <rect className={css.head} x="7" y="16" width="50" height="42" rx="17" />
      <rect className={css.visor} x="13" y="22" width="38" height="30" rx="12" />
      <g className={css.gaze}>
        <rect className={css.eye} x="21" y="29" width="6" height="10" rx="3" />
        <rect className={css.eye} x="37" y="29" width="6" height="10" rx="3" />
        <rect className={css.mouth} x="27" y="44" width="10" height="2.5" rx="1.25" />
      </g>
    </svg>
  )
}
