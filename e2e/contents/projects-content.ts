import type { ContentFiles, RawContent } from '../../scripts/sites/build-variant.ts'
import { changeSection } from '../default-portfolio.ts'
import type { BuildVariant } from '../test.ts'

/** Words that only the story of the first project has. */
export const storyWords = 'The tide came in at four.'

/** The keywords of the projects that the section shows. */
export const projectKeywords: Readonly<Record<string, readonly string[]>> = {
  Atlas: ['Maps', 'Node'],
  Bench: ['Maps'],
  Clock: ['Node', 'Print'],
  Dune: ['Print', 'Node'],
  Eel: [],
}

/** What the conversation says of the project that it shows. */
export const dune = {
  description: 'A map of sand, which works without a network.',
  url: 'https://dune.example.org/',
}

/**
 * Adds projects to content, two of them with a story, a section that shows all but one of them, and
 * a conversation that shows one and then leads to the contact form.
 */
export function addProjects(content: RawContent, url = 'https://example.org/'): void {
  content['site'] = {
    title: 'Ada, developer',
    description: 'Words.',
    owner: 'Ada Lovelace',
    url,
  }
  content['profile'] = {
    projects: [
      {
        id: 'atlas',
        name: 'Atlas',
        description: 'A **map** of the coast.',
        keywords: projectKeywords['Atlas'],
        roles: ['Design'],
        entity: 'City of Oslo',
        startDate: '2021-03',
        endDate: '2022-05',
        links: [{ id: 'code', label: 'Code', url: 'https://github.com/folio-sample/atlas' }],
        story: 'stories/atlas.md',
      },
      { ...makeProject('Bench'), description: 'A list of benches.' },
      { ...makeProject('Clock'), story: 'stories/clock.md' },
      { ...makeProject('Dune'), ...dune },
      makeProject('Eel'),
      { ...makeProject('Secret'), name: 'Not shown' },
    ],
  }
  const { sections } = content
  if (!Array.isArray(sections)) throw new Error('The content has no sections.')
  // All sections together would be over the budget of the page.
  const kept = sections.filter(({ type }) => /^(?:hero|conversation|contact)$/u.test(type))
  const projects = {
    type: 'projects',
    id: 'projects',
    navLabel: 'Projects',
    heading: 'Projects',
    show: Object.keys(projectKeywords).map((name) => name.toLowerCase()),
  }
  content['sections'] = [...kept.slice(0, 1), projects, ...kept.slice(1)]
  changeSection(content, 'hero', { scrollTo: 'projects' })
  changeSection(content, 'conversation', {
    scenes: {
      intro: {
        lines: [
          { text: 'This is Dune.', show: 'dune' },
          { text: 'Write to him.', go: 'contact' },
        ],
        ending: true,
      },
    },
  })
}

function makeProject(name: string) {
  return {
    id: name.toLowerCase(),
    name,
    description: 'A project.',
    keywords: projectKeywords[name],
  }
}

/** Paper keeps the first of these on a sheet, and may split the second. */
const tables = [8, 9].map((rows) => `| Name |\n|---|\n${'| Text |\n'.repeat(rows)}`)

/** The stories that the projects name. */
export const stories: ContentFiles = {
  'stories/atlas.md': `## The first night\n\n${storyWords}\n\n\`\`\`ts\nconst tide = 4\n\`\`\`\n`,
  'stories/clock.md': `It ticks.\n\n## Then\n\n${tables.join('\nText.\n\n')}`,
}

/** Builds and serves the default content with these projects. */
export function buildProjects(variant: BuildVariant) {
  return variant((content) => addProjects(content), {}, stories)
}
