import type { Portfolio } from '#content/portfolio.ts'
import { textDirection } from '#fields/text-direction.ts'

import { escapeMarkup } from './escape-markup.ts'
import { siteAddress } from './person.ts'
import { shareSize } from './share-picture.ts'
import { scriptText, structuredData } from './structured-data.ts'

/** Which of the two documents of the site is meant. */
export type DocumentName = 'main' | 'not-found'

/** What a head names beside the words of the content. */
export type HeadAddresses = {
  /** The path at which the site begins. */
  readonly base: string
  /** The file of the picture for shared links, where one is made. */
  readonly sharePicture?: string | undefined
}

/** What the head of a document says, from the content alone. */
export function documentHead(
  portfolio: Portfolio,
  name: DocumentName,
  addresses: HeadAddresses,
): string {
  const words = name === 'main' ? mainWords(portfolio, addresses) : notFoundWords(portfolio)
  return [...words, ...drawing(portfolio, addresses)].join('\n    ')
}

/** Puts the language, its direction and the head of the content into the document's template. */
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
    .replace('<!--head-->', () => documentHead(portfolio, name, addresses))
}

function notFoundWords({ notFound }: Portfolio): string[] {
  return [
    `<title>${escapeMarkup(notFound.title)}</title>`,
    '<meta name="robots" content="noindex" />',
  ]
}

function mainWords(portfolio: Portfolio, { sharePicture }: HeadAddresses): string[] {
  const { title, description, language } = portfolio.site
  const url = siteAddress(portfolio)
  // Addresses in shared links and for search engines have to be whole.
  const picture = url !== undefined && sharePicture ? url + sharePicture : undefined
  const locale = /^[a-z]{2,3}-[A-Z]{2}$/u.test(language) ? language.replace('-', '_') : undefined
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
    ...(picture === undefined
      ? []
      : [
          meta('property', 'og:image:type', 'image/png'),
          meta('property', 'og:image:width', String(shareSize.width)),
          meta('property', 'og:image:height', String(shareSize.height)),
          meta('property', 'og:image:alt', title),
        ]),
    meta('name', 'twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
    `<script type="application/ld+json">${scriptText(structuredData(portfolio, picture))}</script>`,
  ].filter((line) => line !== '')
}

/** How browsers draw what is around the page: its icon and the colour of their own bars. */
function drawing({ theme: { scheme, ground } }: Portfolio, { base }: HeadAddresses): string[] {
  const schemes = scheme === 'system' ? (['dark', 'light'] as const) : [scheme]
  return [
    ...schemes.map((one) => {
      const media = schemes.length > 1 ? ` media="(prefers-color-scheme: ${one})"` : ''
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
