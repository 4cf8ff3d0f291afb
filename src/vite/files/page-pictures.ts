import { createHash } from 'node:crypto'

import { writeProjectPath } from '#profile/project-anchor.ts'
import { findSiteAddress } from '#vite/document/person.ts'
import type { SiteContent } from '#vite/portfolio/site-content.ts'

import { createSharePicture } from './share-picture.ts'

/** The picture for links to a page, and the name of its file. */
type NamedPicture = { readonly name: string; readonly picture: Buffer }

/**
 * Draws the picture for shared links of each page other than the main page, by the path of the page,
 * if the site has an address.
 */
export async function createPagePictures(
  content: SiteContent,
): Promise<ReadonlyMap<string, NamedPicture>> {
  const pictures = new Map<string, NamedPicture>()
  if (findSiteAddress(content) === undefined) return pictures
  for (const { path, name, language } of listPages(content)) {
    const site = { ...content.site, language }
    pictures.set(path, nameSharePicture(await createSharePicture({ ...content, site }, name)))
  }
  return pictures
}

function listPages({ site, pages, ownPages }: SiteContent) {
  return [
    ...pages.map(({ project: { id, name } }) => ({
      path: writeProjectPath(id),
      name,
      language: site.language,
    })),
    ...ownPages.map(({ path, heading, language = site.language }) => ({
      path,
      name: heading,
      language,
    })),
  ]
}

/** Other sites cache pictures of shared links for long: a new picture has a new name. */
export function nameSharePicture(picture: Buffer, extension = '.png'): NamedPicture {
  const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8)
  return { name: `static/media/share-${hash}${extension}`, picture }
}
