import { createElement, Suspense, use } from 'react'

import type { StoryPage } from '#content/records/project-pages.ts'
import { KeptHtml } from '#site/kept-html.tsx'
import type { PageContent } from '#site/page-content.ts'
import { StaticPage } from '#site/static-page.tsx'
import { ChunkLoader } from '#ui/chunk/chunk-loader.tsx'
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

/** The page of a project. In a built site the view never loads, so the prerendered HTML stays. */
export function ProjectRoute({ content, path, page }: Props) {
  return (
    <StaticPage content={content} path={path}>
      <Suspense fallback={<KeptHtml selector="main > *" />}>
        <ProjectView content={content} page={page} />
      </Suspense>
      <ChunkLoader chunk={view} wanted={!import.meta.env.PROD} labels={content.labels} />
    </StaticPage>
  )
}

function ProjectView({ content, page }: Omit<Props, 'path'>) {
  if (import.meta.env.SSR) view.load()
  const View = use(view.ready)
  const { projectPages, labels, site } = content
  return (
    page &&
    projectPages &&
    createElement(View, { page, labels: projectPages, common: labels, language: site.language })
  )
}
