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
export function recordsContent(counts: RecordCounts, withStories = false): string {
  const { projects = 0, others = 0 } = counts
  const share = Math.floor(others / 7)
  // A profile has 50 studies at most.
  const studies = Math.min(share, 50)
  const content = {
    $schema: '../schema/portfolio.schema.json',
    schemaVersion: 2,
    site: { title: 'Many records', description: sentence(0), url: 'https://example.org/' },
    preloader: { letters: ['A', 'L'] },
    profile: {
      name: 'Ada Lovelace',
      label: 'Full stack web developer',
      summary: `${sentence(1)}\n\n${sentence(2)}`,
      projects: listOf(projects, (index) => createProject(index, withStories)),
      work: listOf(share, (index) => ({ ...createJob(index), name: `Firm ${index}` })),
      volunteer: listOf(share, (index) => ({
        ...createJob(index),
        organization: `Club ${index}`,
      })),
      publications: listOf(others - share * 5 - studies, (index) => ({
        ...named(index),
        summary: sentence(index),
      })),
      talks: listOf(share, (index) => ({
        id: `talk-${index}`,
        title: titleOf(index),
        event: 'WebConf',
        date: dateOf(index),
      })),
      certificates: listOf(share, named),
      awards: listOf(share, (index) => ({
        id: `award-${index}`,
        title: titleOf(index),
        date: dateOf(index),
        summary: sentence(index),
      })),
      education: listOf(studies, (index) => ({
        id: `school-${index}`,
        institution: `University ${index}`,
        startDate: dateOf(index),
        summary: sentence(index),
      })),
    },
    sections: [
      { type: 'hero', id: 'home', navLabel: 'Home', tagline: sentence(3) },
      { type: 'projects', id: 'projects', navLabel: 'Projects', heading: 'Projects' },
      ...(others > 0
        ? ['experience', 'education', 'writing', 'credentials'].map((type) => ({
            type,
            id: type,
            heading: titleOf(type.length),
          }))
        : []),
    ],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** The stories of the projects, by their path beside the content. */
export function recordsStories(projects: number): Record<string, string> {
  return Object.fromEntries(
    listOf(projects, (index) => [
      `stories/project-${index}.md`,
      ['Problem', 'Decision', 'Work', 'Outcome']
        .map(
          (heading, part) =>
            `## ${heading}\n\n${listOf(4, (at) => sentence(index * 16 + part * 4 + at)).join(' ')}\n`,
        )
        .join('\n'),
    ]),
  )
}

function createProject(index: number, hasStory: boolean) {
  return {
    id: `project-${index}`,
    name: titleOf(index),
    description: sentence(index * 3),
    highlights: [sentence(index * 3 + 1), sentence(index * 3 + 2)],
    keywords: listOf(4, (at) => keywords[(index * 5 + at * 3) % keywords.length]),
    startDate: dateOf(index),
    url: `https://example.org/${index}`,
    type: types[index % types.length],
    ...(hasStory ? { story: `stories/project-${index}.md` } : {}),
  }
}

function createJob(index: number) {
  return {
    id: `job-${index}`,
    position: titleOf(index),
    startDate: dateOf(index),
    summary: sentence(index),
    highlights: [sentence(index + 1), sentence(index + 2)],
  }
}

function named(index: number) {
  return { id: `record-${index}`, name: titleOf(index), url: `https://example.org/${index}` }
}

/** The first words of a sentence and a number, since two records should not have the same title. */
function titleOf(index: number): string {
  return `${sentence(index * 7)
    .split(/[ ,:;.]+/u)
    .slice(0, 3)
    .join(' ')} ${index}`
}

function dateOf(index: number): string {
  return `${2000 + (index % 25)}-${String((index % 12) + 1).padStart(2, '0')}`
}

function sentence(index: number): string {
  return sentences[index % sentences.length] ?? ''
}

function listOf<Item>(count: number, create: (index: number) => Item): Item[] {
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
