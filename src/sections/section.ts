import { z } from 'zod'

import { readProperty } from '#json/untyped-value.ts'
import type { Nouns } from '#problems/describe-path.ts'
import { findClosest } from '#problems/find-closest.ts'

import type { SectionTraits } from './define-section.ts'
import { ownSections } from './own-sections.ts'
import * as definitions from './schemas.ts'

// A namespace is in alphabetical order in Node, and in the order of its file in Vitest.
const all = Object.entries({ ...definitions, ...Object.fromEntries(ownSections) }).toSorted(
  ([a], [b]) => (a < b ? -1 : 1),
)
const [first, ...others] = all.map(([, { schema }]) => schema)
if (!first) throw new Error('There is no section type.')

/** A section of any type. */
export const section = z.discriminatedUnion('type', [first, ...others]).meta({
  id: 'Section',
  title: 'Section',
  description: 'One part of the page, from edge to edge. "type" decides which fields it has.',
})

export type Section = z.infer<typeof section>
export type SectionType = Section['type']
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>

/** The name of every section type, in alphabetical order. */
export const sectionTypes: readonly SectionType[] = section.options.flatMap(({ shape }) => [
  ...shape.type.options,
])

/** Whether a section shows who the owner is, beside its heading and its text. It reads raw data, too. */
export function showsOwner(written: unknown): boolean {
  const { showsPerson = false } = findTraits(readProperty(written, 'type'))
  return showsPerson && readProperty(written, 'showProfile') !== false
}

/** Whether a section is about the owner, or has the summary of the owner in place of a text. */
export function showsSummary(written: unknown): boolean {
  const { showsPerson = false } = findTraits(readProperty(written, 'type'))
  return showsOwner(written) || (showsPerson && readProperty(written, 'text') === undefined)
}

/** Returns the type of that name. Undefined for other values. */
export function readType(written: unknown): SectionType | undefined {
  return sectionTypes.find((type) => type === written)
}

const traits = new Map<unknown, SectionTraits<Section>>(
  all.flatMap(([, definition]) =>
    definition.schema.shape.type.options.map((type) => [type, definition] as const),
  ),
)

/** What a section type defines beside its schema; nothing where there is no such type. */
export function findTraits(type: unknown): SectionTraits<Section> {
  return traits.get(type) ?? {}
}

const otherNames = new Map(
  sectionTypes.flatMap((type) =>
    (findTraits(type).otherNames ?? []).map((name) => [name, type] as const),
  ),
)

/** Finds the type that an owner meant by a word that is none: "work", "skils". */
export function findMeantType(word: string): string | undefined {
  const name = word.toLowerCase().replaceAll(/[\s_]+/gu, '-')
  return otherNames.get(name) ?? findClosest(word, sectionTypes)
}

/** How messages name the entries of a section type's lists. */
export function findNouns(type: unknown): Nouns {
  return findTraits(type).nouns ?? {}
}
