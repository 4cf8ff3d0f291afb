import type { ReactNode } from 'react'

import { HydratedAlone } from './hydrated-alone.tsx'
import { SiteFooter } from './footer/site-footer.tsx'
import { PageBar } from './navigation/page-bar.tsx'
import { findTag, type PageContent } from './page-content.ts'
import { Backdrop } from './page/backdrop.tsx'
import css from './page/page.module.css'

type Props = {
  readonly content: PageContent
  /** The path of the page after the base path of the site. */
  readonly path: string
  /** Its addresses in other languages. */
  readonly translations: Readonly<Record<string, string>> | undefined
  readonly children: ReactNode
}

/** What is around a page other than the main page. Only the bar hydrates. */
export function StaticPage({ content, path, translations, children }: Props) {
  const { site } = content
  return (
    <>
      <HydratedAlone>
        <a className={css.skip} href="#content">
          {content.labels.skipLink}
        </a>
        <Backdrop />
        <PageBar content={content} path={path} />
        <p className={css.address}>
          <bdi>{site.owner ?? findTag(content) ?? site.title}</bdi>
          {site.url !== undefined && (
            <>
              {', '}
              <bdi>{site.url}</bdi>
            </>
          )}
        </p>
      </HydratedAlone>
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <SiteFooter content={content} translations={translations} />
    </>
  )
}
