import { writeProjectPath } from '#profile/project-anchor.ts'
import type { ShownProject } from '#profile/project.ts'

/**
 * Returns where a project is, seen from the home page: its own page, its address or its card.
 * Undefined if it has none of them.
 */
export function findProjectAddress({
  id,
  story,
  url,
  anchor,
}: Pick<ShownProject, 'id' | 'story' | 'url' | 'anchor'>): string | undefined {
  if (story !== undefined) return writeProjectPath(id)
  return url ?? (anchor === undefined ? undefined : `#${anchor}`)
}
