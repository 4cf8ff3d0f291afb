import type { StoryPage } from '#content/records/project-pages.ts'
import type { PageContent } from '#site/page-content.ts'
import { StaticPage } from '#site/static-page.tsx'
import { StaticView } from '#site/static-view.tsx'
import { createChunk } from '#ui/chunk/chunk.ts'

type Props = {
  readonly content: PageContent
  readonly path: string
  /** The scripts of a built site have none. */
  readonly page: StoryPage | undefined
}

const view = createChunk(
  'project-page',
  async () => (await import('./project-page.tsx')).ProjectPage,
)

/** The page of a project. */
export function ProjectRoute({ content, path, page }: Props) {
  const { projectPages, labels, site } = content
  const shown = page &&
    projectPages && { page, labels: projectPages, common: labels, language: site.language }
  return (
    <StaticPage content={content} path={path} translations={page?.translations}>
      <StaticView view={view} content={shown} selector="main > *" labels={labels} />
    </StaticPage>
  )
}
