import { closest } from '#fields/closest.ts'
import { problemCodes, type ProblemCode } from '#fields/problem-code.ts'
import { contentFile, loadPortfolio } from '#disk/load-portfolio.ts'
import { readProblemPage, type ProblemPage } from '#disk/problem-page.ts'

import type { Command } from '../command.ts'
import { readContent } from '../read-content.ts'
import { sectionList } from '../section-list.ts'

const usage = 'Write "npm run explain -- [CODE | FILE.json]": there is no other option.'

/** Shows the page of a kind of problem, or tells of each section why it is shown or not. */
export const explain: Command = {
  name: 'explain',
  summary: 'tell of a kind of problem, or what is shown of each section ([CODE | FILE.json])',
  async run(args, io) {
    const [asked, ...others] = args
    if (others.length > 0 || asked?.startsWith('-')) {
      io.error(usage)
      return 2
    }
    if (asked !== undefined && !asked.endsWith('.json')) {
      const code = codeFor(asked)
      if (code) io.out(shown(readProblemPage(code)))
      else io.error(unknown(asked))
      return code ? 0 : 2
    }
    const content = readContent(asked ?? contentFile(), io)
    if (!content) return 2
    const { problems } = loadPortfolio(content.path, content.text)
    const errors = problems.filter(({ severity }) => severity === 'error').length
    const list = sectionList(content.file, content.text, errors)
    if (list === undefined) {
      io.error(`${content.file} has no list of sections. "npm run validate" says what to mend.`)
      return 1
    }
    io.out(list)
    return 0
  },
}

/** The code that was asked for; its second half is enough where no other ends so. */
function codeFor(asked: string): ProblemCode | undefined {
  const [ending, ...others] = endingIn(asked)
  return problemCodes.find((code) => code === asked) ?? (others.length === 0 ? ending : undefined)
}

function unknown(asked: string): string {
  const near = closest(asked, [...problemCodes, ...problemCodes.map(secondHalf)]) ?? asked
  const guesses = [...problemCodes.filter((code) => code === near), ...endingIn(near)]
  return guesses.length > 0
    ? `There is no code "${asked}". Did you mean ${guesses.map((code) => `"${code}"`).join(' or ')}?`
    : `There is no code "${asked}". docs/problems/README.md lists them all.`
}

function endingIn(half: string): ProblemCode[] {
  return problemCodes.filter((code) => secondHalf(code) === half)
}

function secondHalf(code: string): string {
  return code.slice(code.indexOf('/') + 1)
}

function shown({ code, severity, summary, what, why, wrong, right }: ProblemPage): string {
  const parts = [
    ['What', what],
    ['Why', why],
    ['Wrong', wrong.text],
    ['Right', right.text],
  ] as const
  return [
    `${code} (${severity})\n\n${summary}`,
    ...parts.map(([title, text]) => `${title}\n${text.replaceAll(/^(?=.)/gmu, '  ')}`),
    '',
  ].join('\n\n')
}
