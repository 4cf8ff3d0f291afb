import { selectPublished } from '#profile/published-profile.ts'
import { traitsOf } from '#sections/section.ts'

import type { ParsedPortfolio, Portfolio } from './portfolio.ts'

/**
 * Fills what the content leaves out from the profile: the name and the job title of the hero, social
 * links, the contact address, the owner. Removes the private fields that are not published, so that
 * nothing that reads a portfolio can publish them.
 */
export function fillFromProfile({
  profile: written,
  socialLinks,
  ...parsed
}: ParsedPortfolio): Portfolio {
  if (written === undefined) return { ...parsed, socialLinks: socialLinks ?? [] }
  const isMailPublished = parsed.sections.some(
    (section) => 'mailAddress' in section && section.mailAddress === written.email,
  )
  const profile = selectPublished(written, isMailPublished)
  const owner = parsed.site.owner ?? profile.name
  return {
    ...parsed,
    site: { ...parsed.site, ...(owner === undefined ? {} : { owner }) },
    profile,
    socialLinks: socialLinks ?? profile.profiles ?? [],
    sections: parsed.sections.map((section) => ({
      ...section,
      ...traitsOf(section.type).readDefaults?.(profile, section),
    })),
  }
}
