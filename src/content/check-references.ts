import { closest } from '#fields/closest.ts'
import type { Finding } from '#fields/finding.ts'
import { entriesOf, itemsOf, propertyOf } from '#fields/raw.ts'
import { checkGraph } from '#sections/conversation/graph.ts'

import { checkAssets, type Assets } from './check-assets.ts'
import { checkSample } from './check-sample.ts'
import { checkTheme } from './check-theme.ts'

/** Ids that the page gives to parts of its own. */
const reservedIds = new Set(['root', 'content', 'chunk-addresses'])

/** Anchors that lead somewhere on every page: its top, and what the skip link leads to. */
const ownAnchors = new Set(['', 'top', 'content'])

type Path = readonly (string | number)[]

/**
 * What no schema can say: names that must be unique, things that must exist, colours that must be
 * told apart. It reads raw data, so that it reports beside errors of shape.
 */
export function checkReferences(document: unknown, assets: Assets): Finding[] {
  const sections = itemsOf(propertyOf(document, 'sections'))
  const sectionIds = sections.map((section) => propertyOf(section, 'id'))
  return [
    ...checkReserved(sectionIds),
    ...checkUnique(sectionIds, (index) => ['sections', index, 'id'], 'sections'),
    ...sections.flatMap((section, index) => checkSection(section, sectionIds, ['sections', index])),
    ...checkAnchors(document, sectionIds),
    ...checkTheme(propertyOf(document, 'theme')),
    ...checkAssets(document, assets),
    ...checkSample(document),
  ]
}

function checkSection(section: unknown, sectionIds: readonly unknown[], path: Path): Finding[] {
  return [...checkNavLabel(section, path), ...checkParts(section, sectionIds, path)]
}

function checkParts(section: unknown, sectionIds: readonly unknown[], path: Path): Finding[] {
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
    case 'contact':
      return checkBackend(propertyOf(section, 'backend'), [...path, 'backend'])
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

function checkNavLabel(section: unknown, path: Path): Finding[] {
  if (propertyOf(section, 'navLabel') === undefined) return []
  if (propertyOf(section, 'id') !== undefined) return []
  return [
    {
      path: [...path, 'navLabel'],
      mark: 'key',
      code: 'content/unused-label',
      severity: 'warning',
      message: 'This section has a label for the navigation and no anchor to lead to.',
      help: 'Give the section an "id", or take "navLabel" out.',
    },
  ]
}

function checkScrollTo(target: unknown, sectionIds: readonly unknown[], path: Path): Finding[] {
  return typeof target === 'string' ? checkTarget(target, sectionIds, path) : []
}

/** Every link that leads to an anchor of the page. */
function checkAnchors(value: unknown, sectionIds: readonly unknown[], path: Path = []): Finding[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => checkAnchors(item, sectionIds, [...path, index]))
  }
  return entriesOf(value).flatMap(([key, item]) => {
    const isLink = (key === 'href' || key === 'url') && typeof item === 'string'
    if (!isLink || !item.startsWith('#')) return checkAnchors(item, sectionIds, [...path, key])
    const anchor = item.slice(1)
    return ownAnchors.has(anchor) ? [] : checkTarget(anchor, sectionIds, [...path, key], '#')
  })
}

function checkTarget(
  target: string,
  sectionIds: readonly unknown[],
  path: Path,
  prefix = '',
): Finding[] {
  if (sectionIds.includes(target)) return []
  const known = sectionIds.filter((id) => typeof id === 'string')
  const near = closest(target, known)
  const list = known.map((id) => `"${prefix}${id}"`).join(', ')
  return [
    {
      path,
      mark: 'value',
      code: 'content/unknown-section',
      severity: 'error',
      message: `No section has the id "${target}".`,
      help: known.length > 0 ? `Write one of ${list}.` : 'Give the section that is meant an "id".',
      suggestion: near === undefined ? undefined : `${prefix}${near}`,
    },
  ]
}

/** Hosts that stand for another in examples (RFC 2606), and words of templates. */
const placeholderHost =
  /(^|\.)(example\.(com|net|org|edu)|example|invalid|test)$|^(www\.)?your-?(domain|site|server|backend|api|host)\b|^[^.]*$/iu

/** Words of templates in the path of an address. */
const placeholderPath = /(?<![a-z\d])your[-_]|\/(x{3,}|todo)(\/|$)/iu

/** Hosts that are the computer of whoever looks at the page. */
const ownComputer = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0)$/iu

function checkBackend(backend: unknown, path: Path): Finding[] {
  const message = typeof backend === 'string' ? emptyPromise(backend) : undefined
  if (message === undefined) return []
  return [
    {
      path,
      mark: 'value',
      code: 'contact/placeholder-backend',
      // CONTACT_BACKEND may yet name the real one when the site is built.
      severity: 'warning',
      message,
      help: 'Write "/" for the server that serves the page, or the address of your contact service.',
    },
  ]
}

/** Why an address receives no messages, where that can be seen from it. */
function emptyPromise(backend: string): string | undefined {
  const [, authority, rest = ''] = /^https?:\/\/([^/]*)(.*)$/iu.exec(backend) ?? []
  if (authority === undefined) return undefined
  const host = authority.replace(/^.*@/u, '').replace(/:\d*$/u, '')
  if (ownComputer.test(host)) {
    return 'Messages would go to the computer of each visitor, and never reach you.'
  }
  return placeholderHost.test(host) || placeholderPath.test(rest)
    ? 'Messages would go to an address that stands for another, and reach nobody.'
    : undefined
}

function checkCardAlt(section: unknown, path: Path): Finding[] {
  return itemsOf(propertyOf(section, 'cards')).flatMap((card, index) =>
    propertyOf(card, 'animation') === undefined || propertyOf(card, 'alt') !== undefined
      ? []
      : [
          {
            path: [...path, 'cards', index],
            mark: 'parent',
            code: 'content/missing-alt',
            severity: 'error',
            message: 'This card has an animation and no text alternative.',
            help: 'Say in "alt" what the animation shows.',
          },
        ],
  )
}
