import type { Portfolio } from '#content/portfolio.ts'
import { listProjectPages, type ToldProjectPage } from '#content/project-pages.ts'
import type { Story } from '#validate/check-stories.ts'

import { highlightStory } from './highlight-code.ts'

/** Content with the pages of its projects. */
export type SiteContent = Portfolio & { readonly pages: readonly ToldProjectPage[] }

/** Adds the pages of projects to content. Throws if the story of one was not read. */
export function withProjectPages(
  portfolio: Portfolio,
  stories: readonly Pick<Story, 'file' | 'blocks'>[],
): SiteContent {
  const pages = listProjectPages(portfolio).map((page) => {
    const story = stories.find(({ file }) => file === page.project.story)
    if (!story) throw new Error(`The story ${page.project.story} was not read.`)
    return { ...page, blocks: highlightStory(story.blocks) }
  })
  return { ...portfolio, pages }
}
