import type { Portfolio } from '#content/portfolio.ts'

type Section = Extract<Portfolio['sections'][number], { readonly type: 'contact' }>

/** A contact section, and what else of the content the contact service shows visitors. */
export type ContactTexts = Section & {
  readonly language: string
  readonly theme: Portfolio['theme']
  readonly backLabel: string
}

/**
 * Finds the texts of the first contact section whose messages Folio's service takes. Returns undefined
 * if the page has none.
 */
export function findContactTexts(portfolio: Portfolio): ContactTexts | undefined {
  const { site, theme, sections, notFound } = portfolio
  const section = sections.find(
    (candidate): candidate is Section => candidate.type === 'contact' && candidate.to === 'service',
  )
  return section && { ...section, language: site.language, theme, backLabel: notFound.homeLabel }
}
