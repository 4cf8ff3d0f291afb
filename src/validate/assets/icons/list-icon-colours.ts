import { readSvg, type SvgElement } from '#validate/assets/svg/svg-elements.ts'

import { readStyle, undrawn } from './read-icon.ts'

/** What is no colour of its own. */
const colourless = /^(?:none|transparent|inherit|currentcolor)$/u

/** Lists the colours and gradients that the shapes of a drawing are filled and drawn with. */
export function listIconColours(text: string): ReadonlySet<string> {
  return new Set(readSvg(text).children.flatMap(listColours))
}

function listColours({ name, attributes, children }: SvgElement): string[] {
  if (undrawn.test(name)) return []
  const written = [...attributes, ...readStyle(attributes.get('style') ?? '')]
    .filter(([property]) => /^(?:fill|stroke)$/u.test(property))
    .map(([, value]) => value.trim().toLowerCase())
    .filter((value) => value !== '' && !colourless.test(value))
  return [...written, ...children.flatMap(listColours)]
}
