import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ProblemCode } from '#fields/problem-code.ts'

import { projectRoot } from './load-portfolio.ts'

/** Where the pages stand, each named for its code with "-" for "/". */
export const problemPages = join(projectRoot, 'docs/problems')

/** What is told of a kind of problem: from it come "explain", the index and tests. */
export type ProblemPage = {
  readonly code: string
  readonly severity: string
  /** In one sentence. */
  readonly summary: string
  readonly what: string
  readonly why: string
  readonly wrong: Example
  readonly right: Example
}

/** A part of a content file, or in "text" words for one that cannot be written down. */
export type Example = { readonly language: string; readonly text: string }

const form =
  /^---\ncode: (?<code>.+)\nseverity: (?<severity>.+)\n---\n\n# \k<code>\n\n(?<summary>[^]+?)\n\n## What\n\n(?<what>[^]+?)\n\n## Why\n\n(?<why>[^]+?)\n\n## Wrong\n\n```(?<wrongIn>\w+)\n(?<wrong>[^]+?)\n```\n\n## Right\n\n```(?<rightIn>\w+)\n(?<right>[^]+?)\n```\n$/u

/** Reads the page of a code. Throws where there is none, or it is not of its form. */
export function readProblemPage(code: ProblemCode): ProblemPage {
  const name = `${code.replace('/', '-')}.md`
  const found = form.exec(readFileSync(join(problemPages, name), 'utf8').replaceAll('\r\n', '\n'))
  if (!found?.groups) throw new Error(`docs/problems/${name} lacks a part, or has one too many.`)
  const { severity = '', summary = '', what = '', why = '', ...examples } = found.groups
  const { wrongIn = '', wrong = '', rightIn = '', right = '' } = examples
  return {
    code: found.groups['code'] ?? '',
    severity,
    summary,
    what,
    why,
    wrong: { language: wrongIn, text: wrong },
    right: { language: rightIn, text: right },
  }
}
