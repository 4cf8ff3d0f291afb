import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Portfolio } from '#content/portfolio.ts'

import { crawlerFiles } from './crawler-files.ts'
import { siteAddress } from '#vite/document/person.ts'
import { sharePicture } from './share-picture.ts'
import { iconFiles } from './site-icon.ts'
import { webManifest } from './web-manifest.ts'

/**
 * The files that the build makes from content beside the documents, by name, and the picture for
 * shared links.
 */
export type SiteFiles = {
  readonly files: Readonly<Record<string, string | Buffer>>
  readonly sharePicture: string | undefined
}

/**
 * Creates icons, manifest, files for crawlers and, if the site has an address, the picture for
 * shared links.
 */
export async function siteFiles(portfolio: Portfolio, base: string): Promise<SiteFiles> {
  const files = {
    ...(await iconFiles(portfolio)),
    ...crawlerFiles(portfolio),
    'manifest.webmanifest': webManifest(portfolio, base),
  }
  if (siteAddress(portfolio) === undefined) return { files, sharePicture: undefined }
  const picture = await sharePicture(portfolio)
  // Other sites cache pictures of shared links for long: a new picture has a new name.
  const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8)
  const name = `static/media/share-${hash}.png`
  return { files: { ...files, [name]: picture }, sharePicture: name }
}

/** Whether the owner has this file in `public`, which replaces ours. "" if there is no folder. */
export function isOwnFile(publicDir: string, name: string): boolean {
  return publicDir !== '' && existsSync(join(publicDir, name))
}
