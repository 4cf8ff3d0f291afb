import type { ComponentProps } from 'react'

import css from './button.module.css'

/** A button of the interface. It does not submit unless its type says so. */
export function Button({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={css.root} />
}

/** A link that looks like a button. */
export function ButtonLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={css.root}>
      {children}
    </a>
  )
}
