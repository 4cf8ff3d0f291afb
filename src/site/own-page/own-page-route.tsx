import type { OwnPage } from '#content/own-page.ts'
import type { PageContent } from '#site/page-content.ts'
import { StaticPage } from '#site/static-page.tsx'
import { StaticView } from '#site/static-view.tsx'
import { createChunk } from '#ui/chunk/chunk.ts'

type Props = {
  readonly content: PageContent
  readonly path: string
  /** The scripts of a built site have none. */
  readonly page: OwnPage | undefined
}

const view = createChunk('own-page', async () => (await import('./own-page.tsx')).OwnPageView)

/** A page of the owner. */
export function OwnPageRoute({ content, path, page }: Props) {
  const { labels } = content
  return (
    <StaticPage content={content} path={path} translations={page?.translations}>
      <StaticView
        view={view}
        content={page && { page, labels }}
        selector="main > *"
        labels={labels}
      />
    </StaticPage>
  )
}
