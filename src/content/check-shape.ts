import { closest } from '#fields/closest.ts'
import type { Finding } from '#fields/finding.ts'
import { entriesOf, itemsOf, propertyOf, valueAt } from '#fields/raw.ts'
import { section } from '#sections/schemas.ts'

import {
  describeIssue,
  describeUnknownKey,
  describeValues,
  type ShapeFinding,
} from './describe-issue.ts'
import { knownKeys } from './known-keys.ts'
import { portfolio, type Portfolio } from './portfolio.ts'

/** What the model makes of a document. */
export type ShapeResult = {
  readonly portfolio: Portfolio | undefined
  readonly findings: readonly Finding[]
  /** The document as it was meant: with it, a misspelt section type hides nothing else. */
  readonly document: unknown
}

/** Checks a document against the model: one finding for each cause. */
export function checkShape(written: unknown): ShapeResult {
  const { document, findings } = mendTypes(written)
  const guessed = new Set(findings.map(({ path }) => JSON.stringify(path.slice(0, 2))))
  const parsed = portfolio.safeParse(document)
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path.filter((part) => typeof part !== 'symbol')
    if (issue.code === 'unrecognized_keys') {
      const keys = keysByNeed(document, path)
      findings.push(...issue.keys.map((key) => describeUnknownKey(path, key, keys)))
    } else {
      const finding = describeIssue(issue, path, valueAt(document, path))
      // What a section lacks is for its own type to say, not for the one that was guessed.
      const isGuess = guessed.has(JSON.stringify(finding.path))
      if (!isGuess || finding.missing === undefined) findings.push(finding)
    }
  }
  return {
    portfolio: findings.length > 0 ? undefined : parsed.data,
    findings: withoutMisspelt(findings),
    document,
  }
}

/** The fields of an object, those it lacks first: one of them was meant. */
function keysByNeed(document: unknown, path: Finding['path']): string[][] {
  const known = knownKeys(document, path)
  const there = new Set(entriesOf(valueAt(document, path)).map(([key]) => key))
  return [known.filter((key) => !there.has(key)), known.filter((key) => there.has(key))]
}

/** Leaves out that a field is missing where it is there, misspelt. */
function withoutMisspelt(findings: readonly ShapeFinding[]): Finding[] {
  const meant = new Set(
    findings
      .filter(({ code }) => code === 'content/unknown-key')
      .map(({ path, suggestion }) => JSON.stringify([...path.slice(0, -1), suggestion])),
  )
  return findings.filter(
    ({ code, path, missing }) =>
      code !== 'content/missing-field' || !meant.has(JSON.stringify([...path, missing])),
  )
}

const types = section.options.flatMap((option) => [...option.shape.type.options])

/** Reads a section of a misspelt type, or with a misspelt "type", as the one that was meant. */
function mendTypes(document: unknown): { document: unknown; findings: ShapeFinding[] } {
  const findings: ShapeFinding[] = []
  const sections = itemsOf(propertyOf(document, 'sections')).map((one: unknown, index) => {
    const path = ['sections', index]
    const type = propertyOf(one, 'type')
    if (typeof type === 'string') {
      const meant = types.find((known) => known === closest(type, types))
      if (!meant || types.some((known) => known === type)) return one
      const words = describeValues(type, types)
      findings.push({ path: [...path, 'type'], mark: 'value', severity: 'error', ...words })
      return renamed(one, 'type', 'type', meant)
    }
    const keys = entriesOf(one).map(([key]) => key)
    const misspelt = keys.find((key) => closest(key, ['type']) && !isField(key))
    if (type !== undefined || misspelt === undefined) return one
    findings.push(describeUnknownKey(path, misspelt, [['type']]))
    return renamed(one, misspelt, 'type', propertyOf(one, misspelt))
  })
  if (findings.length === 0) return { document, findings }
  return { document: renamed(document, 'sections', 'sections', sections), findings }
}

/** Whether some section type has such a field. */
function isField(key: string): boolean {
  return section.options.some((option) => Object.hasOwn(option.shape, key))
}

/** A copy of an object in which one field has another name or value. */
function renamed(object: unknown, key: string, name: string, value: unknown): object {
  return Object.fromEntries(
    entriesOf(object).map((entry) => (entry[0] === key ? [name, value] : entry)),
  )
}
