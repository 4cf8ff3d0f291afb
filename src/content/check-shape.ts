import { closest } from '#fields/closest.ts'
import type { Finding } from '#fields/finding.ts'
import { entriesOf, isObject, itemsOf, propertyOf, valueAt } from '#fields/raw.ts'
import { section } from '#sections/schemas.ts'

import { describeIssue, describeUnknownKey, describeValues } from './describe-issue.ts'
import { knownKeys } from './known-keys.ts'
import { portfolio, type Portfolio } from './portfolio.ts'

type Path = Finding['path']

/** What the model makes of a document. */
export type ShapeResult = {
  readonly portfolio: Portfolio | undefined
  readonly findings: readonly Finding[]
  /** The document as it was meant, so that a misspelt name hides nothing and brings nothing else. */
  readonly document: unknown
  /** Where a part of that document stands in the one that was written. */
  readonly writtenPath: (path: Path) => Path
}

/** Checks a document against the model: one finding for each cause. */
export function checkShape(written: unknown): ShapeResult {
  let document = written
  const names = new Map<string, string>()
  const misspelt: Finding[] = []
  const guessed = new Set<string>()
  for (;;) {
    const parsed = portfolio.safeParse(document)
    const issues = parsed.error?.issues ?? []
    const slips = [...slipsOfType(document), ...slipsOfKey(document, issues)]
    if (slips.length === 0) {
      const findings = [...misspelt, ...findingsOf(document, issues, guessed)]
      const writtenPath = (path: Path) => translated(path, names)
      const whole = findings.length > 0 ? undefined : parsed.data
      return { portfolio: whole, findings, document, writtenPath }
    }
    // What was written stays as it is: only a copy is mended.
    if (document === written) document = copied(written)
    for (const { finding, path, from, to, type } of slips) {
      const object = valueAt(document, path)
      if (!isObject(object)) continue
      Reflect.set(object, to, type ?? propertyOf(object, from))
      if (type === undefined) {
        Reflect.deleteProperty(object, from)
        names.set(JSON.stringify([...path, to]), from)
      } else guessed.add(JSON.stringify(path))
      misspelt.push(finding)
    }
  }
}

/** A name that was misspelt in an object: a key, or the type of a section. */
type Slip = {
  readonly finding: Finding
  readonly path: Path
  readonly from: string
  readonly to: string
  readonly type?: string
}

const types = section.options.flatMap((option): string[] => [...option.shape.type.options])

/** Sections of a misspelt type, or with a misspelt "type": without it nothing is known of them. */
function slipsOfType(document: unknown): Slip[] {
  return itemsOf(propertyOf(document, 'sections')).flatMap((one, index): Slip[] => {
    const path = ['sections', index]
    const type = propertyOf(one, 'type')
    if (typeof type === 'string') {
      const meant = types.includes(type) ? undefined : closest(type, types)
      if (meant === undefined) return []
      const words = describeValues(type, types)
      const finding: Finding = {
        ...words,
        path: [...path, 'type'],
        mark: 'value',
        severity: 'error',
      }
      return [{ finding, path, from: 'type', to: 'type', type: meant }]
    }
    if (type !== undefined) return []
    const keys = entriesOf(one).map(([key]) => key)
    const from = keys.find((key) => closest(key, ['type']) && !isField(key))
    if (from === undefined) return []
    return [{ finding: describeUnknownKey(path, from, 'type'), path, from, to: 'type' }]
  })
}

/** Whether some section type has such a field. */
function isField(key: string): boolean {
  return section.options.some((option) => Object.hasOwn(option.shape, key))
}

type Issues = NonNullable<ReturnType<typeof portfolio.safeParse>['error']>['issues']

/** Keys that the model does not know, each beside a field that is missing and is spelt alike. */
function slipsOfKey(document: unknown, issues: Issues): Slip[] {
  return issues.flatMap((issue): Slip[] => {
    if (issue.code !== 'unrecognized_keys') return []
    const path = pathOf(issue)
    const there = valueAt(document, path)
    const missing = new Set(
      knownKeys(document, path).filter((key) => propertyOf(there, key) === undefined),
    )
    return issue.keys.flatMap((from): Slip[] => {
      const to = closest(from, missing)
      if (to === undefined) return []
      missing.delete(to)
      return [{ finding: describeUnknownKey(path, from, to), path, from, to }]
    })
  })
}

function findingsOf(document: unknown, issues: Issues, guessed: ReadonlySet<string>): Finding[] {
  // Of a value of the wrong type, nothing else can be said: a text has no items to count.
  const mistyped = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => JSON.stringify(path)),
  )
  return issues.flatMap((issue): Finding[] => {
    const path = pathOf(issue)
    if (issue.code !== 'invalid_type' && mistyped.has(JSON.stringify(path))) return []
    if (issue.code === 'unrecognized_keys') {
      const known = knownKeys(document, path)
      const there = valueAt(document, path)
      const isThere = (name: string) => propertyOf(there, name) !== undefined
      return issue.keys.map((key) => {
        const meant = closest(
          key,
          known.filter((name) => !isThere(name)),
        )
        const double = meant === undefined ? closest(key, known.filter(isThere), 1) : undefined
        return describeUnknownKey(path, key, meant, double)
      })
    }
    const finding = describeIssue(issue, path, valueAt(document, path), types)
    // What a section lacks is for its own type to say, not for the one that was guessed.
    const isGuess = finding.mark === 'parent' && guessed.has(JSON.stringify(finding.path))
    return isGuess ? [] : [finding]
  })
}

function pathOf({ path }: Issues[number]): Path {
  return path.filter((part) => typeof part !== 'symbol')
}

/** The path with each name as it was written. */
function translated(path: Path, names: ReadonlyMap<string, string>): Path {
  if (names.size === 0) return path
  return path.map((part, index) => names.get(JSON.stringify(path.slice(0, index + 1))) ?? part)
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => copied(item))
  if (!isObject(value)) return value
  return Object.fromEntries(entriesOf(value).map(([key, item]) => [key, copied(item)]))
}
