import { listElements, type SvgElement } from './svg-elements.ts'

const animation = /^(?:.*:)?(?:set|animate(?:Transform|Motion)?)$/u
/** The word alone: an animation and a class may have it in their names. */
const endlessStyle = /animation(?:-iteration-count)?\s*:[^;:}]*(?<![\w.#-])infinite(?![\w-])/iu
/** A picture gets no clicks, and runs no script. */
const neverBegins =
  /^\s*(?:indefinite|(?:[\w-]+\.)?(?:click|mouse\w+|activate|focusin|focusout))\s*$/u

/**
 * Whether a drawing moves without end, also for visitors who ask for less motion. One whose styles ask
 * for their choice is taken to respect it.
 */
export function movesEndlessly(root: SvgElement): boolean {
  const elements = listElements(root)
  const styles = [
    ...elements.filter(({ name }) => /^(?:.*:)?style$/u.test(name)).map(({ text }) => text),
    ...elements.map(({ attributes }) => attributes.get('style') ?? ''),
  ]
    .map((css) => css.replaceAll(/\/\*[^]*?(?:\*\/|$)/gu, ''))
    .join('\n')
  if (/prefers-reduced-motion/iu.test(styles)) return false
  return endlessStyle.test(styles) || elements.some(repeatsEndlessly)
}

function repeatsEndlessly({ name, attributes }: SvgElement): boolean {
  return (
    animation.test(name) &&
    !neverBegins.test(attributes.get('begin') ?? '') &&
    ['repeatCount', 'repeatDur'].some((field) => attributes.get(field) === 'indefinite')
  )
}
