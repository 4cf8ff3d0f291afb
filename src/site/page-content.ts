import type { PageSection } from '#content/page-section.ts'
import type { Portfolio, ProjectPageLabels } from '#content/portfolio.ts'
import type { StoryPage } from '#content/project-pages.ts'

/** What the page is rendered from: the portfolio, with what the build found out about each section. */
export type PageContent = Omit<Portfolio, 'sections' | 'profile' | 'projectPages'> & {
  readonly sections: readonly PageSection[]
  /** A built site has no scripts with the pages of projects: they are HTML alone. */
  readonly projects?: readonly StoryPage[]
  readonly projectPages?: ProjectPageLabels
}
