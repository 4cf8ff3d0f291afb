import { Backdrop } from './backdrop.tsx'
import { SiteFooter } from '#site/footer/site-footer.tsx'
import { listNavigationLinks, linkToPages } from '#site/navigation/navigation-links.ts'
import { Navigation } from '#site/navigation/navigation.tsx'
import { HydratedAlone } from '#site/hydrated-alone.tsx'
import { findTag, type PageContent } from '#site/page-content.ts'
import css from './page.module.css'
import { SectionShell } from '#site/section/section-shell.tsx'
import { SocialLinks } from './social-links.tsx'

/** The main page: everything at "/". */
export function Page({ content }: { readonly content: PageContent }) {
  const { site, sections, labels, scrolling, socialLinks, theme } = content
  const heads = sections.map(({ head }) => head)
  return (
    <>
      <HydratedAlone>
        <a className={css.skip} href="#content">
          {labels.skipLink}
        </a>
        <Backdrop />
        <Navigation
          links={listNavigationLinks(heads)}
          pages={linkToPages(content.pageLinks)}
          labels={labels}
          threshold={scrolling.activeThreshold}
          first={heads[0]}
          tag={findTag(content)}
          hasSchemes={theme.scheme === 'system'}
        />
      </HydratedAlone>
      <main id="content" tabIndex={-1} className={css.main}>
        {!sections[0]?.head.opensPage && (
          <HydratedAlone>
            <h1 className={css.heading}>{site.title}</h1>
          </HydratedAlone>
        )}
        {sections.map(({ head, section, profile }, index) => (
          <SectionShell
            key={head.id}
            head={head}
            section={section}
            profile={profile}
            labels={labels}
            language={site.language}
            isFirst={index === 0}
          />
        ))}
      </main>
      {site.url !== undefined && (
        <HydratedAlone>
          <p className={css.address}>
            <bdi>{site.url}</bdi>
          </p>
        </HydratedAlone>
      )}
      <SiteFooter content={content}>
        <HydratedAlone>
          <SocialLinks
            links={socialLinks}
            label={labels.socialLinks}
            newTab={labels.newTab}
            siteUrl={site.url}
            isInFooter={content.hasFooter}
          />
        </HydratedAlone>
      </SiteFooter>
    </>
  )
}
