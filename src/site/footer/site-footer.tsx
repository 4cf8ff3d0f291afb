import type { ReactNode } from 'react'

import type { PageContent } from '#site/page-content.ts'
import { StaticView } from '#site/static-view.tsx'
import { createChunk } from '#ui/chunk/chunk.ts'

type Props = {
  readonly content: PageContent
  /** The addresses of the page in other languages. Others lead to the main page. */
  readonly translations?: Readonly<Record<string, string>> | undefined
  /** What else is at the end of the page. */
  readonly children?: ReactNode
}

const view = createChunk('footer', async () => (await import('./footer-view.tsx')).FooterView)

/** The end of every page. */
export function SiteFooter({ content, translations, children }: Props) {
  const { hasFooter, footer, socialLinks, labels } = content
  const site = { ...content.site, translations: { ...content.site.translations, ...translations } }
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
