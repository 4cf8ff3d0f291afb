import { Backdrop } from './backdrop.tsx'
import { navigationLinks } from './navigation-links.ts'
import { Navigation } from './navigation.tsx'
import type { PageContent } from './page-content.ts'
import css from './page.module.css'
import { SectionFrame } from './section-frame.tsx'
import { SocialLinks } from './social-links.tsx'

/** The main page: everything at "/". */
export function Page({ content }: { readonly content: PageContent }) {
  const { site, sections, labels, motion, socialLinks } = content
  return (
    <>
      <a className={css.skip} href="#content">
        {labels.skipLink}
      </a>
      <Backdrop />
      <Navigation
        links={navigationLinks(sections.map(({ head }) => head))}
        labels={labels}
        threshold={motion.activeThreshold}
      />
      <main id="content" tabIndex={-1} className={css.main}>
        {/* A hero that opens the page is its heading. */}
        {sections[0]?.head.type !== 'hero' && <h1 className={css.heading}>{site.title}</h1>}
        {sections.map((section, index) => (
          <SectionFrame
            key={keyOf(sections, index)}
            section={section}
            labels={labels}
            opening={index === 0}
          />
        ))}
      </main>
      {site.url !== undefined && (
        <p className={css.address}>
          <bdi>{site.url}</bdi>
        </p>
      )}
      <SocialLinks links={socialLinks} label={labels.socialLinks} newTab={labels.newTab} />
    </>
  )
}

/**
 * What tells sections apart: two may be alike in all but their place among those of their type.
 * One that an edit adds or moves leaves what a visitor did in the others as it is.
 */
function keyOf(sections: PageContent['sections'], index: number): string {
  const type = sections[index]?.head.type
  const before = sections.slice(0, index).filter(({ head }) => head.type === type)
  return `${type} ${before.length}`
}
