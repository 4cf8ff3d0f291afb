import { createElement, Suspense, use } from 'react'

import type { OwnPage } from '#content/own-page.ts'
import { KeptHtml } from '#site/kept-html.tsx'
import type { PageContent } from '#site/page-content.ts'
import { StaticPage } from '#site/static-page.tsx'
import { ChunkLoader } from '#ui/chunk/chunk-loader.tsx'
import { createChunk } from '#ui/chunk/chunk.ts'

type Props = {
  readonly content: PageContent
  readonly path: string
  /** The scripts of a built site have none. */
  readonly page: OwnPage | undefined
}

const view = createChunk('own-page', async () => (await import('./own-page.tsx')).OwnPageView)

/** A page of the owner. In a built site the view never loads, so the prerendered HTML stays. */
export function OwnPageRoute({ content, path, page }: Props) {
  return (
    <StaticPage content={content} path={path}>
      <Suspense fallback={<KeptHtml selector="main > *" />}>
        <View content={content} page={page} />
      </Suspense>
      <ChunkLoader chunk={view} wanted={!import.meta.env.PROD} labels={content.labels} />
    </StaticPage>
  )
}

function View({ content, page }: Omit<Props, 'path'>) {
  if (import.meta.env.SSR) view.load()
  const Loaded = use(view.ready)
  return page && createElement(Loaded, { page, labels: content.labels })
}
