import type { Portfolio } from '#content/portfolio.ts'
import { collectShownRecords } from '#content/records/shown-records.ts'
import { readPlainText } from '#fields/rich-text/plain-text.ts'
import type { ChosenProfile } from '#profile/profile.ts'

import { findPerson, findSiteAddress } from './person.ts'

/** Addresses of files that the build made. */
type DataAddresses = {
  /** The base path of the site. */
  readonly base: string
  /** The full address of the picture for shared links. */
  readonly sharePicture: string | undefined
}

/**
 * Creates the structured data for search engines (schema.org): a profile page of a person. It has
 * only what is published: the profile has no other private fields, and records are those that some
 * section shows.
 */
export function createProfileData(
  portfolio: Portfolio,
  { base, sharePicture }: DataAddresses,
): object {
  const { site, socialLinks } = portfolio
  const { name, tag, jobTitle, tagline, skills } = findPerson(portfolio)
  const url = findSiteAddress(portfolio)
  const profile = collectShownRecords(portfolio)
  const { summary, image } = profile
  const own = [profile.url ?? '', ...socialLinks.map((link) => link.url)]
  const pages = own.filter((one) => /^https?:/u.test(one) && one !== url && `${one}/` !== url)
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
      jobTitle: jobTitle ?? profile.label,
      description: tagline ?? (summary && readPlainText(summary)),
      image: image && findAddress(image.src, base, url),
      url,
      sameAs: listUnique(pages),
      knowsAbout: listUnique([...skills, ...listSkillNames(profile)]),
      ...describeContact(profile),
      ...describeRecords(profile),
    },
  }
}

/** The full address of a picture that the build converted. */
function findAddress(src: string, base: string, url: string | undefined): string | undefined {
  return url !== undefined && src.startsWith(`${base}static/`)
    ? url + src.slice(base.length)
    : undefined
}

function listSkillNames({ skills = [] }: ChosenProfile): string[] {
  return skills.flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : [name]))
}

function describeContact({ email, phone, location }: ChosenProfile) {
  return {
    email,
    telephone: phone,
    address: location && {
      '@type': 'PostalAddress',
      streetAddress: location.address,
      postalCode: location.postalCode,
      addressLocality: location.city,
      addressRegion: location.region,
      addressCountry: location.countryCode,
    },
  }
}

function describeRecords(profile: ChosenProfile) {
  const { work = [], education = [], languages = [], certificates = [], awards = [] } = profile
  const jobs = work.filter(({ endDate }) => endDate === undefined)
  // Somebody who still studies is no alumna.
  const studies = education.filter(
    ({ startDate, endDate }) => endDate !== undefined || startDate === undefined,
  )
  return {
    worksFor: describeOrganizations('Organization', jobs),
    alumniOf: describeOrganizations(
      'EducationalOrganization',
      studies.map(({ institution, url }) => ({ name: institution, url })),
    ),
    knowsLanguage: listUnique(
      languages.map(({ language }) => ({ '@type': 'Language', name: language })),
    ),
    hasCredential: listUnique(
      certificates.map(({ name, issuer, date, expires, url }) => ({
        '@type': 'EducationalOccupationalCredential',
        name,
        url,
        dateCreated: date,
        expires,
        recognizedBy: issuer === undefined ? undefined : { '@type': 'Organization', name: issuer },
      })),
    ),
    award: listUnique(awards.map(({ title }) => title)),
  }
}

/** Two roles at one employer are one organization. */
function describeOrganizations(
  type: string,
  organizations: readonly { readonly name: string; readonly url?: string | undefined }[],
) {
  const byName = new Map(organizations.map(({ name, url }) => [name, url]))
  return listUnique(
    [...byName].map(([name, url]) => ({
      '@type': type,
      name,
      url: url !== undefined && /^https?:/u.test(url) ? url : undefined,
    })),
  )
}

function listUnique<Item>(items: readonly Item[]): readonly Item[] | undefined {
  const unique = [...new Set(items)]
  return unique.length > 0 ? unique : undefined
}
