import type { Portfolio } from '#content/portfolio.ts'

import { Backdrop } from './backdrop.tsx'
import { navigationLinks } from './navigation-links.ts'
import { Navigation } from './navigation.tsx'
import css from './page.module.css'
import { SectionFrame } from './section-frame.tsx'
import { SocialLinks } from './social-links.tsx'

/** The main page: everything at "/". */
export function Page({ portfolio }: { readonly portfolio: Portfolio }) {
  const { sections, labels, motion, socialLinks } = portfolio
  return (
    <>
      <a className={css.skip} href="#content">
        {labels.skipLink}
      </a>
      <Backdrop />
      <Navigation
        links={navigationLinks(sections)}
        labels={labels}
        threshold={motion.activeThreshold}
      />
      <main id="content" tabIndex={-1} className={css.main}>
        {sections.map((section, index) => (
          <SectionFrame key={keyOf(sections, index)} section={section} labels={labels} />
        ))}
      </main>
      <SocialLinks links={socialLinks} label={labels.socialLinks} newTab={labels.newTab} />
    </>
  )
}

/**
 * What tells sections apart: two may be alike in all but their place among those of their type.
 * One that an edit adds or moves leaves what a visitor did in the others as it is.
 */
function keyOf(sections: Portfolio['sections'], index: number): string {
  const type = sections[index]?.type
  const before = sections.slice(0, index).filter((section) => section.type === type)
  return `${type} ${before.length}`
}
