import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ProblemCode } from '#problems/problem-code.ts'

import { engineFolder } from './folders.ts'

/** The folder of the pages. Each is named for its code, with "-" for "/". */
export const problemPages = join(engineFolder, 'docs/problems')

/** Reads the page of a code as Markdown. Throws if it does not exist. */
export function readProblemPage(code: ProblemCode): string {
  const name = `${code.replace('/', '-')}.md`
  return readFileSync(join(problemPages, name), 'utf8').replaceAll('\r\n', '\n')
}
