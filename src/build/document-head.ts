import type { Portfolio } from '#content/portfolio.ts'

/** Which of the two documents of the site is meant. */
export type DocumentName = 'main' | 'not-found'

/** What the head of a document says, from the content alone. */
export function documentHead({ site, notFound }: Portfolio, name: DocumentName): string {
  if (name === 'not-found') {
    return `<title>${escape(notFound.title)}</title>\n    <meta name="robots" content="noindex" />`
  }
  const lines = [
    `<title>${escape(site.title)}</title>`,
    `<meta name="description" content="${escape(site.description)}" />`,
    ...(site.url === undefined ? [] : [`<link rel="canonical" href="${escape(site.url)}" />`]),
  ]
  return lines.join('\n    ')
}

/** Puts the language and the head of the content into the document's template. */
export function fillDocument(template: string, portfolio: Portfolio, name: DocumentName): string {
  return template
    .replace('<html lang="en">', () => `<html lang="${portfolio.site.language}">`)
    .replace('<!--head-->', () => documentHead(portfolio, name))
}

function escape(words: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return words.replaceAll(/[&<>"]/gu, (character) => entities[character] ?? character)
}
