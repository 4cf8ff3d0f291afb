import type { OwnPage } from '#content/own-page.ts'
import type { Portfolio } from '#content/portfolio.ts'
import type { ProjectPage } from '#content/records/project-pages.ts'
import { writeProjectPath } from '#profile/project-anchor.ts'
import { readPlainText } from '#fields/rich-text/plain-text.ts'
import { findTextDirection } from '#fields/texts/text-direction.ts'
import { shareSize } from '#fields/pictures/share-size.ts'

import { escapeJson, escapeMarkup } from './escape-markup.ts'
import { findPerson, findSiteAddress } from './person.ts'
import { createPageData } from './page-data.ts'
import { createProfileData } from './profile-data.ts'
import { createProjectData } from './project-data.ts'

/** A document of the site: one of two, the page of a project, or a page of the owner. */
export type PageDocument = 'main' | 'not-found' | ProjectPage | OwnPage

/** Addresses in a head that do not come from content. */
type HeadAddresses = {
  /** The base path of the site. */
  readonly base: string
  /** The file of the picture for shared links, if there is one. */
  readonly sharePicture?: string | undefined
  /** Whether the owner has a "favicon.ico" and no "favicon.svg", which browsers would prefer. */
  readonly hasOwnIcon?: boolean
}

/** Creates the title, the meta tags and the links of a document from content. */
export function createDocumentHead(
  portfolio: Portfolio,
  document: PageDocument,
  addresses: HeadAddresses,
): string {
  const described =
    document === 'not-found'
      ? listNotFoundTags(portfolio)
      : createPageTags(describePage(portfolio, document, addresses))
  return [...described, ...listAppearanceTags(portfolio, addresses)].join('\n    ')
}

/** Writes the language, its direction and the head into the template of a document. */
export function fillDocument(
  template: string,
  portfolio: Portfolio,
  document: PageDocument,
  addresses: HeadAddresses,
): string {
  const { language } = portfolio.site
  const direction = findTextDirection(language)
  // Other pages have no preloader to wait for.
  const ended = typeof document === 'string' ? '' : ' data-preloader="ended"'
  return template
    .replace('<html lang="en">', () => `<html lang="${language}" dir="${direction}"${ended}>`)
    .replace('<!--head-->', () => createDocumentHead(portfolio, document, addresses))
}

function listNotFoundTags({ notFound }: Portfolio): string[] {
  return [
    `<title>${escapeMarkup(notFound.title)}</title>`,
    '<meta name="robots" content="noindex" />',
  ]
}

/** What search engines and shared links show of a page. */
type Described = {
  readonly type: 'profile' | 'article' | 'website'
  readonly language: string
  readonly title: string
  readonly description: string
  readonly url: string | undefined
  readonly picture: string | undefined
  readonly data: object
  /** Its addresses in other languages, by their tags. */
  readonly translations: Readonly<Record<string, string>> | undefined
}

function describePage(
  portfolio: Portfolio,
  document: 'main' | ProjectPage | OwnPage,
  { base, sharePicture }: HeadAddresses,
): Described {
  const { language } = portfolio.site
  const site = findSiteAddress(portfolio)
  // Shared links and search engines need full addresses.
  const picture = site !== undefined && sharePicture ? site + sharePicture : undefined
  if (document === 'main') {
    const { title, description, translations } = portfolio.site
    const data = createProfileData(portfolio, { base, sharePicture: picture })
    return { type: 'profile', language, title, description, url: site, picture, data, translations }
  }
  const { translations } = document
  const owner = findPerson(portfolio).name
  if (!('project' in document)) {
    const { name, description = portfolio.site.description, path } = document
    return {
      type: 'website',
      language: document.language ?? language,
      title: `${name} – ${owner}`,
      description,
      url: site && site + path,
      picture,
      data: createPageData(portfolio, document, picture),
      translations,
    }
  }
  const { project } = document
  return {
    type: 'article',
    language,
    title: `${project.name} – ${owner}`,
    description: project.description
      ? readPlainText(project.description)
      : portfolio.site.description,
    url: site && site + writeProjectPath(project.id),
    picture,
    data: createProjectData(portfolio, project, picture),
    translations,
  }
}

function createPageTags(page: Described): string[] {
  const { type, language, title, description, url, picture, data } = page
  const locale = /^[a-z]{2,3}-[A-Z]{2}$/u.test(language) ? language.replace('-', '_') : undefined
  const card = picture === undefined ? 'summary' : 'summary_large_image'
  return [
    `<title>${escapeMarkup(title)}</title>`,
    createMetaTag('name', 'description', description),
    ...(url === undefined ? [] : [`<link rel="canonical" href="${escapeMarkup(url)}" />`]),
    ...listTranslationTags(page),
    createMetaTag('property', 'og:type', type),
    createMetaTag('property', 'og:title', title),
    createMetaTag('property', 'og:description', description),
    createMetaTag('property', 'og:url', url),
    createMetaTag('property', 'og:locale', locale),
    createMetaTag('property', 'og:image', picture),
    createMetaTag('property', 'og:image:type', picture && findPictureType(picture)),
    createMetaTag('property', 'og:image:width', picture && String(shareSize.width)),
    createMetaTag('property', 'og:image:height', picture && String(shareSize.height)),
    createMetaTag('property', 'og:image:alt', picture && title),
    createMetaTag('name', 'twitter:card', card),
    `<script type="application/ld+json">${escapeJson(data)}</script>`,
  ].filter((tag) => tag !== '')
}

function findPictureType(picture: string): string {
  return picture.endsWith('.png') ? 'image/png' : 'image/jpeg'
}

/** Names a page in each language, its own included, as search engines ask for. */
function listTranslationTags({ language, url: own, translations = {} }: Described): string[] {
  const others = Object.entries(translations).filter(([tag]) => tag !== language)
  if (own === undefined || others.length === 0) return []
  return [[language, own] as const, ...others].map(
    ([tag, url]) => `<link rel="alternate" hreflang="${tag}" href="${escapeMarkup(url)}" />`,
  )
}

/** Creates the tags of the icons and of the colour of the browser's bars. */
function listAppearanceTags(
  { theme: { scheme, ground } }: Portfolio,
  { base, hasOwnIcon = false }: HeadAddresses,
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
    ...(hasOwnIcon ? [] : [`<link rel="icon" href="${base}favicon.svg" type="image/svg+xml" />`]),
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png" />`,
    `<link rel="manifest" href="${base}manifest.webmanifest" />`,
  ]
}

function createMetaTag(
  kind: 'name' | 'property',
  name: string,
  content: string | undefined,
): string {
  return content === undefined
    ? ''
    : `<meta ${kind}="${name}" content="${escapeMarkup(content)}" />`
}
