import { dirname, join } from 'node:path'

import type { Problem } from '#problems/problem.ts'
import { formatExcerpt } from '#json/source-excerpt.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { formatProblemLine, formatSampleWarnings } from '#problems/format-problem.ts'
import { loadPortfolio } from '#disk/load-portfolio.ts'
import { readContactBackend, readSiteHost } from '#disk/read-publication.ts'
import { readOwnStyles } from '#disk/owner/own-styles.ts'
import { readPublicPages } from '#disk/owner/public-pages.ts'
import { formatPath } from '#disk/format-path.ts'

import { addTranslations } from './add-translations.ts'
import { addProjectPages, type SiteContent } from './site-content.ts'

/** A problem in a file of the content, and the text of the file. */
export type FileProblem = {
  readonly file: string
  readonly text: string
  readonly problem: Problem
}

/** Prints the warnings of content. */
export type WarningPrinter = (warnings: readonly FileProblem[]) => void

/** The content has errors. The message lists them, and `loc` is the position of the first. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly id: string
  readonly loc: { readonly file: string; readonly line: number; readonly column: number }
  readonly frame: string

  constructor(errors: readonly [FileProblem, ...FileProblem[]]) {
    super(formatLines(errors))
    const [{ file, text, problem }] = errors
    this.id = file
    this.loc = { file, line: problem.line, column: problem.column }
    // The overlay of Vite cuts white space at the start, which aligns the first line.
    this.frame = `\u200b${formatExcerpt(text, problem)}`
    // Owners do not need a stack trace.
    this.stack = ''
  }
}

/**
 * Reads the content for the page, and passes the warnings of valid content to `print`. Throws a
 * ContentError if there are errors.
 */
export function readContent(file: string, print?: WarningPrinter): SiteContent {
  const { portfolio, document, problems, text, stories, pages } = loadPortfolio(file)
  const files = [
    { file, text, problems },
    ...[...stories, ...pages].map((one) => ({ ...one, file: join(dirname(file), one.file) })),
    ...(print ? readPublicPages(portfolio ?? document, pages, formatPath(dirname(file))) : []),
    ...(print ? readOwnStyles(portfolio, file) : []),
  ]
  const found = files.flatMap((one) =>
    one.problems.map((problem) => ({ file: one.file, text: one.text, problem })),
  )
  if (portfolio) {
    print?.(found)
    const content = overrideHost(overrideBackend(portfolio))
    return addTranslations(addProjectPages(content, stories), file)
  }
  const [first, ...others] = found.filter(({ problem }) => problem.severity === 'error')
  if (!first) throw new Error(`${formatPath(file)} cannot be shown, and no error in it is known.`)
  throw new ContentError([first, ...others])
}

/** Replaces the contact service by CONTACT_BACKEND. */
function overrideBackend(portfolio: Portfolio): Portfolio {
  const override = readContactBackend(process.env)
  if (override === undefined) return portfolio
  const sections = portfolio.sections.map((section) =>
    'backend' in section ? { ...section, backend: override } : section,
  )
  return { ...portfolio, sections }
}

/** Replaces the host by SITE_HOST. */
function overrideHost(portfolio: Portfolio): Portfolio {
  const host = readSiteHost(process.env)
  return host === undefined ? portfolio : { ...portfolio, site: { ...portfolio.site, host } }
}

/**
 * Creates a function that prints each new warning: content is validated after every edit. Those about
 * the sample are one line with their number.
 */
export function createWarningPrinter(write: (lines: string) => void): WarningPrinter {
  let known: ReadonlySet<string> = new Set()
  return (warnings) => {
    const added = warnings.filter((warning) => !known.has(makeKey(warning)))
    known = new Set(warnings.map(makeKey))
    const lines = added.filter((warning) => !isAboutSample(warning)).map(formatLine)
    if (lines.length < added.length) {
      const count = warnings.filter(isAboutSample).length
      lines.push(`${formatSampleWarnings(count)}: "npm run validate" lists them.`)
    }
    if (lines.length > 0) write(lines.join('\n'))
  }
}

/** Formats problems as `npm run validate -- --format compact` does. */
function formatLines(problems: readonly FileProblem[]): string {
  return problems.map(formatLine).join('\n')
}

function formatLine({ file, problem }: FileProblem): string {
  return formatProblemLine(formatPath(file), problem)
}

function isAboutSample({ problem }: FileProblem): boolean {
  return problem.code.startsWith('sample/')
}

/** Identifies a warning, even if edits move its line or replace a part of the sample. */
function makeKey(warning: FileProblem): string {
  const { code, pointer, message } = warning.problem
  return isAboutSample(warning) ? 'sample' : [warning.file, code, pointer, message].join(' ')
}
