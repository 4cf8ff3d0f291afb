import { standardLabels } from '#fields/label.ts'
import type { Shown } from '#fields/text.ts'
import type { Path } from '#json/path.ts'
import { entriesOf, itemsOf, propertyOf } from '#json/untyped-value.ts'

import type { ParsedPortfolio } from './portfolio.ts'

/** A label that the content leaves out, with its English default. */
export type DefaultLabel = { readonly path: Path; readonly text: string }

/**
 * Lists the labels that a document leaves out, in the order of the model. Those of pages of projects
 * count only if a project has a story.
 */
export function listDefaultLabels(document: unknown, portfolio: ParsedPortfolio): DefaultLabel[] {
  const hasStory = portfolio.profile?.projects?.some(({ story }) => story !== undefined) ?? false
  return labelsIn(portfolio, document, []).filter(
    ({ path }) => hasStory || path[0] !== 'projectPages',
  )
}

/** `holders` are the objects around a value, innermost first. */
function labelsIn(
  parsed: unknown,
  written: unknown,
  path: Path,
  holders: readonly unknown[] = [],
): DefaultLabel[] {
  if (typeof parsed === 'string') {
    const isLeft = written === undefined && isNeeded(standardLabels.get(parsed), holders)
    return isLeft ? [{ path, text: parsed }] : []
  }
  if (Array.isArray(parsed)) {
    return parsed.flatMap((item: unknown, index) =>
      labelsIn(item, itemsOf(written)[index], [...path, index], holders),
    )
  }
  return entriesOf(parsed).flatMap(([name, item]) =>
    labelsIn(item, propertyOf(written, name), [...path, name], [parsed, ...holders]),
  )
}

function isNeeded(shown: Shown | undefined, holders: readonly unknown[]): boolean {
  return typeof shown === 'function' ? shown(...holders) : shown !== undefined
}
