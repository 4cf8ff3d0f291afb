import { linkToSection } from '#content/link-to-section.ts'
import type { PageLink } from '#content/own-page.ts'
import type { SectionHead } from '#content/section-head.ts'

/** A link of the navigation: the section it leads to, its label and its address. */
export type NavigationLink = {
  readonly id: string
  readonly label: string
  readonly href: string
}

/** The links of the navigation: the sections with a label, in the page's order. */
export function listNavigationLinks(
  sections: readonly Pick<SectionHead, 'id' | 'navLabel'>[],
): NavigationLink[] {
  return sections.flatMap(({ id, navLabel }, index) =>
    navLabel === undefined ? [] : [{ id, label: navLabel, href: linkToSection(id, index) }],
  )
}

/** The links to the owner's pages. */
export function linkToPages(pages: readonly PageLink[]): Pick<NavigationLink, 'label' | 'href'>[] {
  return pages.map(({ path, label }) => ({ label, href: import.meta.env.BASE_URL + path }))
}
