import type { StoryBlocks } from '#story/story-block.ts'

/** A page that the owner wrote: content/pages/uses.md is at /uses/. */
export type OwnPage = {
  /** The path after the base path of the site: "uses/". */
  readonly path: string
  /** The main heading. */
  readonly heading: string
  /** The name in the browser's tab, and in links to the page. */
  readonly name: string
  /** For search engines; left out if the page has no paragraph. */
  readonly description?: string | undefined
  /** The text of its link in the navigation, if it has one there. */
  readonly navLabel?: string | undefined
  /** The tag of its language; left out, it is that of the site. */
  readonly language?: string | undefined
  /** Its addresses in other languages, by their tags. */
  readonly translations?: Readonly<Record<string, string>> | undefined
  readonly blocks: StoryBlocks
}

/** Paths that the site needs for something else. */
export const reservedPaths: ReadonlySet<string> = new Set([
  '404',
  'api',
  'healthz',
  'index',
  'not-found',
  'projects',
  'readyz',
  'static',
])

/** A page as links name it. */
export type PageLink = { readonly path: string; readonly label: string }

/** Lists the pages that the navigation links to, in the order of their files. */
export function listPageLinks(pages: readonly OwnPage[]): PageLink[] {
  return pages.flatMap(({ path, navLabel }) =>
    navLabel === undefined ? [] : [{ path, label: navLabel }],
  )
}
