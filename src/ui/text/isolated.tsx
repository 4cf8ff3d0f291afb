import { createElement, Fragment } from 'react'

import { hasBothDirections } from '#fields/texts/letter-direction.ts'

import css from './isolated.module.css'

/** The end of "C++" or "C#", which a page from right to left would write as "++C". */
const signs = /(\p{Script=Latin}[+#]+)/u

/**
 * A text whose letters do not mix with those around it, such as "C++" on a Hebrew page. It has the
 * direction of its letters; with letters of both directions, that of the page: there the first word
 * of "Atlas – מפה" is on the right.
 */
export function Isolated({ text }: { readonly text: string }) {
  if (!hasBothDirections(text)) return <bdi>{text}</bdi>
  return (
    <span className={css.mixed}>
      <WholeSigns text={text} />
    </span>
  )
}

/** A text among others, in which "C++" is whole on a page from right to left, too. */
export function WholeSigns({ text }: { readonly text: string }) {
  const parts = text
    .split(signs)
    .map((part, index) =>
      index % 2 === 0 ? part : createElement('span', { className: css.signs }, part),
    )
  // As arguments: in a list, each part would need a key.
  return createElement(Fragment, null, ...parts)
}
