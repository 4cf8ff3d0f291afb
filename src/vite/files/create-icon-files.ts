import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Resvg } from '@resvg/resvg-js'

import type { Portfolio } from '#content/portfolio.ts'
import type { Theme } from '#content/theme/theme.ts'
import { takeFirstLetter } from '#fields/texts/take-first-letter.ts'
import { writeCapitals } from '#fields/texts/write-capitals.ts'

import { dropReferences } from '#validate/assets/svg/drop-references.ts'
import { findPerson } from '#vite/document/person.ts'

import { outlineText } from './outline-text.ts'

const size = 512

/**
 * Creates the icons of the site from one drawing: "favicon.svg" in the folder `publicDir`, or else the
 * letters of the tag, torn, with a line in the accent.
 */
export async function createIconFiles(
  portfolio: Portfolio,
  publicDir = '',
): Promise<Record<string, string | Buffer>> {
  const { scheme, ground, ink, accent } = portfolio.theme
  const shown = scheme === 'light' ? 'light' : 'dark'
  const own = join(publicDir, 'favicon.svg')
  if (publicDir !== '' && existsSync(own)) {
    const drawing = readFileSync(own, 'utf8')
    // Phones show what is transparent in black.
    const safe = dropReferences(drawing)
    return drawIcons({ drawing, rounded: safe, square: safe }, ground[shown])
  }
  const colours: Readonly<Record<string, Theme['ink']>> = { ground, ink, accent }
  const fixColours = (svg: string) =>
    svg.replaceAll(/var\(--(\w+)\)/gu, (_, name: string) => colours[name]?.[shown] ?? '')
  const writeVariables = (name: 'dark' | 'light') =>
    `:root{--ground:${ground[name]};--ink:${ink[name]};--accent:${accent[name]}}`
  const style = `<style>${writeVariables('dark')}@media (prefers-color-scheme:light){${writeVariables('light')}}</style>`
  const drawn = await drawIcon(portfolio, 0.16, 0.76, 1)
  const rounded = fixColours(drawn)
  // The system cuts it to a shape that holds a circle of 80 %: with their line, the letters stay in it.
  const square = fixColours(await drawIcon(portfolio, 0, 0.58, 0.72))
  const drawing = scheme === 'system' ? drawn.replace('>', `>${style}`) : rounded
  return drawIcons({ drawing, rounded, square })
}

function drawIcons(
  { drawing, rounded, square }: Record<'drawing' | 'rounded' | 'square', string>,
  background?: string,
) {
  return {
    'favicon.svg': drawing,
    'favicon.ico': packIco(drawPng(rounded, 32), 32),
    'apple-touch-icon.png': drawPng(square, 180, background),
    'icon-192.png': drawPng(rounded, 192),
    'icon-512.png': drawPng(rounded, 512),
    'icon-maskable-512.png': drawPng(square, 512, background),
  }
}

/**
 * Draws the icon in variables. The radius of its corners, the width of its letters and their widest
 * diagonal are relative to its size.
 */
async function drawIcon(
  portfolio: Portfolio,
  corner: number,
  share: number,
  widest: number,
): Promise<string> {
  const initials = takeInitials(findPerson(portfolio).tag, portfolio.site.language)
  const draw = (points: number) =>
    outlineText(initials, {
      face: portfolio.theme.fonts.display,
      weight: 800,
      size: points,
      spacing: points * -0.03,
      colour: 'var(--ink)',
    })
  const sample = await draw(100)
  const diagonal = Math.hypot(sample.width, sample.above)
  const points = Math.min(
    (size * share * 100) / sample.width,
    size * 0.72,
    (size * widest * 100) / diagonal,
  )
  const { svg, width, above, below } = await draw(points)
  const x = (size - width) / 2
  const bar = size * 0.07 * share
  // Most capitals have a height of about 0.7 em; the line is below them.
  const foot = size / 2 + Math.max(points * 0.35, above / 2)
  const baseline = foot - Math.max(bar, below + bar / 2)
  const cut = baseline - points * 0.29
  const slit = Math.max(8, points * 0.035)
  const shift = points * 0.07
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">
<clipPath id="a"><path d="M0 0H${size}V${round(cut)}H0z"/></clipPath>
<clipPath id="b"><path d="M0 ${round(cut + slit)}H${size}V${size}H0z"/></clipPath>
<rect width="${size}" height="${size}" rx="${round(size * corner)}" fill="var(--ground)"/>
<g clip-path="url(#a)"><g transform="translate(${round(x)} ${round(baseline)})">${svg}</g></g>
<g clip-path="url(#b)"><g transform="translate(${round(x - shift)} ${round(baseline)})">${svg}</g></g>
<path fill="var(--accent)" d="M${round(x)} ${round(foot)}h${round(width)}v${round(bar)}h-${round(width)}z"/>
</svg>
`
}

/** Returns at most three letters: a short tag, or the first letters of its words. */
function takeInitials(tag: string, language: string): string {
  const letters = [...tag.trim()]
  if (letters.length <= 3) return letters.join('')
  const words = tag.trim().split(/[\s._-]+/u)
  const initials = words
    .map(takeFirstLetter)
    .filter((letter) => letter !== '')
    .slice(0, 2)
  return writeCapitals(initials.join(''), language)
}

function drawPng(svg: string, width: number, background?: string): Buffer {
  const options = {
    fitTo: { mode: 'width', value: width } as const,
    ...(background && { background }),
  }
  return new Resvg(svg, options).render().asPng()
}

/** Wraps a PNG in an ICO file, which every browser finds without a link. */
function packIco(png: Buffer, pixels: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(pixels, 6)
  head.writeUInt8(pixels, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

function round(value: number): number {
  return Number(value.toFixed(1))
}
