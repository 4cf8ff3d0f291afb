import { join } from 'node:path'

import type { ProblemCode } from '#problems/problem-code.ts'

import { engineFolder } from './folders.ts'
import { readText } from './read-text.ts'

/** The folder of the pages. Each is named for its code, with "-" for "/". */
export const problemPages = join(engineFolder, 'docs/problems')

/** Reads the page of a code as Markdown. Throws a Refusal if it cannot be read. */
export function readProblemPage(code: ProblemCode, folder = problemPages): string {
  const name = `${code.replace('/', '-')}.md`
  return readText(join(folder, name)).replaceAll('\r\n', '\n')
}
