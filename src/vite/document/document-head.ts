import type { Portfolio } from '#content/portfolio.ts'
import { textDirection } from '#fields/text-direction.ts'

import { escapeMarkup } from './escape-markup.ts'
import { personOf, siteAddress } from './person.ts'
import { shareSize } from '#vite/files/share-picture.ts'

/** One of the two documents of the site. */
export type DocumentName = 'main' | 'not-found'

/** Addresses in a head that do not come from content. */
export type HeadAddresses = {
  /** The base path of the site. */
  readonly base: string
  /** The file of the picture for shared links, if there is one. */
  readonly sharePicture?: string | undefined
}

/** Creates the title, the meta tags and the links of a document from content. */
export function createDocumentHead(
  portfolio: Portfolio,
  name: DocumentName,
  addresses: HeadAddresses,
): string {
  const described = name === 'main' ? mainTags(portfolio, addresses) : notFoundTags(portfolio)
  return [...described, ...appearanceTags(portfolio, addresses)].join('\n    ')
}

/** Writes the language, its direction and the head into the template of a document. */
export function fillDocument(
  template: string,
  portfolio: Portfolio,
  name: DocumentName,
  addresses: HeadAddresses,
): string {
  const { language } = portfolio.site
  const direction = textDirection(language)
  return template
    .replace('<html lang="en">', () => `<html lang="${language}" dir="${direction}">`)
    .replace('<!--head-->', () => createDocumentHead(portfolio, name, addresses))
}

function notFoundTags({ notFound }: Portfolio): string[] {
  return [
    `<title>${escapeMarkup(notFound.title)}</title>`,
    '<meta name="robots" content="noindex" />',
  ]
}

function mainTags(portfolio: Portfolio, { sharePicture }: HeadAddresses): string[] {
  const { title, description, language } = portfolio.site
  const url = siteAddress(portfolio)
  // Shared links and search engines need full addresses.
  const picture = url !== undefined && sharePicture ? url + sharePicture : undefined
  const locale = /^[a-z]{2,3}-[A-Z]{2}$/u.test(language) ? language.replace('-', '_') : undefined
  const card = picture === undefined ? 'summary' : 'summary_large_image'
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    ...(url === undefined ? [] : [`<link rel="canonical" href="${escapeMarkup(url)}" />`]),
    meta('property', 'og:type', 'profile'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', locale),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', picture && 'image/png'),
    meta('property', 'og:image:width', picture && String(shareSize.width)),
    meta('property', 'og:image:height', picture && String(shareSize.height)),
    meta('property', 'og:image:alt', picture && title),
    meta('name', 'twitter:card', card),
    `<script type="application/ld+json">${scriptText(createStructuredData(portfolio, picture))}</script>`,
  ].filter((tag) => tag !== '')
}

/** Creates the tags of the icons and of the colour of the browser's bars. */
function appearanceTags(
  { theme: { scheme, ground } }: Portfolio,
  { base }: HeadAddresses,
): string[] {
  const schemes = scheme === 'system' ? (['dark', 'light'] as const) : [scheme]
  return [
    ...schemes.map((one) => {
      // The inline script changes the media when a visitor chooses a scheme.
      const media =
        schemes.length > 1 ? ` media="(prefers-color-scheme: ${one})" data-scheme="${one}"` : ''
      return `<meta name="theme-color" content="${ground[one]}"${media} />`
    }),
    `<link rel="icon" href="${base}favicon.ico" sizes="32x32" />`,
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml" />`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png" />`,
    `<link rel="manifest" href="${base}manifest.webmanifest" />`,
  ]
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  return content === undefined
    ? ''
    : `<meta ${kind}="${name}" content="${escapeMarkup(content)}" />`
}

/** Creates the structured data for search engines (schema.org): a profile page of a person. */
function createStructuredData(portfolio: Portfolio, sharePicture: string | undefined): object {
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

/** Formats a value as JSON that cannot end its script element. */
function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
