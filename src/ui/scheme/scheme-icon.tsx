import type { Scheme } from './scheme.ts'

/** A half-filled disc for the system, a moon for dark, a sun for light. */
export function SchemeIcon({ scheme }: { readonly scheme: Scheme }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
    >
      {scheme === 'system' && (
        <>
          <circle cx="8" cy="8" r="6.25" />
          <path fill="currentColor" d="M8 2a6 6 0 0 1 0 12z" />
        </>
      )}
      {scheme === 'dark' && (
        <path fill="currentColor" d="M13.6 10.2A6.1 6.1 0 1 1 6 2.3a5 5 0 0 0 7.6 7.9z" />
      )}
      {scheme === 'light' && (
        <>
          <circle cx="8" cy="8" r="3" fill="currentColor" />
          <path d="M8 .5v2M8 13.5v2M.5 8h2M13.5 8h2M2.7 2.7l1.4 1.4M11.9 11.9l1.4 1.4M13.3 2.7l-1.4 1.4M4.1 11.9l-1.4 1.4" />
        </>
      )}
    </svg>
  )
}
