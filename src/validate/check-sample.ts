import type { Path } from '#json/path.ts'
import { itemsOf, valueAt } from '#json/untyped-value.ts'
import type { ProblemCode } from '#problems/problem-code.ts'
import type { RawProblem } from '#problems/problem.ts'

import { listTexts } from './list-texts.ts'
import sample from './sample-texts.json' with { type: 'json' }

/**
 * Texts of five words or more: an owner may well write a shorter one. None belongs to a picture,
 * because the pictures may stay.
 */
const texts = new Set(sample.texts)

const links = new Set(sample.links)

const transcripts = new Set(sample.transcripts)

/**
 * Finds what is left of the sample that Folio ships with: its name once, its links once, and its
 * texts once for each part of the page. Warnings, which --strict makes errors.
 */
export function checkSample(document: unknown): RawProblem[] {
  const all = listTexts(document)
  const sampleLinks = all.filter(
    ({ field, text }) =>
      ((field === 'url' || field === 'href') && links.has(text)) ||
      (field === 'mailAddress' && text === sample.mailAddress),
  )
  const sampleTexts = all.filter(({ text }) => texts.has(text))
  const parts = Map.groupBy(sampleTexts, ({ path: [part, index] }) =>
    part === 'sections' ? index : part,
  )
  const name = `The name here is still that of the sample, ${sample.name.tag}.`
  return [
    ...warn('sample/name', findNames(document), name),
    ...warn(
      'sample/link',
      sampleLinks.map(({ path }) => path),
      'This address is from the sample and is not yours.',
    ),
    ...[...parts.values()].flatMap((part) =>
      warn(
        'sample/words',
        part.map(({ path }) => path),
        'This text is from the sample, word for word.',
      ),
    ),
  ]
}

/** Whether the owner has not changed a transcript of the sample, whatever its line ends. */
export function isSampleTranscript(text: string): boolean {
  return transcripts.has(text.replaceAll('\r\n', '\n'))
}

function findNames(document: unknown): Path[] {
  const { title, tag } = sample.name
  const tags = itemsOf(valueAt(document, ['sections'])).map((_, index) => [
    'sections',
    index,
    'tag',
  ])
  const written = valueAt(document, ['preloader', 'letters'])
  const letters = typeof written === 'string' ? [...written] : itemsOf(written)
  const hasLetters = [...tag].every((letter, index) => letters[index] === letter)
  return [
    ...(valueAt(document, ['site', 'title']) === title ? [['site', 'title']] : []),
    ...(hasLetters && letters.length === tag.length ? [['preloader', 'letters']] : []),
    ...tags.filter((path) => valueAt(document, path) === tag),
  ]
}

/** One warning at the first path, however many others there are. */
function warn(
  code: ProblemCode,
  [path, ...others]: readonly Path[],
  message: string,
): RawProblem[] {
  if (!path) return []
  const more = others.length === 0 ? '' : ` Others like it: ${others.length}.`
  const help = 'Write your own. "npm run validate -- --strict" reports this as an error.'
  return [{ path, code, message: `${message}${more}`, help }]
}
