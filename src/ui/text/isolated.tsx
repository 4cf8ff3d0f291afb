import { hasBothDirections } from '#fields/texts/text-direction.ts'

import css from './isolated.module.css'

/**
 * A text whose letters do not mix with those around it, such as "C++" on a Hebrew page. It has the
 * direction of its letters; with letters of both directions, that of the page: there the first word
 * of "Atlas – מפה" is on the right.
 */
export function Isolated({ text }: { readonly text: string }) {
  return hasBothDirections(text) ? <span className={css.mixed}>{text}</span> : <bdi>{text}</bdi>
}
