import type { OwnPage } from '#content/own-page.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { makeSiteAddress } from '#content/site-path.ts'
import { loadPortfolio } from '#disk/load-portfolio.ts'
import { findOtherContents } from '#disk/owner/other-contents.ts'
import { writeProjectPath } from '#profile/project-anchor.ts'

import type { SiteContent } from './site-content.ts'

/**
 * Adds to each page its addresses in other languages: the footer leads to them. A page has one where the content of
 * that language is found, and has a page at the same path.
 */
export function addTranslations(content: SiteContent, file: string): SiteContent {
  const { language, translations = {} } = content.site
  const others = Object.entries(translations)
    .filter(([tag]) => tag !== language)
    .map(([tag, url]) => ({ tag, root: makeSiteAddress(url) }))
    .map(({ tag, root }) => ({ tag, root, paths: listPaths(findOtherContents(file, tag), root) }))
  const findTranslations = (path: string) => {
    const found = others.filter(({ paths }) => paths.includes(path))
    return found.length > 0
      ? Object.fromEntries(found.map(({ tag, root }) => [tag, root + path]))
      : undefined
  }
  return {
    ...content,
    pages: content.pages.map((page) => ({
      ...page,
      translations: findTranslations(writeProjectPath(page.project.id)),
    })),
    ownPages: content.ownPages.map((page) => ({
      ...page,
      translations: isInLanguage(page, content) ? findTranslations(page.path) : undefined,
    })),
  }
}

/** Lists the paths of the pages of the first of the contents that is published at `root`. */
function listPaths(contents: readonly string[], root: string): string[] {
  for (const file of contents) {
    const { portfolio } = loadPortfolio(file, { checksFiles: false })
    const url = portfolio?.site.url
    if (!portfolio || url === undefined || makeSiteAddress(url) !== root) continue
    const projects = portfolio.profile?.projects?.filter(({ story }) => story !== undefined) ?? []
    const ownPages = portfolio.ownPages.filter((page) => isInLanguage(page, portfolio))
    return [...projects.map(({ id }) => writeProjectPath(id)), ...ownPages.map(({ path }) => path)]
  }
  return []
}

function isInLanguage({ language }: OwnPage, { site }: Pick<Portfolio, 'site'>): boolean {
  return language === undefined || language === site.language
}
