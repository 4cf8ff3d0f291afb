import { formatValue } from '#json/format-value.ts'
import { readProperty, readValue } from '#json/untyped-value.ts'

import type { AbsentField } from './absent-field.ts'

/** Says that a line of a scene shows a project or leads to a section, not the scene. */
export function adviseOnLineField({ document, key, value, known }: AbsentField) {
  if ((key !== 'go' && key !== 'show') || !known.includes('lines')) return undefined
  const project = readProperty(readValue(document, ['profile', 'projects', 0]), 'name')
  const example = key === 'go' ? 'contact' : typeof project === 'string' ? project : 'atlas'
  const to = formatValue(typeof value === 'string' ? value : example)
  const text = key === 'go' ? 'Write to me.' : 'This is it.'
  return `Write it in one of the "lines": { "text": "${text}", "${key}": ${to} }.`
}

/** Says how an animation is played at another speed. */
export function adviseOnSpeed({ key, known }: AbsentField): string | undefined {
  return key === 'speed' && known.includes('frameRate')
    ? 'Delete it. "frameRate" is how many frames a second has: half of that of the file is half as fast.'
    : undefined
}
