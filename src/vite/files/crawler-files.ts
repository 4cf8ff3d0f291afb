import { collapseSpaces } from '#fields/collapse-spaces.ts'
import { isRichText, plainText } from '#fields/rich-text/plain-text.ts'
import type { Portfolio } from '#content/portfolio.ts'

import { escapeMarkup } from '#vite/document/escape-markup.ts'
import { personOf, siteAddress } from '#vite/document/person.ts'

/** Creates the files for crawlers: robots.txt, sitemap.xml and llms.txt. */
export function createCrawlerFiles(portfolio: Portfolio): Record<string, string> {
  const url = siteAddress(portfolio)
  const robots = 'User-agent: *\nAllow: /\n'
  const files = { 'llms.txt': describePage(portfolio) }
  if (url === undefined) return { ...files, 'robots.txt': robots }
  return {
    ...files,
    'robots.txt': `${robots}\nSitemap: ${url}sitemap.xml\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${escapeMarkup(url)}</loc></url>
</urlset>
`,
  }
}

/** Describes the page for language models (llmstxt.org), as Markdown without pictures. */
function describePage(portfolio: Portfolio): string {
  const { site, sections, socialLinks } = portfolio
  const { name, jobTitle, tagline } = personOf(portfolio)
  const url = siteAddress(portfolio)
  const blocks = [
    `# ${collapseSpaces(site.title)}`,
    `> ${collapseSpaces(site.description)}`,
    [name, jobTitle, tagline]
      .filter((part) => part !== undefined)
      .map(collapseSpaces)
      .join('. '),
    ...sections.flatMap((section) => {
      const heading = 'heading' in section ? section.heading : undefined
      if (heading === undefined) return []
      const address = url === undefined ? '' : `${url}#${section.id}`
      const intro = 'intro' in section && section.intro ? [plainText(section.intro)] : []
      const texts = [...intro, ...listOf(Object.values(section).flatMap(titledItems))]
      // A section of pictures has nothing to read.
      if (texts.length === 0) return []
      return [
        `## ${collapseSpaces(heading)}`,
        ...texts,
        ...(address === '' ? [] : [`[${collapseSpaces(heading)}](${address})`]),
      ]
    }),
    ...(socialLinks.length > 0 ? [`## ${collapseSpaces(portfolio.labels.socialLinks)}`] : []),
    ...listOf(socialLinks.map((link) => `[${collapseSpaces(link.network)}](${link.url})`)),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Formats the items of a list that have a title: cards, slides, and those of new section types. */
function titledItems(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('title' in item)) return []
    const description = 'description' in item ? item.description : undefined
    const words = isRichText(description) ? plainText(description) : description
    return [[item.title, words].filter((part) => typeof part === 'string').join(': ')]
  })
}

function listOf(items: readonly string[]): string[] {
  return items.length > 0 ? [items.map((item) => `- ${collapseSpaces(item)}`).join('\n')] : []
}
