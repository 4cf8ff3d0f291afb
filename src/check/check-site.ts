import { dirname, join } from 'node:path'

import { play } from '#cli/commands/play.ts'
import { validate } from '#cli/commands/validate.ts'
import { formatPath } from '#disk/format-path.ts'
import { listEntries, listNames } from '#disk/list-entries.ts'
import { listAllProblems, loadPortfolio } from '#disk/load-portfolio.ts'
import { readReason } from '#disk/read-reason.ts'
import { readText } from '#disk/read-text.ts'
import { isLeftover } from '#problems/problem-code.ts'
import type { Io } from '#terminal/command.ts'
import { isSampleTranscript } from '#validate/sample/check-sample.ts'

import type { SiteContent } from './visit/visit-site.ts'
import { createResults, type CheckResult, type Results, type Row } from './check-results.ts'

/** Options of a check. */
export type CheckOptions = {
  readonly contentFile: string
  /** Whether texts of the sample are errors. */
  readonly strict: boolean
  /** The folder of the built site. */
  readonly folder: string
  /** Builds the site. Throws a sentence if it cannot. */
  readonly build: () => Promise<unknown>
  /** Visits the built site: the checks that need a browser. */
  readonly visit: (content: SiteContent, results: Results) => Promise<void>
  readonly io: Io
}

/**
 * Checks a whole site. A failed check does not stop the others, if they have something to check.
 * Prints the problems of the content as "npm run validate" does. Returns undefined, after saying
 * why, if the content file cannot be read.
 */
export async function checkSite(options: CheckOptions): Promise<Row[] | undefined> {
  const { contentFile, strict, folder, build, visit, io } = options
  const results = createResults()
  const switches = ['--format', 'compact', ...(strict ? ['--strict'] : [])]
  const code = await results.validate.time(() => validate.run([...switches, contentFile], io))
  if (code === 2) return undefined
  if (code !== 0) {
    results.validate.add('', ['The content has errors. Correct the lines above.'])
  }
  const loaded = loadPortfolio(contentFile, { checksSchema: true })
  const { portfolio, stories, pages } = loaded
  const warnings = listAllProblems(loaded).filter(
    (one) => one.severity === 'warning' && !(strict && isLeftover(one)),
  )
  results.validate.count('file', 1 + stories.length + pages.length)
  if (warnings.length > 0) results.validate.count('warning', warnings.length)
  if (portfolio) {
    await results.build.time(() => buildSite(build, folder, results.build))
    const hasTalk = portfolio.sections.some(({ type }) => type === 'conversation')
    await results.transcripts.time(() => replayTranscripts(options, hasTalk, results.transcripts))
    if (results.build.makeRow().state === 'passed')
      await visit({ portfolio, stories, pages }, results)
  }
  return Object.values(results).map((result) => result.makeRow())
}

async function buildSite(build: CheckOptions['build'], folder: string, result: CheckResult) {
  try {
    await build()
  } catch (error) {
    result.add('', [readReason(error)])
    return
  }
  const files = listEntries(folder).filter(
    (entry) => entry.isFile() && !/\.(?:br|gz)$/u.test(entry.name),
  )
  result.count('file', files.length)
}

/**
 * Replays every transcript in the folder "transcripts" beside a content file. For one of the sample
 * that the owner has left there, it only prints a warning, unless the check is strict.
 */
async function replayTranscripts(
  { contentFile, strict, io }: Pick<CheckOptions, 'contentFile' | 'strict' | 'io'>,
  hasTalk: boolean,
  result: CheckResult,
): Promise<void> {
  const folder = join(dirname(contentFile), 'transcripts')
  const transcripts = listNames(folder).filter((name) => name.endsWith('.txt'))
  result.count('transcript', transcripts.length)
  for (const name of transcripts) {
    const path = join(folder, name)
    const printed: string[] = []
    const playIo: Io = { out: () => {}, error: (line) => printed.push(line.trim()) }
    const code = await play.run(['--replay', path, contentFile], playIo)
    if (code === 0) continue
    if (isSample(path)) {
      const advice = hasTalk
        ? `${formatPath(path)} is a transcript of the sample, and your conversation differs from it. Delete the file, or record your own: npm run play -- --record ${formatPath(path)}`
        : `${formatPath(path)} is a transcript of the sample, and you have no conversation. Delete the file.`
      if (strict) result.add('', [advice])
      else io.error(`warning: ${advice}`)
      continue
    }
    const advice = `The transcript ${name} does not replay: correct it or delete it.`
    const [what, ...compared] = printed.map((line) => line.replaceAll(/\s+/gu, ' '))
    const difference = compared.length > 0 ? ` (${compared.join('; ')})` : ''
    result.add('', [`${advice} ${what}${difference}`])
  }
}

function isSample(path: string): boolean {
  try {
    return isSampleTranscript(readText(path))
  } catch {
    // A file that cannot be read is not known to be of the sample.
    return false
  }
}
