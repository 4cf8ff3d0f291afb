import { z } from 'zod'

import type { Path } from '#json/path.ts'
import { isObject, readValue } from '#json/untyped-value.ts'
import { isRichText, readPlainParagraphs } from '#fields/rich-text/plain-text.ts'
import { findShown } from '#fields/texts/text.ts'
import { listFields } from '#validate/texts/list-fields.ts'

/** A text that is on the page without JavaScript, and the keys and indexes that lead to it. */
export type ShownText = { readonly path: Path; readonly text: string }

/**
 * Lists every text of a parsed document that is on the page without JavaScript. Each field of the
 * schema states this, so a new section type needs no change here.
 */
export function listShownTexts(document: unknown): ShownText[] {
  return listFields(document, (schema, value, path) => {
    const shown = findShown(schema instanceof z.ZodPipe ? schema.in : schema)
    const isShown =
      typeof shown === 'function' ? shown(...listHolders(document, path)) : shown === 'always'
    if (!isShown) return undefined
    if (schema instanceof z.ZodString && typeof value === 'string') return [{ path, text: value }]
    return isRichText(value)
      ? readPlainParagraphs(value).map((text) => ({ path, text }))
      : undefined
  }).flat()
}

/** The objects around a value, innermost first. */
function listHolders(document: unknown, path: Path): unknown[] {
  return path
    .map((_, length) => readValue(document, path.slice(0, length)))
    .filter(isObject)
    .toReversed()
}
