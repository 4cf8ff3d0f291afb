import { dirname, join, resolve } from 'node:path'

import { isLeftover } from '#problems/problem-code.ts'
import type { Problem } from '#problems/problem.ts'
import { locateInSections } from '#disk/owner/load-own-sections.ts'
import { loadPortfolio } from '#disk/load-portfolio.ts'
import { findContentFile, findContent, findStyleSheet } from '#disk/owner/own-files.ts'
import { readOwnStyles } from '#disk/owner/own-styles.ts'
import { readPublicPages } from '#disk/owner/public-pages.ts'
import { readReason } from '#disk/read-reason.ts'
import { readStream } from '#disk/read-text.ts'
import { Refusal } from '#disk/refusal.ts'
import { formatPath } from '#disk/format-path.ts'
import { createCommand } from '#terminal/command.ts'
import { formatCount } from '#terminal/format-count.ts'
import { WrongArguments } from '#terminal/read-arguments.ts'

import { formats } from '#cli/formats/formats.ts'
import { formatQuiet } from '#cli/formats/quiet.ts'
import { writeCommand } from '#cli/write-command.ts'
import { countProblems, type Format, type Report, type Unread } from '#cli/formats/report.ts'

const formatsByName = new Map<string, Format>(Object.entries(formats))

/**
 * Validates content files, their stories and pages. Exit code 1 if there is an error, 2 if a file cannot be
 * read.
 */
export const validate = createCommand({
  command: 'npm run validate --',
  summary: 'validate content files',
  operands: ['[FILE...]'],
  options: {
    format: {
      type: 'string',
      value: 'FORMAT',
      choices: [...formatsByName.keys()],
      help: 'how to print problems, pretty by default',
    },
    quiet: {
      type: 'boolean',
      help: 'one line for each error, two warnings, and the number of the others',
    },
    strict: { type: 'boolean', help: 'what is left of the sample or of an example is an error' },
    'max-warnings': { type: 'string', value: 'N', help: 'exit with 1 if there are more warnings' },
  },
  notes: `Without FILE it validates content/portfolio.json, or the file in CONTENT_FILE. "-" is the standard
input.

Exit code: 0 if the content is valid, 1 if it is not, 2 if a file cannot be read or the command is
wrong.`,
  async run({ values, positionals }, io) {
    const began = performance.now()
    const maxWarnings = readCount(values['max-warnings'])
    if (positionals.filter((path) => path === '-').length > 1) {
      throw new WrongArguments('Write "-" once: the standard input can be read only once.')
    }
    if (values.quiet && values.format !== undefined) {
      throw new WrongArguments('Write either --quiet or --format.')
    }
    const reports: Report[] = []
    const unread: Unread[] = []
    for (const path of positionals.length > 0
      ? positionals.map(findContent)
      : [findContentFile()]) {
      try {
        reports.push(...(await validateFile(path, values)))
      } catch (error) {
        const file = writeName(path)
        const refusal = error instanceof Refusal ? error : locateInSections(error)
        const message = refusal?.message ?? `${file} cannot be checked: ${readReason(error)}.`
        io.error(message)
        unread.push({ file, message })
      }
    }
    const format = values.quiet ? formatQuiet : formatsByName.get(values.format ?? 'pretty')
    const printed = format?.(reports, Math.round(performance.now() - began), unread)
    if (printed) io.out(printed)
    if (unread.length > 0) return 2
    const warnings = countProblems(reports, 'warning')
    if (warnings > maxWarnings) {
      io.error(`${formatCount(warnings, 'warning')}, but --max-warnings allows ${maxWarnings}.`)
      return 1
    }
    return countProblems(reports, 'error') > 0 ? 1 : 0
  },
})

function readCount(text: string | undefined): number {
  if (text === undefined) return Infinity
  if (/^\d+$/u.test(text)) return Number(text)
  throw new WrongArguments(`--max-warnings is "${text}": write a whole number such as 0.`)
}

async function validateFile(
  path: string,
  {
    strict,
    quiet,
  }: { readonly strict?: boolean | undefined; readonly quiet?: boolean | undefined },
): Promise<Report[]> {
  const input = path === '-' ? { written: await readStream(process.stdin) } : {}
  const file = path === '-' ? findContentFile() : path
  const { portfolio, document, text, problems, stories, pages } = loadPortfolio(file, {
    ...input,
    // A build needs no schema.
    checksSchema: quiet !== true,
  })
  const folder = dirname(file)
  const isOwn = resolve(path) === findContentFile()
  const ofContent = [...stories, ...pages].map((one) => ({ ...one, file: join(folder, one.file) }))
  // Other content files may be for another site.
  const ofPublic = isOwn ? readPublicPages(portfolio ?? document, pages, formatPath(folder)) : []
  const hasStyles = isOwn || findStyleSheet(resolve(path)) !== findStyleSheet()
  const styles = hasStyles ? readOwnStyles(portfolio, resolve(path)) : []
  const others = [
    ...[...ofContent, ...ofPublic].map((one) => ({ ...one, isPartial: document === undefined })),
    ...styles.map((one) => ({ ...one, isPartial: portfolio === undefined })),
  ].map((one) => ({ ...one, file: formatPath(one.file) }))
  const named = path === '-' ? problems : problems.map((problem) => nameFile(problem, path))
  const reports = [{ file: writeName(path), text, problems: named }, ...others]
  return reports.map((one) => (strict ? { ...one, problems: one.problems.map(raise) } : one))
}

/** Writes the command that updates an older file with the name of that file. */
function nameFile(problem: Problem, path: string): Problem {
  if (problem.code !== 'content/old-version') return problem
  const help = problem.help.replace('npm run migrate', writeCommand('migrate', path))
  return { ...problem, help }
}

/** Makes an error of what is left of the sample or of an example. */
function raise(problem: Problem): Problem {
  return isLeftover(problem) ? { ...problem, severity: 'error' } : problem
}

function writeName(path: string): string {
  return path === '-' ? '<stdin>' : formatPath(path)
}
