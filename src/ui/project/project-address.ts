import { projectAnchor } from '#profile/project-anchor.ts'
import type { Project } from '#profile/project.ts'

/** Returns where a project is, seen from the home page: its own page, its address or its card. */
export function projectAddress({ id, story, url }: Pick<Project, 'id' | 'story' | 'url'>): string {
  return story === undefined ? (url ?? `#${projectAnchor(id)}`) : `projects/${id}/`
}
