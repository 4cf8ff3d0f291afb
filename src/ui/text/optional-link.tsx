import type { ReactNode } from 'react'

type Props = {
  readonly href: string | undefined
  /** For the link. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link, or its text alone where there is no address. */
export function OptionalLink({ href, className, children }: Props) {
  return href === undefined ? (
    children
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  )
}
