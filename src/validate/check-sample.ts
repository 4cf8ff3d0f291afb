import type { Path } from '#json/path.ts'
import { itemsOf, propertyOf } from '#json/raw.ts'
import type { ProblemCode } from '#problems/problem-code.ts'
import type { RawProblem } from '#problems/raw-problem.ts'

import { listTexts } from './list-texts.ts'
import sample from './sample-texts.json' with { type: 'json' }

/**
 * Texts of five words or more: an owner may well write a shorter one. None belongs to a picture,
 * because the pictures may stay.
 */
const texts = new Set(sample.texts)

/** Links that lead to nobody. */
const links = new Set(sample.links)

/**
 * Finds what is left of the sample that Folio ships with: its name once, its links once, and its
 * texts once for each part of the page. Warnings, which --strict makes errors.
 */
export function checkSample(document: unknown): RawProblem[] {
  const all = listTexts(document)
  const ofSample = all.filter(({ text }) => texts.has(text))
  const parts = Map.groupBy(ofSample, ({ path: [part, index] }) =>
    part === 'sections' ? `${part} ${index}` : part,
  )
  const { tag } = sample.name
  return [
    ...warn('sample/name', findNames(document), (count) =>
      count === 0
        ? `The name here is still that of the sample, ${tag}.`
        : `The name here and in ${count} other place${count === 1 ? '' : 's'} is still that of the sample, ${tag}.`,
    ),
    ...warn(
      'sample/link',
      all
        .filter(({ field, text }) => (field === 'url' || field === 'href') && links.has(text))
        .map(({ path }) => path),
      (count) =>
        count === 0
          ? 'This link is from the sample, and leads to nobody.'
          : `This link and ${count} other${count === 1 ? '' : 's'} are from the sample, and lead to nobody.`,
    ),
    ...[...parts.values()].flatMap((part) =>
      warn(
        'sample/words',
        part.map(({ path }) => path),
        (count) =>
          count === 0
            ? 'This text is from the sample, word for word.'
            : `This text and ${count} other${count === 1 ? '' : 's'} of this part are from the sample, word for word.`,
      ),
    ),
  ]
}

/** The paths at which the name of the sample's owner is left. */
function findNames(document: unknown): Path[] {
  const letters = itemsOf(propertyOf(propertyOf(document, 'preloader'), 'letters'))
  const isTag =
    letters.every((letter) => typeof letter === 'string') && letters.join('') === sample.name.tag
  const sections = itemsOf(propertyOf(document, 'sections'))
  const tags = sections.map((section) => propertyOf(section, 'tag'))
  return [
    ...(propertyOf(propertyOf(document, 'site'), 'title') === sample.name.title
      ? [['site', 'title']]
      : []),
    ...(isTag ? [['preloader', 'letters']] : []),
    ...tags.flatMap((tag, index) => (tag === sample.name.tag ? [['sections', index, 'tag']] : [])),
  ]
}

/** One warning at the first path, however many others there are. */
function warn(
  code: ProblemCode,
  [path, ...others]: readonly Path[],
  describe: (others: number) => string,
): RawProblem[] {
  if (!path) return []
  const help = 'Write your own. "npm run validate -- --strict" lets none of the sample pass.'
  const message = describe(others.length)
  return [{ path, code, message, help }]
}
