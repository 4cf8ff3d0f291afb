import type { OwnPage } from '#content/own-page.ts'
import type { Portfolio } from '#content/portfolio.ts'

import { describeAuthor, findSiteAddress } from './person.ts'

/** Creates the structured data of a page of the owner (schema.org). */
export function createPageData(
  portfolio: Portfolio,
  { path, name, description, language = portfolio.site.language }: OwnPage,
  picture: string | undefined,
): object {
  const site = findSiteAddress(portfolio)
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name,
    description,
    inLanguage: language,
    url: site && site + path,
    primaryImageOfPage: picture,
    author: describeAuthor(portfolio),
  }
}
