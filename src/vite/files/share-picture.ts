import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { Resvg } from '@resvg/resvg-js'

import { mixSurface } from '#content/colours/theme-contrast.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { cacheFolder } from '#disk/folders.ts'
import { formatColour } from '#fields/linear-colour.ts'
import { shareSize } from '#fields/pictures/share-size.ts'
import { findTextDirection } from '#fields/texts/text-direction.ts'
import { cacheFile } from '#vite/cache-file.ts'
import { findPerson, findSiteAddress } from '#vite/document/person.ts'

import { fitName, fitText, type FittedText } from './fit-text.ts'
import { outlineLines, type OutlinedText, type TextStyle } from './outline-text.ts'
import { drawDisc } from './draw-disc.ts'

const picturesFolder = join(cacheFolder, 'shared')

const margin = 72
const fullWidth = shareSize.width - margin * 2
/** The two channels of the glitch, as in tokens.css. */
const tears = {
  dark: { cyan: '#24e9f2', magenta: '#ff45c1' },
  light: { cyan: '#0094ab', magenta: '#cc0085' },
} as const
/**
 * Where the tag is torn: the upper and the lower end above the baseline, as shares of its height,
 * then how far each colour moves, in em.
 */
const bands = [
  { from: 0.68, to: 0.5, ink: 0.03, cyan: -0.035, magenta: 0.09 },
  { from: 0.36, to: 0.24, ink: -0.035, cyan: -0.09, magenta: 0.03 },
] as const

/** Draws the picture for shared links as PNG: the hero without motion, or the name of a page. */
export async function createSharePicture(portfolio: Portfolio, page?: string): Promise<Buffer> {
  const svg = await drawShare(portfolio, page)
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16)
  const file = await cacheFile(join(picturesFolder, `${hash}.png`), async () =>
    new Resvg(svg, { fitTo: { mode: 'width', value: shareSize.width } }).render().asPng(),
  )
  return readFile(file)
}

/** Draws the same picture as SVG. */
export async function drawShare(portfolio: Portfolio, page?: string): Promise<string> {
  const { theme, site } = portfolio
  const scheme = theme.scheme === 'light' ? 'light' : 'dark'
  const [ground, ink] = [theme.ground[scheme], theme.ink[scheme]]
  const isReversed = findTextDirection(site.language) === 'rtl'
  const mono = { face: theme.fonts.mono, weight: 500, colour: ink, isReversed }
  const lines = await outlineJob(portfolio, page, mono)
  const host = findSiteAddress(portfolio)?.replace(/^https:\/\/|\/$/gu, '') ?? ''
  const foot =
    host === '' ? undefined : await fitText(host, { ...mono, size: 24 }, { width: fullWidth })

  // Layout from the bottom; the tag gets the remaining space.
  const footLine = shareSize.height - margin
  const lastLine = foot ? footLine - 58 : footLine
  const jobLine = lastLine - (lines.length - 1) * 52
  const [top, bottom] = [margin * 0.8, jobLine - 84]
  const display = { face: theme.fonts.display, weight: 800, colour: ink, size: 500, isReversed }
  const room = { width: fullWidth, height: bottom - top }
  const title = await (page === undefined
    ? fitText(findPerson(portfolio).tag, display, room)
    : fitName(page, display, room))
  // A low tag is in the middle of its space.
  const tagLine = top + title.above + (bottom - top - title.above - title.below) / 2
  const disc = drawDisc({
    ...placeDisc(title, tagLine, { lines, line: jobLine }, isReversed),
    ink,
    accent: theme.accent[scheme],
    lens: formatColour(mixSurface(theme, scheme)),
  })
  const place = (name: string, { svg, width }: OutlinedText, y: number, further = 0) => {
    const x = (isReversed ? shareSize.width - margin - width : margin) + further
    return `<g data-part="${name}" transform="translate(${x} ${y})">${svg}</g>`
  }
  const torn = bands.map((band, index) => {
    const channels = (['cyan', 'magenta', 'ink'] as const).map((name) => {
      const colour = name === 'ink' ? ink : tears[scheme][name]
      return place(name, recolour(title, ink, colour), tagLine, band[name] * title.size)
    })
    return `<g clip-path="url(#band-${index})">${channels.join('')}</g>`
  })
  const drawRim = (width: number, svg: string) =>
    `<g stroke="${ground}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke">${svg}</g>`

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shareSize.width} ${shareSize.height}">
<defs>
${drawClips(title, tagLine)}
</defs>
<rect width="${shareSize.width}" height="${shareSize.height}" fill="${ground}"/>
${disc}
${drawRim(title.size * 0.09, place('rim', recolour(title, ink, ground), tagLine))}
<g clip-path="url(#whole)">${place('tag', title, tagLine)}</g>
${torn.join('\n')}
${drawRim(16, lines.map((line, index) => place('job', line, jobLine + index * 52)).join('\n'))}
${foot ? `<g opacity="0.72">${place('address', foot, footLine)}</g>` : ''}
</svg>`
}

/** Outlines what is under the tag: the job title, the description of the site or the owner of a page. */
function outlineJob(
  portfolio: Portfolio,
  page: string | undefined,
  style: Omit<TextStyle, 'size'>,
): Promise<OutlinedText[]> {
  const { name, jobTitle } = findPerson(portfolio)
  const job = page === undefined ? jobTitle : undefined
  // A job title is complete on three lines; a description would fill any number.
  return outlineLines(
    job ?? (page === undefined ? portfolio.site.description : name),
    { ...style, size: job !== undefined && job.length > 60 ? 32 : 38 },
    fullWidth * 0.66,
    job === undefined ? 2 : 3,
  )
}

/** Places the disc as in the hero: behind the last letter of the tag, and partly outside. */
function placeDisc(
  title: FittedText,
  tagLine: number,
  job: { readonly lines: readonly OutlinedText[]; readonly line: number },
  isReversed: boolean,
) {
  const middle = tagLine - title.above * 0.5
  const wide = Math.min(310, Math.max(250, title.size * 0.68))
  // Beside a short tag the disc stays above the job title.
  const isShort = title.width - wide * 0.45 < Math.max(...job.lines.map(({ width }) => width))
  const radius = isShort ? Math.min(wide, (job.line - 50 - middle) / 0.88) : wide
  const far = Math.min(margin + title.width + radius * 0.45, shareSize.width - radius * 0.42)
  // Each line starts at the side of its own direction.
  const x = isReversed ? shareSize.width - far : far
  return { x, y: isShort ? middle : middle + radius * 0.2, radius }
}

/** Draws the clip paths of the bands, and of what is not torn: above, between and below them. */
function drawClips(title: OutlinedText, tagLine: number): string {
  const rows = bands.map(({ from, to }) => ({
    // Whole pixels leave no seam between the parts.
    y: Math.round(tagLine - title.above * from),
    height: Math.round(title.above * (from - to)),
  }))
  const edges = [0, ...rows.flatMap(({ y, height }) => [y, y + height]), shareSize.height]
  const whole = edges.flatMap((y, index) =>
    index % 2 === 0 ? [`M0 ${y}H${shareSize.width}V${edges[index + 1] ?? y}H0z`] : [],
  )
  return [
    `<clipPath id="whole"><path d="${whole.join('')}"/></clipPath>`,
    ...rows.map(
      ({ y, height }, index) =>
        `<clipPath id="band-${index}"><rect y="${y}" width="${shareSize.width}" height="${height}"/></clipPath>`,
    ),
  ].join('\n')
}

/** Returns a drawn text in another colour: drawing it again would take most of the time. */
function recolour(text: OutlinedText, from: string, colour: string): OutlinedText {
  return { ...text, svg: text.svg.replaceAll(`fill="${from}"`, `fill="${colour}"`) }
}
