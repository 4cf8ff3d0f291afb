import type { Finding } from '#fields/finding.ts'
import { itemsOf, propertyOf } from '#fields/raw.ts'
import { checkGraph } from '#sections/conversation/graph.ts'

import { assetReferences } from './asset-references.ts'

/** Ids that the page gives to parts of its own. */
const reservedIds = new Set(['root', 'content', 'chunk-addresses'])

type Path = readonly (string | number)[]

/**
 * What no schema can say: names that must be unique, things that must exist. It reads raw data,
 * so that it reports beside errors of shape. `hasAsset` says whether a file stands beside the
 * content.
 */
export function checkReferences(document: unknown, hasAsset: (path: string) => boolean): Finding[] {
  const sections = itemsOf(propertyOf(document, 'sections'))
  const sectionIds = sections.map((section) => propertyOf(section, 'id'))
  return [
    ...checkReserved(sectionIds),
    ...checkUnique(sectionIds, (index) => ['sections', index, 'id'], 'sections'),
    ...sections.flatMap((section, index) => checkSection(section, sectionIds, ['sections', index])),
    ...checkAssets(document, hasAsset),
  ]
}

function checkSection(section: unknown, sectionIds: readonly unknown[], path: Path): Finding[] {
  const ids = (list: string) =>
    itemsOf(propertyOf(section, list)).map((item) => propertyOf(item, 'id'))
  switch (propertyOf(section, 'type')) {
    case 'hero':
      return checkScrollTo(propertyOf(section, 'scrollTo'), sectionIds, [...path, 'scrollTo'])
    case 'expertise':
      return [
        ...checkUnique(ids('cards'), (index) => [...path, 'cards', index, 'id'], 'cards'),
        ...checkCardAlt(section, path),
      ]
    case 'conversation':
      return [
        ...checkUnique(ids('answers'), (index) => [...path, 'answers', index, 'id'], 'answers'),
        ...checkGraph(section, path),
      ]
    default:
      return []
  }
}

function checkUnique(
  ids: readonly unknown[],
  pathOf: (index: number) => Path,
  what: string,
): Finding[] {
  const seen = new Set<string>()
  return ids.flatMap((id, index) => {
    if (typeof id !== 'string') return []
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    return [
      {
        path: pathOf(index),
        mark: 'value',
        code: 'content/duplicate-id',
        severity: 'error',
        message: `Two ${what} have the id "${id}".`,
        help: 'Give each an id of its own.',
      },
    ]
  })
}

function checkReserved(ids: readonly unknown[]): Finding[] {
  return ids.flatMap((id, index) =>
    typeof id === 'string' && reservedIds.has(id)
      ? [
          {
            path: ['sections', index, 'id'],
            mark: 'value' as const,
            code: 'content/reserved-id',
            severity: 'error' as const,
            message: `The page itself has a part with the id "${id}".`,
            help: 'Give the section another id.',
          },
        ]
      : [],
  )
}

function checkScrollTo(target: unknown, sectionIds: readonly unknown[], path: Path): Finding[] {
  if (typeof target !== 'string' || sectionIds.includes(target)) return []
  const known = sectionIds.filter((id) => typeof id === 'string').map((id) => `"${id}"`)
  return [
    {
      path,
      mark: 'value',
      code: 'content/unknown-section',
      severity: 'error',
      message: `"scrollTo" names the section "${target}", and no section has that id.`,
      help: known.length > 0 ? `Use one of ${known.join(', ')}.` : 'Give the section an "id".',
    },
  ]
}

function checkCardAlt(section: unknown, path: Path): Finding[] {
  return itemsOf(propertyOf(section, 'cards')).flatMap((card, index) =>
    propertyOf(card, 'animation') === undefined || propertyOf(card, 'alt') !== undefined
      ? []
      : [
          {
            path: [...path, 'cards', index],
            mark: 'value',
            code: 'content/missing-alt',
            severity: 'error',
            message: 'This card has an animation and no text alternative.',
            help: 'Say in "alt" what the animation shows.',
          },
        ],
  )
}

function checkAssets(document: unknown, hasAsset: (path: string) => boolean): Finding[] {
  return assetReferences(document)
    .filter(({ src }) => !hasAsset(src))
    .map(({ path, src }) => ({
      path,
      mark: 'value',
      code: 'content/missing-asset',
      severity: 'error',
      message: `There is no file "${src}" beside the content.`,
      help: `Put the file at content/${src}, or name one that is there.`,
    }))
}
