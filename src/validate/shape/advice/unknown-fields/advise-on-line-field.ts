import { formatValue } from '#json/format-value.ts'
import { readProperty, readValue } from '#json/untyped-value.ts'

import type { UnknownField } from './unknown-field.ts'

/** Says that a line of a scene shows a project or leads to a section, not the scene. */
export function adviseOnLineField({ document, key, value, known }: UnknownField) {
  if ((key !== 'go' && key !== 'show') || !known.includes('lines')) return undefined
  const project = readProperty(readValue(document, ['profile', 'projects', 0]), 'name')
  const example = key === 'go' ? 'contact' : typeof project === 'string' ? project : 'atlas'
  const to = formatValue(typeof value === 'string' ? value : example)
  const text = key === 'go' ? 'Write to me.' : 'This is it.'
  return `Write it in one of the "lines": { "text": "${text}", "${key}": ${to} }.`
}
