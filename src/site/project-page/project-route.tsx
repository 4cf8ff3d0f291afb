import { createElement, Suspense, use } from 'react'

import type { StoryPage } from '#content/project-pages.ts'
import { Backdrop } from '#site/page/backdrop.tsx'
import page from '#site/page/page.module.css'
import type { PageContent } from '#site/page-content.ts'
import { ChunkLoader } from '#ui/chunk/chunk-loader.tsx'
import { createChunk } from '#ui/chunk/chunk.ts'

import { ProjectBar } from './project-bar.tsx'

type Props = {
  readonly content: PageContent
  /** The scripts of a built site have none. */
  readonly page: StoryPage | undefined
}

const view = createChunk(
  'project-page',
  async () => (await import('./project-page.tsx')).ProjectPage,
)

/**
 * The page of a project. Only the bar hydrates: in a built site the view never loads, so the
 * prerendered HTML of the story stays.
 */
export function ProjectRoute({ content, page: projectPage }: Props) {
  const { labels } = content
  return (
    <>
      <a className={page.skip} href="#content">
        {labels.skipLink}
      </a>
      <Backdrop />
      <ProjectBar content={content} />
      <main id="content" tabIndex={-1} className={page.main}>
        <Suspense>
          <ProjectView content={content} page={projectPage} />
        </Suspense>
        <ChunkLoader chunk={view} wanted={!import.meta.env.PROD} labels={labels} />
      </main>
    </>
  )
}

function ProjectView({ content, page: projectPage }: Props) {
  if (import.meta.env.SSR) view.load()
  const View = use(view.ready)
  const { projectPages, labels, site } = content
  return (
    projectPage &&
    projectPages &&
    createElement(View, {
      page: projectPage,
      labels: projectPages,
      common: labels,
      language: site.language,
    })
  )
}
