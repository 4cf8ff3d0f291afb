import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Portfolio } from '#content/portfolio.ts'
import { listProjectPages, type ToldProjectPage } from '#content/project-pages.ts'
import { parseParagraphs } from '#fields/rich-text/parse-rich-text.ts'

/** Content with the pages of its projects. */
export type SiteContent = Portfolio & { readonly pages: readonly ToldProjectPage[] }

/** Adds the pages of projects to content, with their stories from its `folder`. */
export function withProjectPages(portfolio: Portfolio, folder: string): SiteContent {
  const pages = listProjectPages(portfolio).map((page) => {
    const text = readFileSync(join(folder, page.project.story), 'utf8')
    return { ...page, blocks: parseParagraphs(text).value }
  })
  return { ...portfolio, pages }
}
