import type { Problem } from '#content/check-portfolio.ts'
import { codeFrame } from '#content/code-frame.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { problemLine } from '#content/problem-words.ts'
import { backend } from '#sections/contact/schema.ts'
import { loadPortfolio } from '#disk/load-portfolio.ts'
import { shownPath } from '#disk/shown-path.ts'

/** A content file that is not fit to be shown: every error in it, at the place of the first. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly id: string
  readonly loc: { readonly file: string; readonly line: number; readonly column: number }
  readonly frame: string

  constructor(file: string, text: string, errors: readonly [Problem, ...Problem[]]) {
    // Line for line what `npm run validate -- --format compact` prints.
    super(errors.map((problem) => problemLine(shownPath(file), problem)).join('\n'))
    const [first] = errors
    this.id = file
    this.loc = { file, line: first.line, column: first.column }
    this.frame = codeFrame(text, first)
    // Where it was thrown is of no use to someone who edits content.
    this.stack = ''
  }
}

/**
 * Reads the content for the page, and gives `tell` the warnings of one that is fit to be shown.
 * Throws a ContentError where it is not.
 */
export function readContent(
  file: string,
  tell?: (warnings: readonly Problem[]) => void,
): Portfolio {
  const { portfolio, problems, text } = loadPortfolio(file)
  if (portfolio) {
    tell?.(problems)
    return withBackend(portfolio, process.env['CONTACT_BACKEND'])
  }
  const [first, ...others] = problems.filter(({ severity }) => severity === 'error')
  if (!first) throw new Error(`${shownPath(file)} cannot be shown, and no error in it is known.`)
  throw new ContentError(file, text, [first, ...others])
}

/** Lets the environment of the build name another contact service. Throws where it is none. */
function withBackend(portfolio: Portfolio, override: string | undefined): Portfolio {
  if (override === undefined || override === '') return portfolio
  const { success } = backend.safeParse(override)
  if (!success || !(override === '/' || URL.canParse(override))) {
    throw new Error(
      `CONTACT_BACKEND is "${override}". Write "/" or the https:// address of the contact service.`,
    )
  }
  const sections = portfolio.sections.map((section) =>
    section.type === 'contact' ? { ...section, backend: override } : section,
  )
  return { ...portfolio, sections }
}
