import { join } from 'node:path'

import { listDefaultLabels } from '#content/default-labels.ts'
import { portfolio } from '#content/portfolio.ts'
import { formatPath } from '#disk/format-path.ts'
import { listAllProblems, loadPortfolio } from '#disk/load-portfolio.ts'
import { problemPages, readProblemPage } from '#disk/problem-page.ts'
import { Refusal } from '#disk/refusal.ts'
import { readJson } from '#json/read-json.ts'
import { findClosest } from '#problems/find-closest.ts'
import { problemCodes, findSeverity, type ProblemCode } from '#problems/problem-code.ts'

import { createCommand, type Io } from '#terminal/command.ts'

import { readContentText } from '#cli/read-content-text.ts'
import { writeCommand } from '#cli/write-command.ts'
import { describeVisits } from '#cli/describe-visits.ts'
import { listColours } from '#cli/list-colours.ts'
import { listLabels } from '#cli/list-labels.ts'
import { listSections } from '#cli/list-sections.ts'
import { listUnshownRecords } from '#cli/list-unshown-records.ts'
import { readContentDocument } from '#cli/read-content-document.ts'
import { completeDocument } from '#validate/shape/completion/complete-document.ts'

/**
 * Prints the page of a problem code; or of each section whether it is on the page and why, the
 * records that no section shows, whether social links take the place of those of the profile, the
 * colours of the theme, and who counts visits.
 */
export const explain = createCommand({
  command: 'npm run explain --',
  summary: 'explain a problem code; or which sections and colours the page has, and why',
  operands: ['[CODE | FILE.json]'],
  options: {
    labels: { type: 'boolean', help: 'print the labels that are left to their English defaults' },
  },
  run({ values, positionals: [asked] }, io) {
    if (values.labels) return explainLabels(asked, io)
    return asked === undefined || asked.endsWith('.json')
      ? explainSections(asked, io)
      : explainCode(asked, io)
  },
})

function explainSections(path: string | undefined, io: Io): number {
  const content = readContentText(path)
  const problems = listAllProblems(loadPortfolio(content.path, { written: content.text }))
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const document = readContentDocument(content.file, content.text)
  const list = listSections(document, errors)
  if (list === undefined) {
    const command = writeCommand('validate', content.path)
    io.error(`${content.file} has no list of sections. Run "${command}" to see why.`)
    return 1
  }
  const others = [...listUnshownRecords(document), listColours(document), describeVisits(document)]
  for (const part of [list, ...others]) if (part !== undefined) io.out(part)
  return 0
}

function explainLabels(path: string | undefined, io: Io): number {
  const content = readContentText(path)
  const { document } = readJson(content.text)
  const { data } = portfolio.safeParse(completeDocument(document))
  if (!data) {
    const command = writeCommand('validate', content.path)
    io.error(`${content.file} has errors. Run "${command}" to see them.`)
    return 1
  }
  const { stories, pages } = loadPortfolio(content.path, { written: content.text })
  const texts = [...stories, ...pages.map(({ page }) => page)].map(({ blocks }) => blocks)
  io.out(listLabels(listDefaultLabels(document, data, texts), data))
  return 0
}

function explainCode(asked: string, io: Io): number {
  const [code, ...others] = findCodes(asked)
  if (!code || others.length > 0) throw new Refusal(describeUnknown(asked))
  io.out(formatPage(code, readProblemPage(code)))
  return 0
}

/** Finds the codes with a whole name, or with a name after the slash. */
function findCodes(name: string): ProblemCode[] {
  return problemCodes.filter((code) => code === name || code.endsWith(`/${name}`))
}

function describeUnknown(asked: string): string {
  const endings = problemCodes.map((code) => code.slice(code.indexOf('/') + 1))
  const guesses = findCodes(findClosest(asked, [...problemCodes, ...endings]) ?? asked)
  return guesses.length > 0
    ? `There is no code "${asked}". Did you mean ${guesses.map((code) => `"${code}"`).join(' or ')}?`
    : `There is no code "${asked}". ${formatPath(join(problemPages, 'README.md'))} lists them all.`
}

/** Formats a page of docs/problems for a terminal, without the marks of Markdown. */
function formatPage(code: ProblemCode, page: string): string {
  const [, text = ''] = page.split(`# ${code}\n`)
  const [introduction, ...parts] = text.split(/^## /mu).map((part) => part.trim())
  return [
    `${code} (${findSeverity(code)})`,
    introduction,
    ...parts.map((part) => {
      const [title = '', ...lines] = part.split('\n').filter((line) => !line.startsWith('```'))
      return `${title}${lines.join('\n').replaceAll(/^(?=.)/gmu, '  ')}`
    }),
    '',
  ].join('\n\n')
}
