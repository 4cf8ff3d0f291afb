import type { Portfolio } from '#content/portfolio.ts'
import { listProjectPages, type StoryPage } from '#content/records/project-pages.ts'
import { collectShownRecords } from '#content/records/shown-records.ts'
import { isObject, readValue } from '#json/untyped-value.ts'
import type { Story } from '#validate/markdown/check-stories.ts'
import { listTexts } from '#validate/texts/list-texts.ts'

import { highlightStory } from './highlight-code.ts'

/** Content with the pages of its projects, without the records that nothing shows. */
export type SiteContent = Portfolio & { readonly pages: readonly StoryPage[] }

/**
 * Adds the pages of projects to content, and leaves out what no page shows. Throws if the story of a
 * project was not read.
 */
export function addProjectPages(
  portfolio: Portfolio,
  stories: readonly Pick<Story, 'file' | 'blocks'>[],
): SiteContent {
  const pages = listProjectPages(portfolio).map((page) => {
    const story = stories.find(({ file }) => file === page.project.story)
    if (!story) throw new Error(`The story ${page.project.story} was not read.`)
    return { ...page, project: addHomeToLinks(page.project), blocks: highlightStory(story.blocks) }
  })
  const ownPages = portfolio.ownPages.map((page) => ({
    ...page,
    blocks: highlightStory(page.blocks),
  }))
  return { ...keepShownRecords(portfolio), pages, ownPages }
}

/** Without the records that nothing shows: their pictures would be published. */
function keepShownRecords(portfolio: Portfolio): Portfolio {
  const { profile } = portfolio
  if (!profile) return portfolio
  const shown = collectShownRecords(portfolio)
  const projects = profile.projects?.filter(
    ({ id, story }) => story !== undefined || shown.projects?.some((one) => one.id === id),
  )
  return { ...portfolio, profile: { ...profile, ...shown, projects } }
}

/** The anchors that a record links to are those of the home page. */
function addHomeToLinks<Entry extends object>(record: Entry): Entry {
  const copy = structuredClone(record)
  for (const { path, field, text } of listTexts(copy)) {
    const holder = readValue(copy, path.slice(0, -1))
    const isAnchor = (field === 'href' || field === 'url') && text.startsWith('#')
    if (isAnchor && isObject(holder)) Object.assign(holder, { [field]: `/${text}` })
  }
  return copy
}
