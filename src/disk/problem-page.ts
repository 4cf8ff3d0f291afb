import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ProblemCode } from '#problems/problem-code.ts'

import { projectRoot } from './load-portfolio.ts'

/** The folder of the pages. Each is named for its code, with "-" for "/". */
export const problemPages = join(projectRoot, 'docs/problems')

/** The page of a kind of problem. "explain", the index and tests read it. */
export type ProblemPage = {
  readonly code: string
  readonly severity: string
  /** What is wrong, in one sentence. */
  readonly summary: string
  readonly details: string
  readonly wrong: Example
  readonly right: Example
  readonly why: string
  readonly fix: string
}

/** A part of a content file; or "text" that describes a file that cannot be written on a page. */
export type Example = { readonly language: string; readonly text: string }

const form =
  /^---\ncode: (?<code>.+)\nseverity: (?<severity>.+)\n---\n\n# \k<code>\n\n(?<summary>[^]+?)\n\n(?<details>[^]+?)\n\n## Wrong\n\n```(?<wrongIn>\w+)\n(?<wrong>[^]+?)\n```\n\n## Right\n\n```(?<rightIn>\w+)\n(?<right>[^]+?)\n```\n\n## Why it matters\n\n(?<why>[^]+?)\n\n## How to fix\n\n(?<fix>[^]+?)\n$/u

/** Reads the page of a code. Throws if the page does not exist or has another form. */
export function readProblemPage(code: ProblemCode): ProblemPage {
  const name = `${code.replace('/', '-')}.md`
  const found = form.exec(readFileSync(join(problemPages, name), 'utf8').replaceAll('\r\n', '\n'))
  if (!found?.groups) throw new Error(`docs/problems/${name} lacks a part, or has one too many.`)
  const {
    severity = '',
    summary = '',
    details = '',
    why = '',
    fix = '',
    ...examples
  } = found.groups
  const { wrongIn = '', wrong = '', rightIn = '', right = '' } = examples
  return {
    code: found.groups['code'] ?? '',
    severity,
    summary,
    details,
    wrong: { language: wrongIn, text: wrong },
    right: { language: rightIn, text: right },
    why,
    fix,
  }
}
