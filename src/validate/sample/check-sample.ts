import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import type { Path } from '#json/path.ts'
import { readEntries, readItems, readValue } from '#json/untyped-value.ts'
import { formatOthers } from '#problems/format-problem.ts'
import type { ProblemCode } from '#problems/problem-code.ts'
import type { RawProblem } from '#problems/problem.ts'

import { listTexts, type TextAt } from '#validate/texts/list-texts.ts'
import sample from './sample-texts.json' with { type: 'json' }
import starters from './starter-texts.json' with { type: 'json' }

/**
 * Texts of several words or sentences: an owner may well write a shorter one. None belongs to a
 * picture, because the pictures may stay.
 */
const texts = new Set([...sample.texts, ...starters.texts])

/** Those of the examples in helps and in the schema. No picture that Folio ships with has them. */
const exampleAlts = new Set(sample.exampleAlts)

const links = new Set([...sample.links, ...sample.exampleLinks, ...starters.links])

const addresses = new Set([sample.mailAddress, ...starters.addresses])

/** What examples write in place of the name of the owner. */
const yours = String.raw`your-?(?:user-?)?name`

const hostName = String.raw`\.(?:(?:github|gitlab)\.io|netlify\.app|pages\.dev|vercel\.app)(?:\/|$)`

/** The address of the site in the messages, and those in the guides of hosts. */
const exampleSites = [
  /^https:\/\/(?:www\.)?example\.(?:com|net|org)(?:\/|$)/iu,
  new RegExp(
    String.raw`^https://(?:www\.)?(?:${yours}|your-?(?:domain|site|website))\.[a-z.]{2,20}(?:/|$)`,
    'iu',
  ),
  new RegExp(`^https://your-project${hostName}`, 'iu'),
  new RegExp(`^https://USERNAME${hostName}`, 'u'),
  // The guide of GitHub Pages.
  /^https:\/\/username\.(?:github|gitlab)\.io(?:\/|$)/iu,
]

const strictNote = '"npm run validate -- --strict" reports this as an error.'

const facts = new Set(starters.facts)

const transcripts = new Set(sample.transcripts)

/**
 * Finds what is left of the sample or the starters that Folio ships with: a name once, links once, and
 * texts once for each part of the page. Warnings, which --strict makes errors.
 */
export function checkSample(document: unknown): RawProblem[] {
  const all = listTexts(document)
  return [
    ...checkNames(document, all),
    ...checkLinks(document, all),
    ...checkTexts(all),
    ...warn(
      'sample/words',
      findFacts(document),
      'This is about the invented person of the sample, not about you.',
      'Write your own, or delete it. If you live at the same place, add its "region".',
    ),
  ]
}

function checkNames(document: unknown, all: readonly TextAt[]): RawProblem[] {
  const ofStarters = all.filter(({ text }) => findOwnerOfStarter(text) !== undefined)
  const owner = findOwnerOfStarter(ofStarters[0]?.text ?? '') ?? ''
  return [
    ...warn('sample/name', findNames(document), describeName(sample.name.tag)),
    ...warn('sample/name', listPaths(ofStarters), describeName(owner)),
  ]
}

function checkLinks(document: unknown, all: readonly TextAt[]): RawProblem[] {
  return [
    ...warn(
      'sample/link',
      listPaths(all.filter(isSampleLink)),
      'This address is from the sample and is not yours.',
    ),
    ...warn(
      'sample/link',
      listPaths(all.filter(isExamplePerson)),
      'This is the address of an example, and not yours.',
    ),
    ...warn(
      'sample/link',
      listPaths(all.filter(isPlaceholder)),
      'The address "#" leads nowhere.',
      'Write the whole address, or delete it.',
    ),
    ...warn(
      'sample/link',
      isExampleSite(readValue(document, ['site', 'url'])) ? [['site', 'url']] : [],
      'This is the address of an example, and not where your site is.',
      'Write the address of your site, or delete it until you know it.',
    ),
    ...warn(
      'sample/link',
      findExampleTranslations(document),
      'This is the address of an example, and not where your site in this language is.',
      'Write the address of that site, or delete it until you know it.',
    ),
  ]
}

/** One warning for each part of the page that has a text of the sample. */
function checkTexts(all: readonly TextAt[]): RawProblem[] {
  const left = all.filter(
    ({ field, text }) => texts.has(text) || (field === 'alt' && exampleAlts.has(text)),
  )
  const parts = Map.groupBy(left, ({ path: [part, index] }) => (part === 'sections' ? index : part))
  const message = 'This text is from the sample, word for word.'
  return [...parts.values()].flatMap((part) => warn('sample/words', listPaths(part), message))
}

function listPaths(found: readonly TextAt[]): Path[] {
  return found.map(({ path }) => path)
}

function isSampleLink({ field, text }: TextAt): boolean {
  const isMail = field === 'mailAddress' || field === 'email'
  return (field === 'url' && links.has(text)) || (isMail && addresses.has(text))
}

/** The addresses of people in examples. */
const examplePerson = new RegExp(
  String.raw`^mailto:you@example\.(?:com|net|org)$|/@you$|[/@~.:](?:${yours}|username)(?:[./?#@]|$)`,
  'iu',
)

/** Those among other links, where "username" may be a name. */
const exampleName = new RegExp(String.raw`[/@~.:]${yours}(?:[./?#@]|$)`, 'iu')

/** Whether a link is that of an example: to a page of the owner's elsewhere, or to any other. */
function isExamplePerson({ path, field, text }: TextAt): boolean {
  const isOwn = path[0] === 'socialLinks' || path[0] === 'footer' || path[1] === 'profiles'
  const isLink = field === 'url' && path[0] !== 'site' && !links.has(text)
  return isLink && (isOwn ? examplePerson : exampleName).test(text)
}

/** Whether an address of the owner or of a record is "#" alone. Elsewhere that is the top of the page. */
function isPlaceholder({ path, field, text }: TextAt): boolean {
  const isElsewhere = path[0] !== 'profile' && path[0] !== 'socialLinks'
  return field === 'url' && text === '#' && !isElsewhere && !path.includes('links')
}

function isExampleSite(url: unknown): boolean {
  return typeof url === 'string' && exampleSites.some((pattern) => pattern.test(url))
}

function findExampleTranslations(document: unknown): Path[] {
  const path = ['site', 'translations']
  return readEntries(readValue(document, path))
    .filter(([, url]) => isExampleSite(url))
    .map(([language]) => [...path, language])
}

/** The facts about a person that are too short to be among the texts, each as JSON without ids. */
export function listFacts(document: unknown): { readonly path: Path; readonly fact: string }[] {
  return [['location'], ['languages'], ['availability', 'from'], ['pronouns']].flatMap((rest) => {
    const path = ['profile', ...rest]
    const value = readValue(document, path)
    if (value === undefined) return []
    const fact = JSON.stringify(value, (key, inner: unknown) => (key === 'id' ? undefined : inner))
    return [{ path, fact }]
  })
}

/** Pronouns alone say nothing: many owners have the same. */
function findFacts(document: unknown): Path[] {
  const left = listFacts(document).filter(({ fact }) => facts.has(fact))
  const paths = left.map(({ path }) => path)
  return paths.every((path) => path.includes('pronouns')) ? [] : paths
}

/** Whether a text is one of the sample or a starter, or has the name of its invented owner. */
export function isOfSample(text: string): boolean {
  return texts.has(text) || findOwnerOfStarter(text) !== undefined
}

/** Finds what is left of a page or a story of the starters. */
export function checkSampleProse(text: string): TextProblem[] {
  const name = findOwnerOfStarter(text)
  const problems = [
    { code: 'sample/name' as const, part: name, message: describeName(name ?? '') },
    {
      code: 'sample/words' as const,
      part: starters.prose.find((part) => text.includes(part)),
      message: 'This text is from the sample, word for word.',
    },
  ]
  return problems.flatMap(({ code, part, message }) => {
    if (part === undefined) return []
    const start = text.indexOf(part)
    return [
      { code, start, end: start + part.length, message, help: `Write your own. ${strictNote}` },
    ]
  })
}

/** Whether the owner has not changed a transcript of the sample, whatever its line ends. */
export function isSampleTranscript(text: string): boolean {
  return transcripts.has(text.replaceAll('\r\n', '\n'))
}

function findOwnerOfStarter(text: string): string | undefined {
  return starters.names.find((name) => text.includes(name))
}

function describeName(name: string): string {
  return `The name here is still that of the sample, ${name}.`
}

function findNames(document: unknown): Path[] {
  const { title, tag } = sample.name
  const tags = readItems(readValue(document, ['sections'])).map((_, index) => [
    'sections',
    index,
    'tag',
  ])
  const written = readValue(document, ['preloader', 'letters'])
  const letters = typeof written === 'string' ? [...written] : readItems(written)
  const hasLetters = [...tag].every((letter, index) => letters[index] === letter)
  return [
    ...(readValue(document, ['site', 'title']) === title ? [['site', 'title']] : []),
    ...(hasLetters && letters.length === tag.length ? [['preloader', 'letters']] : []),
    ...tags.filter((path) => readValue(document, path) === tag),
  ]
}

/** One warning at the first path, however many others there are. */
function warn(
  code: ProblemCode,
  [path, ...others]: readonly Path[],
  message: string,
  advice = 'Write your own.',
): RawProblem[] {
  if (!path) return []
  return [
    { path, code, message: message + formatOthers(others.length), help: `${advice} ${strictNote}` },
  ]
}
