import type { Project } from '#profile/project.ts'

/** A keyword that visitors can filter by, and how many projects have it. */
export type Filter = { readonly keyword: string; readonly count: number }

/** As many as the style sheet has rules for. */
export const maxFilters = 12

const fewestProjects = 4
const fewestFilters = 2

/**
 * Returns the keywords to filter by: those that several projects have, but not all, the most
 * frequent first. None if there is too little to filter.
 */
export function listFilters(projects: readonly Pick<Project, 'keywords'>[]): readonly Filter[] {
  if (projects.length < fewestProjects) return []
  const counts = new Map<string, number>()
  for (const { keywords = [] } of projects) {
    for (const keyword of new Set(keywords)) counts.set(keyword, (counts.get(keyword) ?? 0) + 1)
  }
  const filters = [...counts]
    .map(([keyword, count]) => ({ keyword, count }))
    .filter(({ count }) => count > 1 && count < projects.length)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, maxFilters)
  return filters.length < fewestFilters ? [] : filters
}
