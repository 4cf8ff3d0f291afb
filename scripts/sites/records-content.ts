import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'

/** How many records of each list a content has. */
type RecordCounts = Readonly<Partial<Record<'projects' | 'others', number>>>

const keywords =
  'React TypeScript Node Rust PostgreSQL SVG Accessibility Offline Charts Maps CSS Testing'.split(
    ' ',
  )
const types = ['Web app', 'Website', 'Library', 'Command']

/** Whole sentences of the documentation: invented words would compress better than a real text. */
const sentences = readSentences()

/**
 * Creates the text of a content file whose sections show a number of projects, and other records. A
 * project has a description, two highlights and four keywords; its story, if `withStories`, has four
 * paragraphs.
 */
export function makeRecordsContent(counts: RecordCounts, withStories = false): string {
  const { projects = 0, others = 0 } = counts
  const share = Math.floor(others / 7)
  // A profile has 50 studies at most.
  const studies = Math.min(share, 50)
  const content = {
    $schema: '../schema/portfolio.schema.json',
    schemaVersion: 2,
    site: { title: 'Many records', description: pickSentence(0), url: 'https://example.org/' },
    preloader: { letters: ['A', 'L'] },
    profile: {
      name: 'Ada Lovelace',
      label: 'Full stack web developer',
      summary: `${pickSentence(1)}\n\n${pickSentence(2)}`,
      projects: makeList(projects, (index) => createProject(index, withStories)),
      work: makeList(share, (index) => ({ ...createJob(index), name: `Firm ${index}` })),
      volunteer: makeList(share, (index) => ({
        ...createJob(index),
        organization: `Club ${index}`,
      })),
      publications: makeList(others - share * 5 - studies, (index) => ({
        ...makeNamed(index),
        summary: pickSentence(index),
      })),
      talks: makeList(share, (index) => ({
        id: `talk-${index}`,
        title: makeTitle(index),
        event: 'WebConf',
        date: makeDate(index),
      })),
      certificates: makeList(share, makeNamed),
      awards: makeList(share, (index) => ({
        id: `award-${index}`,
        title: makeTitle(index),
        date: makeDate(index),
        summary: pickSentence(index),
      })),
      education: makeList(studies, (index) => ({
        id: `school-${index}`,
        institution: `University ${index}`,
        startDate: makeDate(index),
        summary: pickSentence(index),
      })),
    },
    sections: [
      { type: 'hero', id: 'home', navLabel: 'Home', tagline: pickSentence(3) },
      { type: 'projects', id: 'projects', navLabel: 'Projects', heading: 'Projects' },
      ...(others > 0
        ? ['experience', 'education', 'writing', 'credentials'].map((type) => ({
            type,
            id: type,
            heading: makeTitle(type.length),
          }))
        : []),
    ],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** The stories of the projects, by their path beside the content. */
export function makeRecordsStories(projects: number): Record<string, string> {
  return Object.fromEntries(
    makeList(projects, (index) => [
      `stories/project-${index}.md`,
      ['Problem', 'Decision', 'Work', 'Outcome']
        .map(
          (heading, part) =>
            `## ${heading}\n\n${makeList(4, (at) => pickSentence(index * 16 + part * 4 + at)).join(' ')}\n`,
        )
        .join('\n'),
    ]),
  )
}

function createProject(index: number, hasStory: boolean) {
  return {
    id: `project-${index}`,
    name: makeTitle(index),
    description: pickSentence(index * 3),
    highlights: [pickSentence(index * 3 + 1), pickSentence(index * 3 + 2)],
    keywords: makeList(4, (at) => keywords[(index * 5 + at * 3) % keywords.length]),
    startDate: makeDate(index),
    url: `https://example.org/${index}`,
    type: types[index % types.length],
    ...(hasStory ? { story: `stories/project-${index}.md` } : {}),
  }
}

function createJob(index: number) {
  return {
    id: `job-${index}`,
    position: makeTitle(index),
    startDate: makeDate(index),
    summary: pickSentence(index),
    highlights: [pickSentence(index + 1), pickSentence(index + 2)],
  }
}

function makeNamed(index: number) {
  return { id: `record-${index}`, name: makeTitle(index), url: `https://example.org/${index}` }
}

/** The first words of a sentence and a number, since two records should not have the same title. */
function makeTitle(index: number): string {
  return `${pickSentence(index * 7)
    .split(/[ ,:;.]+/u)
    .slice(0, 3)
    .join(' ')} ${index}`
}

function makeDate(index: number): string {
  return `${2000 + (index % 25)}-${String((index % 12) + 1).padStart(2, '0')}`
}

function pickSentence(index: number): string {
  return sentences[index % sentences.length] ?? ''
}

function makeList<Item>(count: number, create: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => create(index))
}

/** Sentences of plain words, which are no more than a card would have. */
function readSentences(): string[] {
  const folder = join(engineFolder, 'docs')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .concat('../CONTRIBUTING.md')
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n\n')
  const found = text
    .replaceAll('`', '')
    .replaceAll(/\n(?=\S)/gu, ' ')
    .split(/(?<=[.|])\s+/u)
    .filter((part) => /^[A-Z](?!.* - )[^\n*[\]|#<>_]{50,140}\.$/u.test(part))
  return [...new Set(found)]
}
