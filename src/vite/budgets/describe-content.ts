import { basename } from 'node:path'

import type { Rolldown } from 'vite'

import { findTraits } from '#sections/section.ts'
import { listAssets } from '#validate/texts/list-texts.ts'
import type { writePhotos } from '#vite/pictures/photos.ts'
import { createPageSections } from '#vite/portfolio/page-sections.ts'
import type { SiteContent } from '#vite/portfolio/site-content.ts'

/** Describes for the budgets what loads without scrolling. */
export function describeFirstSections(
  { sections: [first, second] }: SiteContent,
  assets: readonly Rolldown.OutputAsset[],
  photos: Awaited<ReturnType<typeof writePhotos>>,
) {
  const named = listAssets(first).map(({ src }) => src)
  const names = new Set(named.map((src) => basename(src)))
  const files = assets.filter(({ originalFileNames }) =>
    originalFileNames.some((name) => names.has(basename(name))),
  )
  return {
    // The second section loads with the first: it starts close to the end of the window.
    firstViews: [first, second].flatMap((section) => section?.type ?? []),
    firstFiles: [
      ...files.map(({ fileName }) => fileName),
      ...named.flatMap((src) => photos.get(src)?.file ?? []),
    ],
  }
}

/** Describes the content of the main page for the budgets. */
export function describeContent(content: SiteContent) {
  const { pages: _pages, ownPages: _ownPages, ...page } = content
  const { profile: _profile, footer: _footer, ...entry } = page
  const types = page.sections
    .filter(({ type }) => findTraits(type).isStatic)
    .map(({ type }) => type)
  return {
    content: JSON.stringify(page),
    entryContent: JSON.stringify({ ...entry, sections: createPageSections(content, false) }),
    staticTypes: new Set(types).size,
    links: content.socialLinks.length + (content.footer?.links?.length ?? 0),
  }
}
