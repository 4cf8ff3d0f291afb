import { createHash } from 'node:crypto'

import { siteAddress } from '#vite/document/person.ts'
import type { SiteContent } from '#vite/portfolio/site-content.ts'

import { createSharePicture } from './share-picture.ts'

/** The picture for links to a page, and the name of its file. */
export type NamedPicture = { readonly name: string; readonly picture: Buffer }

/** Draws the picture for shared links of each project with a page, if the site has an address. */
export async function createProjectPictures(
  content: SiteContent,
): Promise<ReadonlyMap<string, NamedPicture>> {
  const pictures = new Map<string, NamedPicture>()
  if (siteAddress(content) === undefined || content.pages.length === 0) return pictures
  for (const { project } of content.pages) {
    pictures.set(project.id, nameSharePicture(await createSharePicture(content, project)))
  }
  return pictures
}

/** Other sites cache pictures of shared links for long: a new picture has a new name. */
export function nameSharePicture(picture: Buffer): NamedPicture {
  const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8)
  return { name: `static/media/share-${hash}.png`, picture }
}
