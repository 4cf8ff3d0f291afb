import { existsSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, resolve } from 'node:path'

import { formatPath } from '#disk/format-path.ts'
import { listAllProblems, loadPortfolio } from '#disk/load-portfolio.ts'
import { readText } from '#disk/read-text.ts'
import { siteHost } from '#fields/links/site-host.ts'
import { readJson } from '#json/read-json.ts'
import { readProperty, readValue } from '#json/untyped-value.ts'
import { createCommand, type Io } from '#terminal/command.ts'
import { formatCount } from '#terminal/format-count.ts'
import { WrongArguments } from '#terminal/read-arguments.ts'
import { makeOneLine } from '#terminal/make-one-line.ts'
import { quoteArgument } from '#terminal/quote-argument.ts'

import { adviseOnNode } from './advise-on-node.ts'
import { askQuestions, type Ask } from './ask.ts'
import { chooseAnswers, chooseHost, chooseStarter } from './choose-answers.ts'
import { createResumeContent, standardLabel, standardName } from './create-resume-content.ts'
import { describeLeftParts } from './describe-left-parts.ts'
import {
  readAnswers,
  usesService,
  writeAnswers,
  writeHost,
  writeHostAlone,
  type Answers,
} from './edit-content.ts'
import { findCommand, requireFolder } from './find-command.ts'
import { findTarball } from './find-tarball.ts'
import { readResume } from './read-resume.ts'
import { refuseUsedFolder } from './refuse-used-folder.ts'
import { findStarterFolder, starterLines, starterNames } from './starters.ts'
import { readSource } from './read-source.ts'
import { writeSite, type Plan } from './write-site.ts'

type Given = {
  readonly starter?: string | undefined
  readonly host?: string | undefined
  readonly from?: string | undefined
  readonly answers: Partial<Answers>
}

const missingName = `No name was found in "basics" that the page can show, so it says "${standardName}": write yours in "profile" and "site" of content/portfolio.json.`

const missingLabel = `No job title was found in "label" of "basics" that the page can show, so it says "${standardLabel}": write yours in "profile" and "site" of content/portfolio.json.`

const missingEmail =
  'No email address was found in "basics" that the page can show, so it has no contact section: add { "type": "contact", "heading": "Write to me", "to": "you@example.org" } with yours to "sections" of content/portfolio.json.'

const leftHelp =
  'Write what you want of it in "profile" of content/portfolio.json, in the words or the length that fit.'

/** Makes a folder for a site of one's own. */
export const newSite = createCommand({
  get command() {
    return findCommand()
  },
  checkRaw: requireFolder,
  summary: 'make a folder for a site of your own',
  operands: ['DIR'],
  options: {
    starter: {
      type: 'string',
      value: 'STARTER',
      choices: starterNames,
      help: 'what the site begins with',
    },
    name: { type: 'string', value: 'NAME', help: 'your name' },
    'job-title': { type: 'string', value: 'TITLE', help: 'your job title' },
    email: { type: 'string', value: 'ADDRESS', help: 'your email address, for visitors' },
    accent: { type: 'string', value: '"#RRGGBB"', help: 'the colour of links and buttons' },
    language: { type: 'string', value: 'TAG', help: 'the language that you write in: en, pt-BR' },
    host: {
      type: 'string',
      value: 'HOST',
      choices: siteHost.options,
      help: 'where you publish the site',
    },
    from: {
      type: 'string',
      value: 'PATH',
      help: 'take over the content of a cloned site, or a JSON Resume',
    },
    yes: {
      type: 'boolean',
      short: 'y',
      help: 'ask nothing: take the default of what no option says',
    },
  },
  notes: `Starters:\n${starterLines}\nDIR is a new folder, or an empty one. Nothing is overwritten or deleted.\nExit code: 0 if the folder was made, 2 if not.`,
  async run({ values, positionals: [folder = ''] }, io) {
    const { starter, host, from, name, 'job-title': jobTitle, email, accent, language } = values
    if (from !== undefined && starter !== undefined) {
      throw new WrongArguments('--from takes the place of --starter: leave one of them out.')
    }
    if (folder.trim() === '') throw new WrongArguments('DIR is empty. Name a new folder.')
    refuseUsedFolder(folder)
    const answers = pickGiven({ name, jobTitle, email, accent, language })
    const given = { starter, host, from, answers }
    const isAsking = values.yes !== true && process.stdin.isTTY && process.stdout.isTTY
    const decide = (ask?: Ask) =>
      from === undefined ? startWith(given, ask) : takeOver(folder, from, given, ask)
    const plan = isAsking ? await askQuestions(decide) : await decide()
    await writeSite(folder, plan, findTarball())
    report(folder, plan, io)
    return 0
  },
})

async function startWith({ starter, host, answers }: Given, ask?: Ask): Promise<Plan> {
  const first = await chooseStarter(starter, ask)
  const source = findStarterFolder(first.value)
  const text = readText(join(source, 'portfolio.json'))
  const standard = readAnswers(readJson(text).document)
  const others = await chooseAnswers(answers, standard, ask)
  const last = await chooseHost(host, 'github-pages', ask)
  const defaulted = [first, others, last].flatMap((chosen) => chosen.defaulted)
  const { language } = others.value
  const isTranslated = language === standard.language || /^en(-|$)/u.test(language)
  return {
    host: last.value,
    text: writeHost(writeAnswers(text, others.value), last.value),
    copies: [[source, 'content']],
    notes: [
      ...(defaulted.length > 0 ? [`Defaults taken: ${defaulted.join(' ')}`] : []),
      ...(isTranslated
        ? []
        : ['"npm run explain -- --labels" prints the labels that are to be translated.']),
      'Before you publish, "npm run validate -- --strict" lists the texts that are still those of the starter.',
    ],
  }
}

async function takeOver(
  folder: string,
  from: string,
  { host, answers }: Given,
  ask?: Ask,
): Promise<Plan> {
  // What is given is checked, and what is not given stays as it is.
  const checkGiven = (standard: Answers) => chooseAnswers(answers, { ...standard, ...answers })
  const source = readSource(from, folder)
  if (source.type === 'resume') {
    const base = readJson(readText(join(findStarterFolder('quiet'), 'portfolio.json'))).document
    const { profile, left } = readResume(source.resume)
    const hasEmail = [answers.email, readProperty(profile, 'email')].some(Boolean)
    const text = createResumeContent(base, profile, hasEmail)
    await checkGiven(readAnswers(readJson(text).document))
    const chosen = await chooseHost(host, 'github-pages', ask)
    return {
      host: chosen.value,
      text: writeHost(writeAnswers(text, answers), chosen.value),
      copies: [],
      notes: [
        ...describeLeftParts(left, source.text, source.source),
        ...(left.length > 0 ? [leftHelp] : []),
        ...(answers.name === undefined && readProperty(profile, 'name') === undefined
          ? [missingName]
          : []),
        ...(answers.jobTitle === undefined && readProperty(profile, 'label') === undefined
          ? [missingLabel]
          : []),
        ...(hasEmail ? [] : [missingEmail]),
      ],
    }
  }
  const { document, errors } = readJson(source.text)
  await checkGiven(readAnswers(document))
  const written = siteHost.safeParse(readValue(document, ['site', 'host'])).data
  const standard = written ?? (usesService(document) ? 'own-server' : 'github-pages')
  const chosen = await chooseHost(host, standard, written === undefined ? ask : undefined)
  const answered = writeAnswers(source.text, answers)
  const edited = host === undefined ? answered : writeHostAlone(answered, chosen.value)
  return {
    host: chosen.value,
    // A text with syntax errors cannot be edited safely: its owner corrects it first.
    text: errors.length > 0 ? source.text : edited,
    copies: [
      [source.folder, 'content'],
      ...source.others.map((path) => [path, basename(path)] as const),
    ],
    notes: source.hasSettings
      ? [`Not copied: ${formatPath(join(dirname(source.folder), '.env'))}, which has secrets.`]
      : [],
  }
}

function report(folder: string, { notes, host }: Plan, io: Io): void {
  const file = join(folder, 'content/portfolio.json')
  const problems = listAllProblems(loadPortfolio(file, { checksFiles: false }))
  // Section types of one's own can be read after the installation.
  const isReadable = !existsSync(join(folder, 'sections'))
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const shown = makeOneLine(isAbsolute(folder) ? folder : formatPath(resolve(folder)))
  const where = shown === '' || shown === '.' ? 'This folder' : shown
  io.out(`${where} has a site for ${host}: content/, package.json, README.md and workflows.`)
  for (const note of notes) io.out(makeOneLine(note))
  if (errors > 0 && isReadable) {
    io.out(
      `The content has ${formatCount(errors, 'error')}: "npm run validate" says how to correct ${errors === 1 ? 'it' : 'them'}.`,
    )
  }
  for (const advice of adviseOnNode()) io.out(advice)
  io.out('Next:')
  if (resolve(folder) !== process.cwd()) io.out(`  cd ${quoteArgument(shown)}`)
  io.out('  npm install')
  io.out('  npm run dev')
}

/** Leaves out the options that are not given. */
function pickGiven(options: { [Field in keyof Answers]: string | undefined }): Partial<Answers> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}
