import { writeProjectAnchor } from '#profile/project-anchor.ts'
import type { Project } from '#profile/project.ts'
import type { StoryBlocks } from '#story/story-block.ts'

import type { Portfolio } from '#content/portfolio.ts'
import { findProjectCards } from './project-cards.ts'

/** A project with a story, which has a page of its own. */
type StoryProject = Project & { readonly story: string }

/** A project as others link to it. */
export type ProjectLink = Pick<Project, 'id' | 'name'>

/** The page of a project, and how it is connected to the others. */
export type ProjectPage = {
  readonly project: StoryProject
  readonly previous?: ProjectLink
  readonly next?: ProjectLink
  /** The address of its card on the main page, such as "#project-atlas". Empty if it has none there. */
  readonly card: string
  /** Its addresses in other languages, by their tags. */
  readonly translations?: Readonly<Record<string, string>> | undefined
}

/** The same with its story. */
export type StoryPage = ProjectPage & { readonly blocks: StoryBlocks }

/**
 * Lists the pages of projects: in the order of the first section that shows projects, then those that
 * it does not show.
 */
export function listProjectPages({
  profile,
  sections,
}: Pick<Portfolio, 'profile' | 'sections'>): ProjectPage[] {
  const all = profile?.projects ?? []
  const section = sections.find(({ type }) => type === 'projects')
  const names = section && 'show' in section ? section.show : undefined
  const shown = section ? all.filter(({ id }) => names?.includes(id) ?? true) : []
  const inOrder = names
    ? shown.toSorted((a, b) => names.indexOf(a.id) - names.indexOf(b.id))
    : shown
  // As the section shows them.
  const featuredFirst = inOrder.toSorted((a, b) => Number(b.featured) - Number(a.featured))
  const others = all.filter((project) => !shown.includes(project))
  const cards = findProjectCards({ profile, sections })
  const withStory = [...featuredFirst, ...others].filter(hasStory)
  return withStory.map((project, index) => ({
    project,
    ...linkProject('previous', withStory[index - 1]),
    ...linkProject('next', withStory[index + 1]),
    card: cards.has(project.id) ? `#${writeProjectAnchor(project.id)}` : '',
  }))
}

function hasStory(project: Project): project is StoryProject {
  return project.story !== undefined
}

function linkProject(key: 'previous' | 'next', project: Project | undefined) {
  return project && { [key]: { id: project.id, name: project.name } }
}
