import type { Portfolio } from '#content/portfolio.ts'

import { personOf, siteAddress } from './person.ts'

/** What search engines are told in their own terms (schema.org): a profile page of a person. */
export function structuredData(portfolio: Portfolio, sharePicture: string | undefined): object {
  const { site, sections, socialLinks } = portfolio
  const { name, tag, jobTitle, tagline } = personOf(portfolio)
  const url = siteAddress(portfolio)
  const profiles = socialLinks.map((link) => link.url).filter((one) => /^https?:/u.test(one))
  const skills = sections.flatMap((section) =>
    section.type === 'skills' ? section.slides.map(({ title }) => title) : [],
  )
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
      knowsAbout: skills.length > 0 ? [...new Set(skills)] : undefined,
    },
  }
}

/** A value as the text of a script element, which nothing within it can end. */
export function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
