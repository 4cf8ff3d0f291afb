import type { Shown } from './shown-texts.ts'
import { template } from './template.ts'
import { text } from './text.ts'

/** A text of the interface, with a default that an owner may replace. */
export function label(standard: string, max: number, shown?: Shown) {
  return text(max, shown).default(standard)
}

/** The same with placeholders that the site fills, such as {page}. All of them are required. */
export function labelTemplate(standard: string, max: number) {
  const places = [...standard.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)
  return template(max, ...places).default(standard)
}
