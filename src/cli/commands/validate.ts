import { relative } from 'node:path'
import { parseArgs } from 'node:util'

import { codeFrame } from '#content/code-frame.ts'
import type { Problem } from '#content/check-portfolio.ts'
import { contentFile, loadPortfolio } from '#disk/load-portfolio.ts'

import type { Command, Io } from '../command.ts'

type Report = {
  readonly file: string
  readonly text: string
  readonly problems: readonly Problem[]
}

const usage =
  'Write "npm run validate -- [--format pretty|json] [FILE...]": there is no other option and no other format.'

/** Checks content files. Exit code 1 where one has an error, 2 where one cannot be read. */
export const validate: Command = {
  name: 'validate',
  summary: 'check content files ([--format pretty|json] [FILE...])',
  async run(args, io) {
    const options = readOptions(args)
    if (!options) {
      io.error(usage)
      return 2
    }
    const reports: Report[] = []
    for (const path of options.files) {
      const file = relative(process.cwd(), path) || path
      try {
        const { text, problems } = loadPortfolio(path)
        reports.push({ file, text, problems })
      } catch (error) {
        io.error(
          `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
        )
        return 2
      }
    }
    if (options.format === 'json') printJson(reports, io)
    else printPretty(reports, io)
    return reports.some(({ problems }) => hasError(problems)) ? 1 : 0
  },
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { format: { type: 'string', default: 'pretty' } },
      allowPositionals: true,
    })
    const { format } = values
    if (format !== 'pretty' && format !== 'json') return undefined
    return { format, files: positionals.length > 0 ? positionals : [contentFile()] }
  } catch {
    return undefined
  }
}

function hasError(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error')
}

function printJson(reports: readonly Report[], io: Io) {
  const problems = reports.flatMap(({ file, problems: found }) =>
    found.map((problem) => ({ file, ...problem })),
  )
  io.out(JSON.stringify({ version: 1, valid: !hasError(problems), problems }, null, 2))
}

function printPretty(reports: readonly Report[], io: Io) {
  for (const { file, text, problems } of reports) {
    for (const problem of problems) {
      const { line, column, severity, code, message, help } = problem
      io.error(`${file}:${line}:${column}: ${severity} ${code}`)
      io.error(`  ${message}`)
      io.error(codeFrame(text, problem))
      io.error(`  ${help}\n`)
    }
    if (problems.length === 0) io.out(`${file}: everything holds.`)
    else io.error(`${file}: ${countOf(problems, 'error')}, ${countOf(problems, 'warning')}.`)
  }
}

function countOf(problems: readonly Problem[], severity: Problem['severity']): string {
  const count = problems.filter((problem) => problem.severity === severity).length
  return `${count} ${severity}${count === 1 ? '' : 's'}`
}
