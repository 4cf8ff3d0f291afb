import type { Finding } from '#fields/finding.ts'
import { entriesOf, itemsOf, propertyOf } from '#fields/raw.ts'

import { sampleLinks, sampleName, sampleWords } from './sample-words.ts'

type Path = Finding['path']

const words = new Set<string>(sampleWords)
const links = new Set<string>(sampleLinks)

const end = '"npm run validate -- --strict" lets none of the sample pass.'

/**
 * What of the sample that Folio ships with still stands: its name once, its links once, and its
 * texts once for each part of the page. Warnings, which become errors with --strict.
 */
export function checkSample(document: unknown): Finding[] {
  const sections = itemsOf(propertyOf(document, 'sections'))
  const parts: [Path, unknown][] = [
    ...entriesOf(document)
      .filter(([key]) => key !== 'sections')
      .map(([key, part]): [Path, unknown] => [[key], part]),
    ...sections.map((section, index): [Path, unknown] => [['sections', index], section]),
  ]
  return [
    ...checkName(document, sections),
    ...checkLinks(document),
    ...parts.flatMap(([path, part]) => checkWords(path, part)),
  ]
}

function checkName(document: unknown, sections: readonly unknown[]): Finding[] {
  const letters = itemsOf(propertyOf(propertyOf(document, 'preloader'), 'letters'))
  const standing: Path[] = [
    ...(propertyOf(propertyOf(document, 'site'), 'title') === sampleName.title
      ? [['site', 'title']]
      : []),
    ...(letters.join('') === sampleName.tag ? [['preloader', 'letters']] : []),
    ...sections.flatMap((section, index): Path[] =>
      propertyOf(section, 'tag') === sampleName.tag ? [['sections', index, 'tag']] : [],
    ),
  ]
  return tell('sample/name', standing, (others) =>
    others === 0
      ? `The name here is still that of the sample, ${sampleName.tag}.`
      : `The name here and in ${counted(others, 'other place')} is still that of the sample, ${sampleName.tag}.`,
  )
}

function checkLinks(document: unknown): Finding[] {
  const standing = stringsOf(document, [], '')
    .filter(({ key, value }) => (key === 'url' || key === 'href') && links.has(value))
    .map(({ path }) => path)
  return tell('sample/link', standing, (others) =>
    others === 0
      ? 'This link is that of the sample, and leads to nobody.'
      : `This link and ${counted(others, 'other')} are those of the sample, and lead to nobody.`,
  )
}

function checkWords(path: Path, part: unknown): Finding[] {
  const standing = stringsOf(part, path, '')
    .filter(({ value }) => words.has(value))
    .map(({ path: place }) => place)
  return tell('sample/words', standing, (others) =>
    others === 0
      ? 'This text is that of the sample, word for word.'
      : `This text and ${counted(others, 'other')} of this part are those of the sample, word for word.`,
  )
}

/** One warning at the first place, however many there are. */
function tell(
  code: Finding['code'],
  [first, ...others]: readonly Path[],
  messageOf: (others: number) => string,
): Finding[] {
  if (!first) return []
  const message = messageOf(others.length)
  return [
    {
      path: first,
      mark: 'value',
      code,
      severity: 'warning',
      message,
      help: `Write your own. ${end}`,
    },
  ]
}

/** Every text of a value, with its place and the name of its field. */
function stringsOf(
  value: unknown,
  path: Path,
  key: string,
): { path: Path; key: string; value: string }[] {
  if (typeof value === 'string') return [{ path, key, value }]
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => stringsOf(item, [...path, index], key))
  }
  return entriesOf(value).flatMap(([name, item]) => stringsOf(item, [...path, name], name))
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
