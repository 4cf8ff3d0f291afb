import type { Path } from '#json/path.ts'
import { findMeantType, readType } from '#sections/section.ts'

import { findExample, isOptional, listKnownKeys } from './follow-model.ts'

/** How the section begins that a text in the list of sections is meant for, such as "about". */
export function findSectionExample(path: Path, written: unknown): object | undefined {
  if (path.length !== 2 || path[0] !== 'sections' || typeof written !== 'string') return undefined
  const type = readType(written) ?? findMeantType(written)
  if (type === undefined) return undefined
  const document = { sections: [{ type }] }
  const firstPath = ['sections', 0]
  const field = listKnownKeys(document, firstPath).find(
    (name) => name !== 'type' && !isOptional(document, [...firstPath, name]),
  )
  return field === undefined
    ? { type }
    : { type, [field]: findExample(document, [...firstPath, field]) }
}
