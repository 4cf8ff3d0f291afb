import { Resvg } from '@resvg/resvg-js'

import type { Portfolio } from '#content/portfolio.ts'
import { textFace } from '#content/typeface.ts'
import { textDirection } from '#fields/text-direction.ts'

import { outlineLines, outlineText, type OutlinedText, type TextStyle } from './outline-text.ts'
import { personOf, siteAddress } from '#vite/document/person.ts'

/** The size of pictures for shared links, in px. */
export const shareSize = { width: 1200, height: 630 } as const

const margin = 72
const fullWidth = shareSize.width - margin * 2

/** Draws the picture for shared links as PNG: the hero without motion. */
export async function createSharePicture(portfolio: Portfolio): Promise<Buffer> {
  const svg = await drawShare(portfolio)
  return new Resvg(svg, { fitTo: { mode: 'width', value: shareSize.width } }).render().asPng()
}

/** Draws the same picture as SVG. */
export async function drawShare(portfolio: Portfolio): Promise<string> {
  const { theme, site } = portfolio
  const scheme = theme.scheme === 'light' ? 'light' : 'dark'
  const [ground, ink, accent] = [theme.ground[scheme], theme.ink[scheme], theme.accent[scheme]]
  const { tag, jobTitle, tagline } = personOf(portfolio)
  const mono = { face: theme.fonts.mono, weight: 500 }

  const display = { face: theme.fonts.display, weight: 800, colour: ink }
  const job =
    jobTitle === undefined ? undefined : await fit(jobTitle, { ...mono, size: 38, colour: accent })
  const plain = { face: textFace(theme.fonts), weight: 400, size: 32, colour: ink }
  const lines = await outlineLines(tagline ?? site.description, plain, fullWidth * 0.82, 2)
  const host = siteAddress(portfolio)?.replace(/^https:\/\/|\/$/gu, '') ?? ''
  const foot = host === '' ? undefined : await fit(host, { ...mono, size: 22, colour: ink })

  // Layout from the bottom; the tag gets the remaining space.
  const footLine = shareSize.height - margin
  const lastLine = footLine - 74
  const jobLine = lastLine - (lines.length - 1) * 46 - 66
  // Descenders such as "y" keep a distance from the job title.
  const tagFoot = jobLine - 51
  const title = await fit(tag, { ...display, size: 300 }, tagFoot - margin / 2)
  const tagLine = Math.min(jobLine - 78, tagFoot - title.below)
  const cut = tagLine - title.size * 0.27
  const slit = title.size * 0.022
  const shift = title.size * 0.045
  // Each line starts at the side of its own direction.
  const isReversed = textDirection(site.language) === 'rtl'
  const at = ({ svg, width }: OutlinedText, y: number, further = 0) => {
    const start = margin + further
    const x = isReversed ? shareSize.width - start - width : start
    return `<g transform="translate(${x} ${y})">${svg}</g>`
  }
  const grid = Array.from({ length: 12 }, (_, line) => line * 105 + 45)

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shareSize.width} ${shareSize.height}">
<defs>
<clipPath id="top"><rect width="${shareSize.width}" height="${cut}"/></clipPath>
<clipPath id="rest"><rect y="${cut + slit}" width="${shareSize.width}" height="${shareSize.height}"/></clipPath>
<clipPath id="far"><circle cx="1130" cy="140" r="250"/></clipPath>
</defs>
<rect width="${shareSize.width}" height="${shareSize.height}" fill="${ground}"/>
<g fill="none" stroke="${ink}" stroke-opacity="0.05">${grid.map((line) => `<path d="M${line} 0V630M0 ${line}H1200"/>`).join('')}</g>
<g clip-path="url(#far)" stroke="${ink}" stroke-opacity="0.16" stroke-width="2">${Array.from({ length: 52 }, (_, line) => `<path d="M860 ${line * 10 - 112}H1400"/>`).join('')}</g>
<circle cx="900" cy="520" r="420" fill="none" stroke="${accent}" stroke-opacity="0.4" stroke-width="1.5"/>
<g clip-path="url(#top)">${at(title, tagLine)}</g>
<g clip-path="url(#rest)">${at(title, tagLine, -shift)}</g>
${job ? at(job, jobLine) : ''}
${lines.map((one, line) => at(one, lastLine - (lines.length - 1 - line) * 46)).join('\n')}
${foot ? `<g opacity="0.72">${at(foot, footLine)}</g>` : ''}
</svg>`
}

/**
 * Draws text on one line: in the given size, or smaller to fit the width and, if given, the height.
 */
async function fit(text: string, style: TextStyle, height = Number.POSITIVE_INFINITY) {
  const spacing = style.weight > 700 ? -0.04 : 0
  const set = (size: number) => outlineText(text, { ...style, size, spacing: size * spacing })
  const { width, above, below } = await set(style.size)
  const size = style.size * Math.min(1, fullWidth / width, height / (above + below))
  return { ...(await set(size)), size }
}
