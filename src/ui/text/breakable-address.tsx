import { createElement, Fragment } from 'react'

/** An address whose lines break before the "@", and after ".", "-" and "/", if at all. */
export function BreakableAddress({ address }: { readonly address: string }) {
  const [first, ...others] = address.split(/(?=@)|(?<=[./-])(?![./-])/u)
  // As arguments: in a list, each part would need a key.
  return createElement(
    Fragment,
    null,
    first,
    ...others.flatMap((part) => [createElement('wbr'), part]),
  )
}
