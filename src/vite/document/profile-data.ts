import type { Portfolio } from '#content/portfolio.ts'

import { personOf, siteAddress } from './person.ts'

/** Creates the structured data for search engines (schema.org): a profile page of a person. */
export function createProfileData(portfolio: Portfolio, sharePicture: string | undefined): object {
  const { site, socialLinks } = portfolio
  const { name, tag, jobTitle, tagline, skills } = personOf(portfolio)
  const url = siteAddress(portfolio)
  const profiles = socialLinks.map((link) => link.url).filter((one) => /^https?:/u.test(one))
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    name: site.title,
    description: site.description,
    inLanguage: site.language,
    url,
    primaryImageOfPage: sharePicture,
    mainEntity: {
      '@type': 'Person',
      '@id': url && `${url}#person`,
      name,
      alternateName: tag === name ? undefined : tag,
      jobTitle,
      description: tagline,
      url,
      sameAs: profiles.length > 0 ? profiles : undefined,
      knowsAbout: skills.length > 0 ? skills : undefined,
    },
  }
}
