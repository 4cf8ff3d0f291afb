import type { DefaultLabel } from '#content/default-labels.ts'
import type { ParsedPortfolio } from '#content/portfolio.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'

/**
 * Lists the labels that the content leaves out as one JSON object in the shape of the content, to
 * translate and to merge. Entries of lists, such as sections, have their type and id.
 */
export function listLabels(labels: readonly DefaultLabel[], portfolio: ParsedPortfolio): string {
  if (labels.length === 0) return 'The content has a text for every label.'
  return JSON.stringify(nestLabels(labels, portfolio), null, 2)
}

function nestLabels(labels: readonly DefaultLabel[], holder: unknown): unknown {
  const [label] = labels
  if (label?.path.length === 0) return label.text
  const groups = [...Map.groupBy(labels, ({ path: [name = ''] }) => name).entries()]
  const inner = groups.map(([name, group]) => {
    const value = typeof name === 'number' ? readItems(holder)[name] : readProperty(holder, name)
    const rest = group.map(({ path, text }) => ({ path: path.slice(1), text }))
    return [name, nestLabels(rest, value)] as const
  })
  if (Array.isArray(holder)) return inner.map(([, value]) => value)
  // What the object would lack if it took the place of a text alone: the letters of the preloader.
  const [type, id, letters] = ['type', 'id', 'letters'].map((name) => readProperty(holder, name))
  return { type, id, ...(letters ? { letters } : {}), ...Object.fromEntries(inner) }
}
