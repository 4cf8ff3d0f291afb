import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { play } from '#cli/commands/play.ts'
import { validate } from '#cli/commands/validate.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { loadPortfolio } from '#disk/load-portfolio.ts'
import type { Io } from '#terminal/command.ts'
import { formatCount } from '#terminal/format-count.ts'

import type { Row } from './tally.ts'

/** The result of a check. */
export type Outcome = Pick<Row, 'checked' | 'problems'>

/**
 * Validates a content file and prints its problems as "npm run validate" does. The portfolio is
 * undefined if there is an error. Returns undefined, after saying why, if the file is unreadable.
 */
export async function validateContent(
  file: string,
  strict: boolean,
  io: Io,
): Promise<(Outcome & { readonly portfolio: Portfolio | undefined }) | undefined> {
  const options = ['--format', 'compact', ...(strict ? ['--strict'] : [])]
  const code = await validate.run([...options, file], io)
  if (code === 2) return undefined
  const problems = code === 0 ? [] : ['The content has errors. Correct the lines above.']
  return { portfolio: loadPortfolio(file).portfolio, checked: formatCount(1, 'file'), problems }
}

/** Replays every transcript in the folder "transcripts" beside a content file. */
export async function replayTranscripts(file: string): Promise<Outcome> {
  const folder = join(dirname(file), 'transcripts')
  const transcripts = namesIn(folder).filter((name) => name.endsWith('.txt'))
  const problems: string[] = []
  for (const name of transcripts) {
    const said: string[] = []
    const io: Io = { out: () => {}, error: (line) => said.push(line.trim()) }
    const code = await play.run(['--replay', join(folder, name), file], io)
    if (code === 0) continue
    problems.push(
      `The transcript ${name} does not replay: correct it or delete it. ${said.join(' ')}`,
    )
  }
  return { checked: formatCount(transcripts.length, 'transcript'), problems }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return []
  }
}
