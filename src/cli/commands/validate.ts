import { parseArgs } from 'node:util'

import type { Problem } from '#content/check-portfolio.ts'
import { contentFile, loadPortfolio } from '#disk/load-portfolio.ts'
import { readStream } from '#disk/read-text.ts'
import { Refusal } from '#disk/refusal.ts'
import { shownPath } from '#disk/shown-path.ts'

import type { Command } from '../command.ts'
import { formats } from '../formats/formats.ts'
import type { Format, Refused, Report } from '../formats/report.ts'
import { countOf } from '../formats/totals.ts'

type Options = {
  readonly format: Format
  readonly strict: boolean
  readonly maxWarnings: number
  readonly help: boolean
  readonly files: readonly string[]
}

const help = `npm run validate -- [OPTION...] [FILE...]

Checks content files. Where none is named, that is content/portfolio.json or what CONTENT_FILE
names; "-" reads the standard input in its place.

  --format FORMAT    ${Object.keys(formats).join(', ')}; the first where none is named
  --strict           words and links of the sample that still stand are errors
  --max-warnings N   more than N warnings end with 1
  --help             this text

Ends with 0 where the content holds, with 1 where it does not, and with 2 where a file cannot be
read or the command is written wrongly.`

/** Checks content files. Exit code 1 where one has an error, 2 where one cannot be read. */
export const validate: Command = {
  name: 'validate',
  summary: 'check content files (--help: how)',
  async run(args, io) {
    const began = performance.now()
    const options = readOptions(args)
    if (typeof options === 'string') {
      io.error(`${options} See "npm run validate -- --help".`)
      return 2
    }
    if (options.help) {
      io.out(help)
      return 0
    }
    const reports: Report[] = []
    const refused: Refused[] = []
    for (const path of options.files) {
      try {
        reports.push(await check(path, options.strict))
      } catch (error) {
        const message =
          error instanceof Refusal
            ? error.message
            : `${nameOf(path)} cannot be checked: ${messageOf(error)}.`
        io.error(message)
        refused.push({ file: nameOf(path), message })
      }
    }
    const told = options.format(reports, Math.round(performance.now() - began), refused)
    if (told !== '') io.out(told)
    if (refused.length > 0) return 2
    const warnings = countOf(reports, 'warning')
    if (warnings > options.maxWarnings) {
      io.error(`More warnings than --max-warnings allows: ${warnings}, not ${options.maxWarnings}.`)
      return 1
    }
    return countOf(reports, 'error') > 0 ? 1 : 0
  },
}

/** What was asked for, or the sentence that says why it cannot be understood. */
function readOptions(args: readonly string[]): Options | string {
  const below = args.find((arg, index) => /^-\d/u.test(arg) && args[index - 1] === '--max-warnings')
  // Node would take it for an option, and say that something is ambiguous.
  if (below !== undefined) return noCount(below)
  const parsed = parse(args)
  if (typeof parsed === 'string') return parsed
  const { values, positionals } = parsed
  const known = new Map<string, Format>(Object.entries(formats))
  const format = known.get(values.format)
  if (!format) return `There is no format "${values.format}".`
  if (positionals.filter((path) => path === '-').length > 1) {
    return 'The standard input can be read once, and "-" is named twice.'
  }
  const limit = values['max-warnings']
  if (limit !== undefined && !/^\d+$/u.test(limit)) {
    return noCount(limit)
  }
  return {
    format,
    strict: values.strict,
    maxWarnings: limit === undefined ? Infinity : Number(limit),
    help: values.help,
    files: positionals.length > 0 ? positionals : [contentFile()],
  }
}

function noCount(written: string): string {
  return `--max-warnings takes a whole number from 0, and "${written}" is none.`
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        format: { type: 'string', default: 'pretty' },
        strict: { type: 'boolean', default: false },
        'max-warnings': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
  } catch (error) {
    // Node's message goes on with advice about "--" that is of no use here.
    return `${messageOf(error).split(/\.\s|\n|$/u, 1)[0]}.`
  }
}

async function check(path: string, strict: boolean): Promise<Report> {
  const { text, problems } =
    path === '-'
      ? loadPortfolio(contentFile(), await readStream(process.stdin))
      : loadPortfolio(path)
  return {
    file: nameOf(path),
    text,
    problems: strict ? problems.map(withoutMercy) : problems,
  }
}

/** What of the sample still stands is a warning until an owner is about to publish. */
function withoutMercy(problem: Problem): Problem {
  return problem.code.startsWith('sample/') ? { ...problem, severity: 'error' } : problem
}

function nameOf(path: string): string {
  return path === '-' ? '<stdin>' : shownPath(path)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
