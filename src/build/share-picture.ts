import { Resvg } from '@resvg/resvg-js'

import type { Portfolio } from '#content/portfolio.ts'
import { textFace } from '#content/typeface.ts'

import { outlineLines, outlineText, type TextStyle } from './outline-text.ts'
import { personOf, siteAddress } from './person.ts'

/** The size that shared links show pictures in, px. */
export const shareSize = { width: 1200, height: 630 } as const

const margin = 72
const room = shareSize.width - margin * 2

/** The picture that a shared link shows, as PNG: the hero of the page, standing still. */
export async function sharePicture(portfolio: Portfolio): Promise<Buffer> {
  const svg = await drawShare(portfolio)
  return new Resvg(svg, { fitTo: { mode: 'width', value: shareSize.width } }).render().asPng()
}

async function drawShare(portfolio: Portfolio): Promise<string> {
  const { theme, site } = portfolio
  const scheme = theme.scheme === 'light' ? 'light' : 'dark'
  const [ground, ink, accent] = [theme.ground[scheme], theme.ink[scheme], theme.accent[scheme]]
  const { tag, jobTitle, tagline } = personOf(portfolio)
  const mono = { face: theme.fonts.mono, weight: 500 }

  const title = await fit(tag, { face: theme.fonts.display, weight: 800, size: 300, colour: ink })
  const job =
    jobTitle === undefined ? undefined : await fit(jobTitle, { ...mono, size: 38, colour: accent })
  const text = { face: textFace(theme.fonts), weight: 400, size: 32, colour: ink }
  const lines = await outlineLines(tagline ?? site.description, text, room * 0.82, 2)
  const host = siteAddress(portfolio)?.replace(/^https:\/\/|\/$/gu, '') ?? ''
  const foot = host === '' ? undefined : await fit(host, { ...mono, size: 22, colour: ink })

  // From the foot upwards; the tag takes the room that is left.
  const footLine = shareSize.height - margin
  const lastLine = footLine - 74
  const jobLine = lastLine - (lines.length - 1) * 46 - 66
  const tagLine = jobLine - 78
  const cut = tagLine - title.size * 0.27
  const slit = title.size * 0.022
  const shift = title.size * 0.045
  const grid = Array.from({ length: 12 }, (_, line) => line * 105 + 45)

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shareSize.width} ${shareSize.height}">
<defs>
<clipPath id="top"><rect width="${shareSize.width}" height="${cut}"/></clipPath>
<clipPath id="rest"><rect y="${cut + slit}" width="${shareSize.width}" height="${shareSize.height}"/></clipPath>
<clipPath id="far"><circle cx="1130" cy="140" r="250"/></clipPath>
</defs>
<rect width="${shareSize.width}" height="${shareSize.height}" fill="${ground}"/>
<g fill="none" stroke="${ink}" stroke-opacity="0.05">${grid.map((place) => `<path d="M${place} 0V630M0 ${place}H1200"/>`).join('')}</g>
<g clip-path="url(#far)" stroke="${ink}" stroke-opacity="0.16" stroke-width="2">${Array.from({ length: 52 }, (_, line) => `<path d="M860 ${line * 10 - 112}H1400"/>`).join('')}</g>
<circle cx="900" cy="520" r="420" fill="none" stroke="${accent}" stroke-opacity="0.4" stroke-width="1.5"/>
<g clip-path="url(#top)">${at(margin, tagLine, title.svg)}</g>
<g clip-path="url(#rest)">${at(margin - shift, tagLine, title.svg)}</g>
${job ? at(margin, jobLine, job.svg) : ''}
${lines.map(({ svg }, line) => at(margin, lastLine - (lines.length - 1 - line) * 46, svg)).join('\n')}
${foot ? `<g opacity="0.72">${at(margin, footLine, foot.svg)}</g>` : ''}
</svg>`
}

/** Words on one line: as large as asked, or as the line allows. */
async function fit(words: string, style: TextStyle) {
  const spacing = style.weight > 700 ? -0.04 : 0
  const set = (size: number) => outlineText(words, { ...style, size, spacing: size * spacing })
  const asked = await set(style.size)
  const size = asked.width > room ? (style.size * room) / asked.width : style.size
  return { ...(await set(size)), size }
}

function at(x: number, y: number, svg: string): string {
  return `<g transform="translate(${x} ${y})">${svg}</g>`
}
