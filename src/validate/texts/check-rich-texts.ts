import { findParser } from '#fields/rich-text/rich-text.ts'
import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import type { Path } from '#json/path.ts'
import type { RawProblem } from '#problems/problem.ts'

import { suggestSiteFile } from '#validate/links/check-site-file.ts'
import { listFields } from './list-fields.ts'

/** The text of a rich field, how it is parsed, and where it is. */
type RichTextAt = {
  readonly path: Path
  readonly text: string
  readonly parsed: ReturnType<NonNullable<ReturnType<typeof findParser>>>
}

/** A longer text has another problem, and takes long to parse. */
const longest = 10_000

/**
 * Reports what the rich texts of a document contain and a text cannot, such as HTML. `siteFiles` are
 * suggested for links.
 */
export function checkRichTexts(document: unknown, siteFiles?: ReadonlySet<string>): RawProblem[] {
  return listRichTexts(document).flatMap(({ path, parsed }) =>
    dropRepeats(parsed.problems)
      .map((problem) => suggestSiteFile(problem, siteFiles))
      .map(({ code, message, help, suggestion }) => ({
        path,
        code,
        message,
        suggestion,
        // JSON escapes the backslash, and cannot break a line within a text.
        help: help
          .replaceAll('\\', '\\\\')
          .replaceAll('a blank line', 'a blank line ("\\n\\n")')
          .replaceAll('on a line of its own', 'after "\\n"'),
      })),
  )
}

/** A field with five tags, opening and closing, has one problem. */
function dropRepeats(problems: readonly TextProblem[]): readonly TextProblem[] {
  const first = problems.find(({ code }) => code === 'text/html')
  return problems
    .filter((problem) => problem.code !== 'text/html' || problem === first)
    .toSorted((a, b) => a.start - b.start)
}

/** Lists the rich texts of a document as it is written, which may be wrong in other ways. */
export function listRichTexts(document: unknown): RichTextAt[] {
  return listFields(document, (schema, text, path) => {
    const parse = findParser(schema)
    if (!parse || typeof text !== 'string' || text.length > longest) return undefined
    return { path, text, parsed: parse(text) }
  })
}
