import { codeFrame } from '#content/code-frame.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { backend } from '#sections/contact/schema.ts'
import { loadPortfolio } from '#disk/load-portfolio.ts'

/** A content file that is not fit to be shown, at the place of its first error. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly id: string
  readonly loc: { readonly file: string; readonly line: number; readonly column: number }
  readonly frame: string

  constructor(file: string, message: string, place: { line: number; column: number }, frame = '') {
    super(message)
    this.id = file
    this.loc = { file, line: place.line, column: place.column }
    this.frame = frame
    // Where it was thrown is of no use to someone who edits content.
    this.stack = ''
  }
}

/** Reads the content for the page. Throws a ContentError that tells of every error in it. */
export function readContent(file: string): Portfolio {
  const { portfolio, problems, text } = loadPortfolio(file)
  if (portfolio) return withBackend(portfolio, process.env['CONTACT_BACKEND'])
  const errors = problems.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (!first) throw new ContentError(file, 'The content cannot be read.', { line: 1, column: 1 })
  const others = errors
    .slice(1)
    .map(({ line, column, message }) => `Also ${line}:${column}: ${message}`)
  const message = [`${file}:${first.line}:${first.column}`, first.message, first.help, ...others]
  throw new ContentError(file, message.join('\n'), first, codeFrame(text, first))
}

/** Lets the environment of the build name another contact service. Throws where it is none. */
function withBackend(portfolio: Portfolio, override: string | undefined): Portfolio {
  if (override === undefined || override === '') return portfolio
  const { success } = backend.safeParse(override)
  if (!success) {
    throw new Error(
      `CONTACT_BACKEND is "${override}". Write "/" or the https:// address of the contact service.`,
    )
  }
  const sections = portfolio.sections.map((section) =>
    section.type === 'contact' ? { ...section, backend: override } : section,
  )
  return { ...portfolio, sections }
}
