import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { projectRoot } from '#disk/load-portfolio.ts'
import type { Project } from '#profile/project.ts'
import { cacheFile } from '#vite/cache-file.ts'
import { personOf, siteAddress } from '#vite/document/person.ts'
import type { SiteContent } from '#vite/portfolio/site-content.ts'

import { createSharePicture } from './share-picture.ts'

/** The picture for links to a page, and the name of its file. */
export type NamedPicture = { readonly name: string; readonly picture: Buffer }

const cache = join(projectRoot, 'node_modules/.cache/folio/shares')
/** The files that draw a picture: after a change of one, all pictures are drawn again. */
const sources = ['outline-text.ts', 'share-disc.ts', 'share-picture.ts']

/** Draws the picture for shared links of each project with a page, if the site has an address. */
export async function createProjectPictures(
  content: SiteContent,
): Promise<ReadonlyMap<string, NamedPicture>> {
  const pictures = new Map<string, NamedPicture>()
  if (siteAddress(content) === undefined || content.pages.length === 0) return pictures
  const texts = await Promise.all(
    sources.map((name) => readFile(join(projectRoot, 'src/vite/files', name))),
  )
  for (const { project } of content.pages) {
    const shown = [project.name, personOf(content), content.site, content.theme]
    const hash = createHash('sha256').update(JSON.stringify(shown))
    for (const text of texts) hash.update(text)
    pictures.set(project.id, nameSharePicture(await draw(content, project, hash.digest('hex'))))
  }
  return pictures
}

async function draw(content: SiteContent, project: Project, hash: string): Promise<Buffer> {
  const path = join(cache, `${hash.slice(0, 16)}.png`)
  return readFile(await cacheFile(path, () => createSharePicture(content, project)))
}

/** Other sites cache pictures of shared links for long: a new picture has a new name. */
export function nameSharePicture(picture: Buffer): NamedPicture {
  const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8)
  return { name: `static/media/share-${hash}.png`, picture }
}
