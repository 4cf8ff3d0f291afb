/** Two bars for pause, a triangle for play. */
export function PlayIcon({ action }: { readonly action: 'pause' | 'play' }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={action === 'pause' ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M4 1.5v13L14 8z'} />
    </svg>
  )
}
