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
        label={labels.navigation}
        threshold={motion.activeThreshold}
      />
      <main id="content" tabIndex={-1} className={css.main}>
        {sections.map((section, index) => (
          // Sections are told apart by their place: two may be alike in all else.
          // oxlint-disable-next-line react/no-array-index-key
          <SectionFrame key={index} section={section} labels={labels} />
        ))}
      </main>
      <SocialLinks links={socialLinks} label={labels.socialLinks} newTab={labels.newTab} />
    </>
  )
}
