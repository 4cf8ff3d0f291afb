import { markup } from '#fields/texts/markup.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { isObject, readItems, readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { checkAnchor } from '#sections/check-anchor.ts'
import { checkRecord } from '#sections/check-record.ts'
import type { CheckContext } from '#sections/define-section.ts'

import { readField } from './read-script.ts'

type Context = Pick<CheckContext, 'path'> & Partial<CheckContext>

/** Checks that a scene has lines, and that there is what they show and where they lead. */
export function checkLines(id: string, scene: unknown, context: Context): RawProblem[] {
  const { path } = context
  const lines = readField(scene, 'lines')
  const isEmpty = Array.isArray(lines) && lines.length === 0
  if (isObject(scene) && (lines === undefined || isEmpty)) {
    return [
      {
        path: isEmpty ? [...path, 'lines'] : path,
        mark: isEmpty ? 'value' : 'parent',
        code: 'conversation/no-lines',
        message: `Scene "${id}" has no lines, and nothing would be said in it.`,
        help: 'Write what is said: "lines": ["Hello."].',
      },
    ]
  }
  return readItems(readProperty(scene, 'lines')).flatMap((line, index) =>
    checkLine(line, { ...context, path: [...path, 'lines', index] }),
  )
}

function checkLine(line: unknown, { path, sectionIds = [], profile }: Context): RawProblem[] {
  const written = typeof line === 'string' ? line : readProperty(line, 'text')
  const place = typeof line === 'string' ? path : [...path, 'text']
  const show = readProperty(line, 'show')
  const go = readProperty(line, 'go')
  return [
    ...(typeof written === 'string' ? checkTyped(written, place) : []),
    ...(typeof show === 'string'
      ? checkRecord(show, ['projects'], profile, [...path, 'show'])
      : []),
    ...(typeof go === 'string' ? checkSection(go, sectionIds, [...path, 'go']) : []),
  ]
}

/** Checks the section of a line. An address belongs beside the lines. */
function checkSection(go: string, sectionIds: readonly unknown[], path: Path): RawProblem[] {
  const problems = checkAnchor(go, sectionIds, path)
  if (!isAddress.test(go)) return problems
  const advice = `"link" beside the "lines" leads to an address: "link": { "Open it": ${formatValue(go)} }.`
  return problems.map((problem) =>
    problem.suggestion === undefined ? { ...problem, help: `${problem.help} ${advice}` } : problem,
  )
}

/** The start of an address, or a part of an email address. */
const isAddress = /^(?:\/|https?:|mailto:)|@/u

const address = /\b(?:https?:\/\/|www\.)\S/iu

/** Reports signs of Markdown and HTML in a line, or an address: neither does anything there. */
function checkTyped(text: string, path: Path): RawProblem[] {
  const hasSigns = markup.test(text)
  if (!hasSigns && !address.test(text)) return []
  const effect = hasSigns
    ? 'visitors would see the signs of Markdown or HTML'
    : 'visitors cannot click this address'
  const step = hasSigns ? 'Delete the signs.' : 'Put it into "link" of the scene.'
  return [
    {
      path,
      code: 'conversation/markdown',
      message: `Lines are typed letter by letter as they are, so ${effect}.`,
      help: `${step} A line with "go" leads to a section, one with "show" shows a project, and a scene with "link" leads elsewhere.`,
    },
  ]
}
