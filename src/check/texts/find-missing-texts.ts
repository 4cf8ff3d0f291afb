import { collapseSpaces } from '#fields/texts/collapse-spaces.ts'
import type { ShownText } from './list-shown-texts.ts'

/** What a visitor can read or hear of a document, with white space as single spaces. */
export type ReadableText = {
  /** The title and what search engines read. */
  readonly head: string
  /** The page without its sections. */
  readonly around: string
  /** Each section of the page. */
  readonly sections: readonly string[]
}

/**
 * Finds the texts that a site shows less often than its content has them. A text of a section may
 * be in that section or outside of all sections: another section may have the same words.
 */
export function findMissingTexts(
  texts: readonly ShownText[],
  documents: readonly ReadableText[],
): ShownText[] {
  const everything = documents
    .flatMap(({ head, around, sections }) => [head, around, ...sections])
    .join(' ')
  return [...Map.groupBy(dropShared(texts), findSection)].flatMap(([section, group]) => {
    const page = documents.find(({ sections }) => section !== undefined && section in sections)
    if (section === undefined || !page) return findMissing(group, everything)
    return findMissing(group, `${page.sections[section]} ${page.around}`)
  })
}

/**
 * Leaves out texts that an earlier record of the same list has, too: a section shows two jobs at one
 * employer as a group.
 */
function dropShared(texts: readonly ShownText[]): ShownText[] {
  const known = new Set<string>()
  return texts.filter(({ path: [root, list, , ...field], text }) => {
    if (root !== 'profile') return true
    const key = JSON.stringify([list, field, text])
    if (known.has(key)) return false
    known.add(key)
    return true
  })
}

function findSection({ path: [list, index] }: ShownText): number | undefined {
  return list === 'sections' && typeof index === 'number' ? index : undefined
}

/** Starts with the longest text: what it contains is not counted for a shorter one. */
function findMissing(texts: readonly ShownText[], shown: string): ShownText[] {
  const missing: ShownText[] = []
  const found: string[] = []
  const longestFirst = Map.groupBy(
    texts.toSorted((a, b) => b.text.length - a.text.length),
    ({ text }) => collapseSpaces(text),
  )
  for (const [text, same] of longestFirst) {
    const elsewhere = found.reduce((sum, longer) => sum + countParts(text, longer), 0)
    const here = Math.max(0, countParts(text, shown) - elsewhere)
    missing.push(...same.slice(here))
    for (const _ of same.slice(0, here)) found.push(text)
  }
  return missing
}

function countParts(part: string, whole: string): number {
  return whole.split(part).length - 1
}
