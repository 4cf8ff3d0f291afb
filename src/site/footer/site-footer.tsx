import type { ReactNode } from 'react'

import type { PageContent } from '#site/page-content.ts'
import { StaticView } from '#site/static-view.tsx'
import { createChunk } from '#ui/chunk/chunk.ts'

type Props = {
  readonly content: PageContent
  /** What else is at the end of the page. */
  readonly children?: ReactNode
}

const view = createChunk('footer', async () => (await import('./footer-view.tsx')).FooterView)

/** The end of every page. */
export function SiteFooter({ content, children }: Props) {
  const { hasFooter, footer, socialLinks, labels, site } = content
  if (!hasFooter) return children
  return (
    <footer>
      <StaticView
        view={view}
        content={footer && { footer, socialLinks, labels, site }}
        selector="footer > [data-static]"
        labels={labels}
      />
      {children}
    </footer>
  )
}
