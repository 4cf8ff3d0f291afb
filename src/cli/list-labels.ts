import type { DefaultLabel } from '#content/default-labels.ts'
import type { ParsedPortfolio } from '#content/portfolio.ts'
import type { Path } from '#json/path.ts'
import { propertyOf } from '#json/untyped-value.ts'

/**
 * Lists the labels that the content leaves out as JSON, to copy and translate: those of the page, and
 * those of each section.
 */
export function listLabels(labels: readonly DefaultLabel[], portfolio: ParsedPortfolio): string {
  if (labels.length === 0) return 'The content has a text for every label.'
  const groups = Map.groupBy(labels, ({ path }) => JSON.stringify(path.slice(0, -1)))
  const parts = [...groups.entries()].map(([key, group]) => {
    const path: Path = JSON.parse(key)
    const lines = group.map(
      ({ path: of, text }) => `  ${JSON.stringify(of.at(-1))}: ${JSON.stringify(text)}`,
    )
    return `${describeHolder(path, portfolio)}\n${lines.join(',\n')}`
  })
  return `These labels have their English defaults. Copy them into the content to translate them.\n\n${parts.join('\n\n')}\n`
}

/** Says where labels belong: "In "labels":", or the section by its type and id. */
function describeHolder([name, index]: Path, { sections }: ParsedPortfolio): string {
  if (name !== 'sections' || typeof index !== 'number') return `In ${JSON.stringify(name)}:`
  const section = sections[index]
  const id = propertyOf(section, 'id')
  return `In the section ${index + 1}, "${section?.type}"${typeof id === 'string' ? ` (${id})` : ''}:`
}
