import type { Project } from '#profile/project.ts'

import { listFilters } from './list-filters.ts'

/** Says for "npm run explain" whether a section of projects has its filter, and why not. */
export function describeFilter(
  isWanted: boolean,
  projects: readonly Pick<Project, 'keywords'>[],
): string {
  if (!isWanted) return 'Its filter: no, because "filter" is false.'
  const keywords = listFilters(projects).map(({ keyword }) => `"${keyword}"`)
  return keywords.length > 0
    ? `Its filter: yes, with ${keywords.join(', ')}.`
    : 'Its filter: no. It needs four projects, and two keywords that several projects have, but not all.'
}
