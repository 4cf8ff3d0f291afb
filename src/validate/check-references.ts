import type { RawProblem } from '#problems/raw-problem.ts'
import { entriesOf, itemsOf, propertyOf } from '#json/raw.ts'
import { checkAnchor } from '#sections/check-anchor.ts'
import { traitsOf } from '#sections/section.ts'

type Path = RawProblem['path']

/** Ids that the page gives to elements of its own. */
export const reservedIds: ReadonlySet<unknown> = new Set(['root', 'content', 'chunk-addresses'])

/** Anchors that every page has: its top, and where the skip link leads. */
const ownAnchors = new Set(['', 'top', 'content'])

/**
 * Finds what no schema can: ids that are taken, names of sections that do not exist, and what the
 * type of each section checks. It reads raw data, so that it reports beside problems of shape.
 */
export function checkReferences(document: unknown): RawProblem[] {
  const sections = itemsOf(propertyOf(document, 'sections'))
  const sectionIds = sections.map((section) => propertyOf(section, 'id'))
  return [
    ...checkIds(document),
    ...checkLinks(document, sectionIds),
    ...sections.flatMap((section, index) => {
      const path = ['sections', index]
      const { check } = traitsOf(propertyOf(section, 'type'))
      return [...checkReservedId(section, path), ...(check?.(section, { path, sectionIds }) ?? [])]
    }),
  ]
}

/** Checks that the ids of each list are unique in it. */
function checkIds(value: unknown, path: Path = []): RawProblem[] {
  if (!Array.isArray(value)) {
    return entriesOf(value).flatMap(([key, inner]) => checkIds(inner, [...path, key]))
  }
  const seen = new Set<string>()
  return value.flatMap((entry: unknown, index): RawProblem[] => {
    const id = propertyOf(entry, 'id')
    const isTaken = typeof id === 'string' && seen.has(id)
    if (typeof id === 'string') seen.add(id)
    const inner = checkIds(entry, [...path, index])
    const entries = String(path.at(-1)).replaceAll(
      /[A-Z]/gu,
      (letter) => ` ${letter.toLowerCase()}`,
    )
    if (!isTaken) return inner
    return [
      {
        path: [...path, index, 'id'],
        code: 'content/duplicate-id',
        message: `Two ${entries} have the id "${id}".`,
        help: 'Give each an id of its own.',
      },
      ...inner,
    ]
  })
}

function checkReservedId(section: unknown, path: Path): RawProblem[] {
  const id = propertyOf(section, 'id')
  if (!reservedIds.has(id)) return []
  return [
    {
      path: [...path, 'id'],
      code: 'content/reserved-id',
      message: `The page itself has a part with the id "${id}".`,
      help: 'Give the section another id.',
    },
  ]
}

/** Checks every link to an anchor of the page. */
function checkLinks(value: unknown, sectionIds: readonly unknown[], path: Path = []): RawProblem[] {
  const entries = Array.isArray(value) ? [...value.entries()] : entriesOf(value)
  return entries.flatMap(([key, inner]: readonly [string | number, unknown]) => {
    const isLink = (key === 'href' || key === 'url') && typeof inner === 'string'
    if (!isLink || !inner.startsWith('#')) return checkLinks(inner, sectionIds, [...path, key])
    const anchor = inner.slice(1)
    return ownAnchors.has(anchor) ? [] : checkAnchor(anchor, sectionIds, [...path, key], '#')
  })
}
