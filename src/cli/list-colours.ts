import { listSchemes } from '#content/colours/complete-colours.ts'
import { theme, writtenTheme } from '#content/theme/theme.ts'
import { readProperty } from '#json/untyped-value.ts'

import type { ContentDocument } from './read-content-document.ts'

/**
 * Lists the colours of a theme in each scheme that visitors get, and from which colour they are
 * derived. Undefined if the content has no theme, or one with wrong values.
 */
export function listColours({ document, locate }: ContentDocument): string | undefined {
  const raw = readProperty(document, 'theme')
  const written = writtenTheme.safeParse(raw)
  if (!written.success) return undefined
  const colours = theme.parse(raw)
  const rows = (['accent', 'ground', 'ink'] as const).map((name) => {
    const own = written.data[name]
    const shown = listSchemes(colours.scheme).map((scheme) => {
      const colour = colours[name][scheme]
      const single = typeof own === 'object' ? (own[scheme] ?? own.dark ?? own.light) : own
      const isDerived = single !== undefined && single !== colour
      return `${colour} in the ${scheme} scheme${isDerived ? `, derived from ${single}` : ''}`
    })
    return `   ${name.charAt(0).toUpperCase()}${name.slice(1)}: ${shown.join('; ')}`
  })
  return `Colours of the theme (${locate(['theme'])})\n${rows.join('\n')}\n`
}
