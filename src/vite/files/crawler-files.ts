import type { Portfolio } from '#content/portfolio.ts'

import { escapeMarkup } from '#vite/document/escape-markup.ts'
import { personOf, siteAddress } from '#vite/document/person.ts'

/** The files that machines ask for: what may be read, what there is, and the page in plain words. */
export function crawlerFiles(portfolio: Portfolio): Record<string, string> {
  const url = siteAddress(portfolio)
  const robots = 'User-agent: *\nAllow: /\n'
  const files = { 'llms.txt': plainWords(portfolio) }
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

/** The page for language models (llmstxt.org): Markdown, without what is there to be looked at. */
function plainWords(portfolio: Portfolio): string {
  const { site, sections, socialLinks } = portfolio
  const { name, jobTitle, tagline } = personOf(portfolio)
  const url = siteAddress(portfolio)
  const blocks = [
    `# ${oneLine(site.title)}`,
    `> ${oneLine(site.description)}`,
    [name, jobTitle, tagline]
      .filter((part) => part !== undefined)
      .map(oneLine)
      .join('. '),
    ...sections.flatMap((section) => {
      const heading = 'heading' in section ? section.heading : undefined
      if (heading === undefined) return []
      const address = url === undefined ? '' : `${url}#${section.id}`
      const intro = 'intro' in section && section.intro !== undefined ? [section.intro] : []
      const words = [...intro.map(oneLine), ...listOf(Object.values(section).flatMap(titledItems))]
      // A section of pictures has nothing to read.
      if (words.length === 0) return []
      return [
        `## ${oneLine(heading)}`,
        ...words,
        ...(address === '' ? [] : [`[${oneLine(heading)}](${address})`]),
      ]
    }),
    ...(socialLinks.length > 0 ? [`## ${oneLine(portfolio.labels.socialLinks)}`] : []),
    ...listOf(socialLinks.map((link) => `[${oneLine(link.network)}](${link.url})`)),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Whatever in a list has a title: cards, slides, and what a new type of section may bring. */
function titledItems(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('title' in item)) return []
    const description = 'description' in item ? item.description : undefined
    return [[item.title, description].filter((part) => typeof part === 'string').join(': ')]
  })
}

function listOf(items: readonly string[]): string[] {
  return items.length > 0 ? [items.map((item) => `- ${oneLine(item)}`).join('\n')] : []
}

function oneLine(words: string): string {
  return words.replaceAll(/\s+/gu, ' ').trim()
}
