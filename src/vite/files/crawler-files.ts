import { collapseSpaces } from '#fields/texts/collapse-spaces.ts'
import { joinWords } from '#fields/texts/join-words.ts'
import { isRichText, readPlainParagraphs, readPlainText } from '#fields/rich-text/plain-text.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { listProjectPages } from '#content/records/project-pages.ts'
import { writeProjectPath } from '#profile/project-anchor.ts'
import { chooseProfile } from '#content/records/shown-records.ts'
import { readItems, readProperty, readText } from '#json/untyped-value.ts'
import { listPeriodEnds } from '#profile/dates/format-period.ts'
import { recordLists, type ChosenProfile, type RecordList } from '#profile/profile.ts'
import { encodePath } from '#problems/encode-path.ts'
import {
  section as sectionSchema,
  showsOwner,
  showsSummary,
  type Section,
} from '#sections/section.ts'
import { findOption } from '#validate/shape/find-option.ts'

import { escapeMarkup } from '#vite/document/escape-markup.ts'
import { findPerson, findSiteAddress } from '#vite/document/person.ts'

import { listProse } from './list-prose.ts'

type ChosenRecord = { readonly id: string; readonly story?: string | undefined }

/**
 * Creates the files for crawlers: robots.txt, sitemap.xml and llms.txt. `base` is the base path of the
 * site, and `publicPaths` are the paths of pages in `public`.
 */
export function createCrawlerFiles(
  portfolio: Portfolio,
  base: string,
  publicPaths: readonly string[] = [],
): Record<string, string> {
  const url = findSiteAddress(portfolio)
  const robots = 'User-agent: *\nAllow: /\n'
  const files = { 'llms.txt': describePage(portfolio, base) }
  const paths = [
    '',
    ...listProjectPages(portfolio).map(({ project }) => writeProjectPath(project.id)),
    ...portfolio.ownPages.map(({ path }) => path),
    ...publicPaths.map(encodePath),
  ]
  if (url === undefined) return { ...files, 'robots.txt': robots }
  // Both files take addresses in ASCII alone: "https://やまだ.example" in Punycode.
  const encode = (path: string) => new URL(url + path).href
  return {
    ...files,
    'robots.txt': `${robots}\nSitemap: ${encode('sitemap.xml')}\n`,
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `  <url><loc>${escapeMarkup(encode(path))}</loc></url>`).join('\n')}
</urlset>
`,
  }
}

/** Describes the page for language models (llmstxt.org), as Markdown without pictures. */
function describePage(portfolio: Portfolio, base: string): string {
  const { site, sections, socialLinks, ownPages } = portfolio
  const { name, jobTitle, tagline } = findPerson(portfolio)
  const url = findSiteAddress(portfolio)
  const blocks = [
    `# ${collapseSpaces(site.title)}`,
    `> ${collapseSpaces(site.description)}`,
    [name, jobTitle, tagline]
      .filter((part) => part !== undefined)
      .map(collapseSpaces)
      .join('. '),
    ...writeList(
      ownPages.map((page) => {
        const linked = url === undefined ? page.name : `[${page.name}](${url}${page.path})`
        return page.description === undefined ? linked : `${linked}: ${page.description}`
      }),
    ),
    ...sections.flatMap((section) => describeSection(portfolio, section, url)),
    ...(socialLinks.length > 0 ? [`## ${collapseSpaces(portfolio.labels.socialLinks)}`] : []),
    ...writeList(
      socialLinks.map(
        (link) => `[${collapseSpaces(link.network)}](${resolveLink(link.url, url ?? base)})`,
      ),
    ),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Describes a section with a heading: its texts and its records, and where it is on the page. */
function describeSection(
  { site, profile }: Portfolio,
  section: Section,
  url: string | undefined,
): string[] {
  const heading = 'heading' in section ? section.heading : undefined
  if (heading === undefined) return []
  const title = collapseSpaces(heading)
  const { paragraphs, entries } = listProse(findOption(sectionSchema, section), section)
  const summary = showsSummary(section) ? profile?.summary : undefined
  const person = showsOwner(section) ? profile : undefined
  const mail = person?.email ?? readProperty(section, 'mailAddress')
  const describeRecord = createRecordDescriber(section, site.language, url)
  const records = profile ? chooseProfile(section, profile) : {}
  const texts = [
    ...(paragraphs.length > 0 ? paragraphs : readPlainParagraphs(summary ?? [])).map(
      collapseSpaces,
    ),
    ...writeList(entries),
    ...writeList(recordLists.flatMap((list) => listRecords(records, list)).map(describeRecord)),
    ...(typeof mail === 'string' ? [mail] : []),
  ]
  // A section of pictures has nothing to read.
  if (texts.length === 0) return []
  const link = url === undefined ? [] : [`[${title}](${url}#${section.id})`]
  return [`## ${title}`, ...texts, ...link]
}

/** Resolves a /path or an #anchor of the site: a reader of `llms.txt` may not know where the site is. */
function resolveLink(link: string, root: string): string {
  return /^[/#]/u.test(link) ? root + link.replace(/^\//u, '') : link
}

/**
 * Describes a record: its name, which leads to its page or else its address, its period if the section
 * shows periods, what it is, and its keywords.
 */
function createRecordDescriber(section: Section, language: string, url: string | undefined) {
  const presentLabel = readProperty(section, 'presentLabel')
  return (record: ChosenRecord): string => {
    const names = ['position', 'studyType', 'area', 'name', 'title', 'institution', 'organization']
    const parts = [...names, 'language', 'event', 'publisher', 'issuer', 'awarder', 'fluency']
      .map((field) => readProperty(record, field))
      .filter((part) => typeof part === 'string')
    const name = joinWords(parts, language)
    const hasPage = url !== undefined && record.story !== undefined
    const address = hasPage ? url + writeProjectPath(record.id) : readProperty(record, 'url')
    const isWhole = typeof address === 'string' && /^https?:/u.test(address)
    const linked = isWhole ? `[${name}](${address})` : name
    const [start, end] = ['startDate', 'endDate'].map((field) =>
      readText(readProperty(record, field)),
    )
    const period =
      typeof presentLabel === 'string'
        ? listPeriodEnds(start, end, language, presentLabel).map(({ text }) => text)
        : []
    const dated = period.length > 0 ? joinWords([linked, period.join(' – ')], language) : linked
    const words = readProperty(record, 'description') ?? readProperty(record, 'summary')
    const described = isRichText(words) ? `${dated}: ${readPlainText(words)}` : dated
    const keywords = readItems(readProperty(record, 'keywords')).filter(
      (word) => typeof word === 'string',
    )
    return keywords.length > 0 ? `${described} (${joinWords(keywords, language)})` : described
  }
}

/** All lists as one type. */
function listRecords(profile: ChosenProfile, list: RecordList): readonly ChosenRecord[] {
  return profile[list] ?? []
}

function writeList(items: readonly string[]): string[] {
  return items.length > 0 ? [items.map((item) => `- ${collapseSpaces(item)}`).join('\n')] : []
}
