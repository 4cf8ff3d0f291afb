import { createHash } from 'node:crypto'

import type { Portfolio } from '#content/portfolio.ts'

import { crawlerFiles } from './crawler-files.ts'
import { siteAddress } from './person.ts'
import { sharePicture } from './share-picture.ts'
import { iconFiles } from './site-icon.ts'
import { webManifest } from './web-manifest.ts'

/** What is made of the content beside the documents, by name; and the picture for shared links. */
export type SiteFiles = {
  readonly files: Readonly<Record<string, string | Buffer>>
  readonly sharePicture: string | undefined
}

/** Makes icons, manifest, what crawlers ask for and, where the site has an address, its picture. */
export async function siteFiles(portfolio: Portfolio, base: string): Promise<SiteFiles> {
  const files = {
    ...(await iconFiles(portfolio)),
    ...crawlerFiles(portfolio),
    'manifest.webmanifest': webManifest(portfolio, base),
  }
  if (siteAddress(portfolio) === undefined) return { files, sharePicture: undefined }
  const picture = await sharePicture(portfolio)
  // Those who show shared links keep pictures for long: a new one has a new name.
  const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8)
  const name = `static/media/share-${hash}.png`
  return { files: { ...files, [name]: picture }, sharePicture: name }
}
