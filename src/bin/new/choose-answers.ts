import type { z } from 'zod'

import { portfolio } from '#content/portfolio.ts'
import { colour, suggestColour } from '#fields/colour.ts'
import { mailAddress } from '#fields/links/mail-address.ts'
import { siteHost, type SiteHost } from '#fields/links/site-host.ts'
import { person } from '#profile/person.ts'
import { findChoice } from '#terminal/find-choice.ts'
import { WrongArguments } from '#terminal/read-arguments.ts'
import { suggestLanguage } from '#validate/shape/suggest-language.ts'

import type { Ask } from './ask.ts'
import type { Answers } from './edit-content.ts'
import { starterLines, starterNames } from './starters.ts'

type Question = {
  readonly option: string
  readonly question: string
  /** Its issues say what to write instead. */
  readonly schema: z.ZodType<unknown, unknown>
}

const questions = {
  name: { option: 'name', question: 'Your name', schema: person.name },
  jobTitle: { option: 'job-title', question: 'Your job title', schema: person.label },
  email: { option: 'email', question: 'Your email address, for visitors', schema: mailAddress },
  accent: { option: 'accent', question: 'The colour of links and buttons', schema: colour },
  language: {
    option: 'language',
    question: 'The language that you write in, as a tag such as "en" or "pt-BR"',
    schema: portfolio.shape.site.shape.language,
  },
} as const satisfies Readonly<Record<keyof Answers, Question>>

const fields: readonly (keyof Answers)[] = ['name', 'jobTitle', 'email', 'accent', 'language']

/** Answers, and the options that nobody gave, with their defaults. */
type Chosen<Result> = { readonly value: Result; readonly defaulted: readonly string[] }

/** Chooses the starter: as given, as answered, or the default. */
export async function chooseStarter(given: string | undefined, ask?: Ask): Promise<Chosen<string>> {
  const question = `What do you begin with?\n${starterLines}Starter`
  return chooseName('starter', question, starterNames, given, 'full', ask)
}

/** Chooses where the site is published. */
export async function chooseHost(
  given: string | undefined,
  standard: SiteHost,
  ask?: Ask,
): Promise<Chosen<SiteHost>> {
  const question = `Where will you publish it? ${siteHost.options.join(', ')}\nHost`
  const { value, defaulted } = await chooseName(
    'host',
    question,
    siteHost.options,
    given,
    standard,
    ask,
  )
  return { value: siteHost.parse(value), defaulted }
}

/** Chooses the other answers. Throws `WrongArguments` for a given one that does not fit. */
export async function chooseAnswers(
  given: Partial<Answers>,
  standard: Answers,
  ask?: Ask,
): Promise<Chosen<Answers>> {
  const chosen = { ...standard }
  const defaulted: string[] = []
  for (const field of fields) {
    const { option, question, schema } = questions[field]
    const written = given[field]
    const answer = written === undefined ? undefined : readAnswer(field, written)
    const problem = answer === undefined ? undefined : findProblem(schema, answer)
    if (problem !== undefined) throw new WrongArguments(`--${option}: ${problem}`)
    if (answer !== undefined) chosen[field] = answer
    else if (ask) {
      chosen[field] = await askUntilFit(ask, question, standard[field], (text) => {
        const read = readAnswer(field, text)
        const misfit = findProblem(schema, read)
        return misfit === undefined ? { answer: read } : { problem: misfit }
      })
    } else defaulted.push(`--${option} ${JSON.stringify(standard[field])}`)
  }
  return { value: chosen, defaulted }
}

async function chooseName(
  option: string,
  question: string,
  names: readonly string[],
  given: string | undefined,
  standard: string,
  ask: Ask | undefined,
): Promise<Chosen<string>> {
  if (given !== undefined) return { value: given, defaulted: [] }
  if (!ask) return { value: standard, defaulted: [`--${option} ${standard}`] }
  const value = await askUntilFit(ask, question, standard, (text) => {
    const name = findChoice(text, names)
    return name === undefined ? { problem: `Write one of ${names.join(', ')}.` } : { answer: name }
  })
  return { value, defaulted: [] }
}

/** A language may be written by its name: "German". */
function readAnswer(field: keyof Answers, text: string): string {
  return (field === 'language' ? suggestLanguage(text) : undefined) ?? text
}

async function askUntilFit(
  ask: Ask,
  question: string,
  standard: string,
  read: (text: string) => { readonly answer: string } | { readonly problem: string },
): Promise<string> {
  let line = question
  while (true) {
    const result = read((await ask(`${line} [${standard}]: `)) || standard)
    if ('answer' in result) return result.answer
    line = result.problem
  }
}

function findProblem(schema: z.ZodType, text: string): string | undefined {
  // A paste may bring the codes that colour a terminal, which nobody sees.
  if (/\p{Cc}/u.test(text)) return 'Write it on one line, without control characters.'
  const { error } = schema.safeParse(text)
  if (!error) return undefined
  const near = schema === colour ? suggestColour(text) : undefined
  const [issue] = error.issues
  // A limit has no sentence of its own.
  if (issue?.code === 'too_big') return `Write at most ${issue.maximum} characters.`
  const question = near === undefined ? '' : ` Did you mean "${near}"?`
  return `${issue?.message}.${question}`
}
