import type { OwnPage, PageLink } from '#content/own-page.ts'
import type { PageSection } from '#content/page-section.ts'
import type { Portfolio, ProjectPageLabels } from '#content/portfolio.ts'
import type { StoryPage } from '#content/records/project-pages.ts'
import type { Footer } from '#fields/footer.ts'
import type { DrawnSocialLink } from '#fields/links/social/social-link.ts'

/** What the page is rendered from: the portfolio, with what the build found out about each section. */
export type PageContent = Omit<
  Portfolio,
  '$schema' | 'sections' | 'profile' | 'projectPages' | 'ownPages' | 'socialLinks' | 'footer'
> & {
  readonly sections: readonly PageSection[]
  readonly socialLinks: readonly DrawnSocialLink[]
  /** A built site has no scripts with the pages of projects: they are HTML alone. */
  readonly projects?: readonly StoryPage[]
  readonly projectPages?: ProjectPageLabels
  /** The owner's pages, which are HTML alone, too. */
  readonly ownPages?: readonly OwnPage[]
  /** The links to them in the navigation. */
  readonly pageLinks: readonly PageLink[]
  /** The footer is HTML alone, too. */
  readonly footer?: Footer | undefined
  readonly hasFooter: boolean
}

/** Finds the owner's tag, if any section has one. */
export function findTag({ sections }: Pick<PageContent, 'sections'>): string | undefined {
  return sections.find(({ head }) => head.tag !== undefined)?.head.tag
}
