import css from './menu-icon.module.css'

/** Two lines, which cross while the menu is open. */
export function MenuIcon() {
  return (
    <svg
      className={css.root}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
    >
      <path className={css.upper} d="M1 5.5h14" />
      <path className={css.lower} d="M1 10.5h14" />
    </svg>
  )
}
