import type { PageSection } from '#content/page-section.ts'
import type { Portfolio } from '#content/portfolio.ts'

/** What the page is rendered from: the portfolio, with what the build found out about each section. */
export type PageContent = Omit<Portfolio, 'sections' | 'profile'> & {
  readonly sections: readonly PageSection[]
}
