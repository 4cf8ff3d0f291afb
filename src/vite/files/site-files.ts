import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'

import sharp from 'sharp'

import type { Portfolio } from '#content/portfolio.ts'
import { findShareFile } from '#disk/owner/own-pictures.ts'
import { listPublicPaths } from '#disk/owner/public-pages.ts'
import { shareSize } from '#fields/pictures/share-size.ts'
import { findTextDirection } from '#fields/texts/text-direction.ts'
import { findPerson, findSiteAddress } from '#vite/document/person.ts'
import { createDamageError } from '#vite/pictures/convert-picture.ts'

import { createCrawlerFiles } from './crawler-files.ts'
import { nameSharePicture } from './page-pictures.ts'
import { createSharePicture } from './share-picture.ts'
import { createIconFiles } from './create-icon-files.ts'

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
 * shared links. `publicDir` is the folder of files that are part of the site as they are.
 */
export async function createSiteFiles(
  portfolio: Portfolio,
  base: string,
  publicDir = '',
): Promise<SiteFiles> {
  const files = {
    ...(await createIconFiles(portfolio, publicDir)),
    ...createCrawlerFiles(portfolio, base, publicDir === '' ? [] : listPublicPaths(publicDir)),
    'manifest.webmanifest': createWebManifest(portfolio, base),
  }
  if (findSiteAddress(portfolio) === undefined) return { files, sharePicture: undefined }
  const own = findShareFile(publicDir)
  const { name, picture } =
    own === undefined
      ? nameSharePicture(await createSharePicture(portfolio))
      : nameSharePicture(await cutSharePicture(own), extname(own))
  return { files: { ...files, [name]: picture }, sharePicture: name }
}

/** Cuts the owner's picture for shared links to the size that the page says. Its format stays. */
async function cutSharePicture(file: string): Promise<Buffer> {
  try {
    return await sharp(file).autoOrient().resize(shareSize).toBuffer()
  } catch (error) {
    throw createDamageError(file, error)
  }
}

/** Whether the owner has this file in `public`, which replaces ours. "" if there is no folder. */
export function isOwnFile(publicDir: string, name: string): boolean {
  return publicDir !== '' && existsSync(join(publicDir, name))
}

/** Creates the manifest with which phones install the site. */
function createWebManifest(portfolio: Portfolio, base: string): string {
  const { site, theme } = portfolio
  const ground = theme.scheme === 'light' ? theme.ground.light : theme.ground.dark
  const describeIcon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${base}${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name: site.title,
    short_name: findPerson(portfolio).tag,
    description: site.description,
    lang: site.language,
    dir: findTextDirection(site.language),
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: ground,
    theme_color: ground,
    icons: [
      describeIcon('icon-192.png', 192, 'any'),
      describeIcon('icon-512.png', 512, 'any'),
      describeIcon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
