import { createElement, type ReactNode, Suspense, use } from 'react'

import { KeptHtml } from '#site/kept-html.tsx'
import type { PageContent } from '#site/page-content.ts'
import { ChunkLoader } from '#ui/chunk/chunk-loader.tsx'
import { createChunk } from '#ui/chunk/chunk.ts'

type Props = {
  readonly content: PageContent
  /** What else is at the end of the page. */
  readonly children?: ReactNode
}

const view = createChunk('footer', async () => (await import('./footer-view.tsx')).FooterView)

/** The end of every page. In a built site the view never loads, so the prerendered HTML stays. */
export function SiteFooter({ content, children }: Props) {
  if (!content.hasFooter) return children
  return (
    <footer>
      <Suspense fallback={<KeptHtml selector="footer > [data-static]" />}>
        <View content={content} />
      </Suspense>
      <ChunkLoader chunk={view} wanted={!import.meta.env.PROD} labels={content.labels} />
      {children}
    </footer>
  )
}

function View({ content: { footer, socialLinks, labels, site } }: Pick<Props, 'content'>) {
  if (import.meta.env.SSR) view.load()
  const Loaded = use(view.ready)
  return footer && createElement(Loaded, { footer, socialLinks, labels, site })
}
