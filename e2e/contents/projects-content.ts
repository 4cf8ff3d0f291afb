import type { ContentFiles, RawContent } from '../../scripts/sites/build-variant.ts'

/** Words that only the story of the first project has. */
export const storyWords = 'The tide came in at four.'

/** Adds three projects to content, two of them with a story, and a section that shows them. */
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
        keywords: ['Maps', 'Node'],
        roles: ['Design'],
        entity: 'City of Oslo',
        startDate: '2021-03',
        endDate: '2022-05',
        links: [{ id: 'code', label: 'Code', url: 'https://github.com/folio-sample/atlas' }],
        story: 'stories/atlas.md',
      },
      { id: 'bench', name: 'Bench', description: 'A list of benches.' },
      { id: 'clock', name: 'Clock', description: 'A clock.', story: 'stories/clock.md' },
    ],
  }
  const { sections } = content
  if (!Array.isArray(sections)) throw new Error('The content has no sections.')
  // All sections together would be over the budget of the page.
  const kept = sections.filter(({ type }) => /^(?:hero|expertise|contact)$/u.test(type))
  const projects = { type: 'projects', id: 'projects', navLabel: 'Projects', heading: 'Projects' }
  content['sections'] = [...kept.slice(0, 2), projects, ...kept.slice(2)]
}

/** The stories that the projects name. */
export const stories: ContentFiles = {
  'stories/atlas.md': `## The first night\n\n${storyWords}\n\n\`\`\`ts\nconst tide = 4\n\`\`\`\n`,
  'stories/clock.md': 'It ticks.\n',
}
