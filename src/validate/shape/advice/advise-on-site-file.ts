import { shareSizeText } from '#fields/pictures/share-size.ts'
import type { Path } from '#json/path.ts'

/** Names that other tools give to the icon of a site. */
const icons = new Set(['appleTouchIcon', 'favicon', 'favicons', 'icon', 'icons', 'logo'])

/** Names that other tools give to the picture for shared links. */
const sharePictures = new Set([
  'cover',
  'image',
  'ogImage',
  'picture',
  'share',
  'shareImage',
  'sharePicture',
  'socialImage',
  'thumbnail',
])

/** Says which file does what a field of another tool does; undefined for other fields. */
export function adviseOnSiteFile([parent, ...rest]: Path, key: string): string | undefined {
  if (parent !== 'site' || rest.length > 0) return undefined
  if (icons.has(key)) {
    return 'Delete it. The icon of the site is the file public/favicon.svg: put yours there.'
  }
  if (sharePictures.has(key)) {
    return `Delete it. The picture for shared links is the file public/share.png or public/share.jpg, with ${shareSizeText} pixels: put yours there.`
  }
  return undefined
}
