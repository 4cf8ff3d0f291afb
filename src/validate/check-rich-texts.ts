import { z } from 'zod'

import { portfolio } from '#content/portfolio.ts'
import { richTexts } from '#fields/rich-text/rich-text.ts'
import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import type { Path } from '#json/path.ts'
import { entriesOf, itemsOf } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

import { findOption } from './shape/find-option.ts'

/** The text of a rich field, how it is parsed, and where it is. */
type RichTextAt = {
  readonly path: Path
  readonly text: string
  readonly parsed: ReturnType<NonNullable<ReturnType<typeof richTexts.get>>['parse']>
}

/** A longer text has another problem, and takes long to parse. */
const longest = 10_000

/** Reports what the rich texts of a document contain and a text cannot, such as HTML. */
export function checkRichTexts(document: unknown): RawProblem[] {
  return listRichTexts(document).flatMap(({ path, parsed }) =>
    withoutRepeats(parsed.problems).map(({ code, message, help, suggestion }) => ({
      path,
      code,
      message,
      suggestion,
      // JSON escapes the backslash.
      help: help.replaceAll('\\', '\\\\'),
    })),
  )
}

/** A field with five tags, opening and closing, has one problem. */
function withoutRepeats(problems: readonly TextProblem[]): readonly TextProblem[] {
  const first = problems.find(({ code }) => code === 'text/html')
  return problems.filter((problem) => problem.code !== 'text/html' || problem === first)
}

/** Lists the rich texts of a document as it is written, which may be wrong in other ways. */
export function listRichTexts(document: unknown): RichTextAt[] {
  return richTextsIn(portfolio, document, [])
}

function richTextsIn(schema: z.core.$ZodType, value: unknown, path: Path): RichTextAt[] {
  const inner = (of: z.core.$ZodType, item: unknown, name: string | number) =>
    richTextsIn(of, item, [...path, name])

  if (value === undefined) return []
  if (schema instanceof z.ZodPipe) {
    const parse = richTexts.get(schema)?.parse
    if (!parse || typeof value !== 'string' || value.length > longest) return []
    return [{ path, text: value, parsed: parse(value) }]
  }
  if (schema instanceof z.ZodObject) {
    const fields: Readonly<Record<string, z.core.$ZodType>> = schema.shape
    return entriesOf(value).flatMap(([name, item]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return field ? inner(field, item, name) : []
    })
  }
  if (schema instanceof z.ZodArray) {
    return itemsOf(value).flatMap((item, index) => inner(schema.element, item, index))
  }
  if (schema instanceof z.ZodRecord) {
    return entriesOf(value).flatMap(([name, item]) => inner(schema.valueType, item, name))
  }
  if (schema instanceof z.ZodUnion) {
    const option = findOption(schema, value)
    return option ? richTextsIn(option, value, path) : []
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return richTextsIn(schema.def.innerType, value, path)
  }
  return []
}
