import type { Portfolio } from '#content/portfolio.ts'
import type { SectionHead } from '#content/section-head.ts'
import type { Section } from '#sections/section.ts'

type PageSection = { readonly head: SectionHead; readonly section: Section }

/** What the page is rendered from: the portfolio, with what the build found out about each section. */
export type PageContent = Omit<Portfolio, 'sections'> & {
  readonly sections: readonly PageSection[]
}
