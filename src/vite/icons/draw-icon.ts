import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { IconDrawing } from '#fields/pictures/icon-drawing.ts'
import { inferIcon } from '#fields/links/social/infer-icon.ts'
import { isIconName } from '#fields/links/social/social-icon-name.ts'
import type { SocialLink } from '#fields/links/social/social-link.ts'
import { readIcon } from '#validate/assets/icons/read-icon.ts'

import { socialGlyphs } from './social-glyphs.ts'

/**
 * Draws the icon of a link: the one that the content names, that of its network, or its first letter.
 * Rejects if the file of an own icon cannot be drawn, which validation reports before.
 */
export async function drawIcon(link: SocialLink, folder: string): Promise<IconDrawing> {
  const { icon = inferIcon(link.url, link.network), network } = link
  if (icon === undefined) return drawLetter(network)
  if (isIconName(icon)) return { viewBox: '0 0 24 24', shapes: socialGlyphs[icon] }
  const { drawing } = readIcon(await readFile(join(folder, icon), 'utf8'))
  if (!drawing) throw new Error(`${icon} is not an icon. Run "npm run validate" to see why.`)
  return drawing
}

/** Several links to hosts that nobody knows stay apart. Not a ring: it would make ® of an R. */
function drawLetter(network: string): IconDrawing {
  const [first] = new Intl.Segmenter().segment(network.trim().toUpperCase())
  const edge = { fill: 'none', stroke: 'currentColor', strokeWidth: '2' }
  const square = { x: '3', y: '3', width: '18', height: '18', rx: '3.5' }
  const letter = { x: '12', y: '12', textAnchor: 'middle', dominantBaseline: 'central' }
  return {
    viewBox: '0 0 24 24',
    shapes: [
      { element: 'rect', attributes: { ...square, ...edge } },
      {
        element: 'text',
        attributes: { ...letter, fontSize: '12', fontWeight: '700' },
        text: first?.segment ?? '',
      },
    ],
  }
}
