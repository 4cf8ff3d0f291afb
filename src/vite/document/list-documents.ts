import { findVisitCounter } from '#content/visit-counter.ts'
import { writeProjectPath } from '#profile/project-anchor.ts'
import type { SiteContent } from '#vite/portfolio/site-content.ts'

import { addVisitCounter } from './add-visit-counter.ts'
import type { PageDocument } from './document-head.ts'

/** Lists the documents of the site: the path to render, and the file to write. */
export function listDocuments({
  pages,
  ownPages,
}: SiteContent): { document: PageDocument; path: string; file: string }[] {
  return [
    { document: 'main', path: '', file: 'index.html' },
    { document: 'not-found', path: 'not-found', file: '404.html' },
    ...pages.map((page) => {
      const path = writeProjectPath(page.project.id)
      return { document: page, path, file: `${path}index.html` }
    }),
    ...ownPages.map((page) => ({
      document: page,
      path: page.path,
      file: `${page.path}index.html`,
    })),
  ]
}

/** The style sheet has the styles of every document. Returns the layers that a document has no use for. */
export function listUnusedLayers(document: PageDocument): string[] {
  if (document === 'main') return ['project']
  return document === 'not-found' ? ['project', 'sections'] : ['sections']
}

/** Inserts a prerendered page into its document, and the script that counts visits. */
export function insertPage(
  html: string,
  page: string,
  path: string,
  document: PageDocument,
  { site }: SiteContent,
): string {
  const whole = html.replace(
    '<div id="root"><!--page-->',
    () => `<div id="root" data-path="${path}">${page}`,
  )
  // Addresses that do not exist would be counted as pages.
  return addVisitCounter(whole, document === 'not-found' ? undefined : findVisitCounter(site))
}
