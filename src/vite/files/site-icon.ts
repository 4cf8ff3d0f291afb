import { Resvg } from '@resvg/resvg-js'

import type { Portfolio } from '#content/portfolio.ts'

import { outlineText } from './outline-text.ts'
import { personOf } from '#vite/document/person.ts'

type Scheme = 'dark' | 'light'
const size = 512

/**
 * Creates the icons of the site from one drawing: the letters of the tag, torn, with a line in the
 * accent.
 */
export async function iconFiles(portfolio: Portfolio): Promise<Record<string, string | Buffer>> {
  const { scheme } = portfolio.theme
  const own: Scheme = scheme === 'light' ? 'light' : 'dark'
  const follows = scheme === 'system'
  const usual = await drawIcon(portfolio, own, { corner: 0.16, room: 0.76 })
  // The system cuts it to a circle or another shape: keep everything in the middle.
  const whole = await drawIcon(portfolio, own, { corner: 0, room: 0.58 })
  return {
    'favicon.svg': follows
      ? await drawIcon(portfolio, own, { corner: 0.16, room: 0.76, follows })
      : usual,
    'favicon.ico': icoOf(pngOf(usual, 32), 32),
    'apple-touch-icon.png': pngOf(whole, 180),
    'icon-192.png': pngOf(usual, 192),
    'icon-512.png': pngOf(usual, 512),
    'icon-maskable-512.png': pngOf(whole, 512),
  }
}

type IconShape = {
  /** The corner radius, relative to the size. */
  readonly corner: number
  /** The width of the letters, relative to the size. */
  readonly room: number
  /** Whether its colours follow the visitor's colour scheme. */
  readonly follows?: boolean
}

async function drawIcon(
  { theme, ...rest }: Portfolio,
  scheme: Scheme,
  { corner, room, follows = false }: IconShape,
): Promise<string> {
  const colourOf = (name: 'ground' | 'ink' | 'accent') =>
    follows ? `var(--${name})` : theme[name][scheme]
  const { tag } = personOf({ theme, ...rest })
  const set = (points: number) =>
    outlineText(initialsOf(tag), {
      face: theme.fonts.display,
      weight: 800,
      size: points,
      spacing: points * -0.03,
      colour: colourOf('ink'),
    })
  const measured = await set(100)
  const points = Math.min((size * room * 100) / measured.width, size * 0.72)
  const { svg, width, below } = await set(points)
  const x = (size - width) / 2
  const bar = size * 0.07 * room
  // Capitals have a height of about 0.7 em; the line is below them.
  const foot = size / 2 + points * 0.35
  const baseline = foot - Math.max(bar, below + bar / 2)
  const cut = baseline - points * 0.29
  const slit = Math.max(8, points * 0.035)
  const shift = points * 0.07
  const style = follows
    ? `<style>:root{${colours(theme, 'dark')}}@media (prefers-color-scheme:light){:root{${colours(theme, 'light')}}}</style>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${style}
<clipPath id="a"><path d="M0 0H${size}V${round(cut)}H0z"/></clipPath>
<clipPath id="b"><path d="M0 ${round(cut + slit)}H${size}V${size}H0z"/></clipPath>
<rect width="${size}" height="${size}" rx="${round(size * corner)}" fill="${colourOf('ground')}"/>
<g clip-path="url(#a)"><g transform="translate(${round(x)} ${round(baseline)})">${svg}</g></g>
<g clip-path="url(#b)"><g transform="translate(${round(x - shift)} ${round(baseline)})">${svg}</g></g>
<path fill="${colourOf('accent')}" d="M${round(x)} ${round(foot)}h${round(width)}v${round(bar)}h-${round(width)}z"/>
</svg>
`
}

/** Returns at most three letters: a short tag, or the first letters of its words. */
function initialsOf(tag: string): string {
  const letters = [...tag.trim()]
  if (letters.length <= 3) return letters.join('')
  const words = tag.trim().split(/[\s._-]+/u)
  const initials = words.flatMap((word) => [...word].slice(0, 1)).slice(0, 2)
  return initials.join('').toUpperCase()
}

function colours({ ground, ink, accent }: Portfolio['theme'], scheme: Scheme): string {
  return `--ground:${ground[scheme]};--ink:${ink[scheme]};--accent:${accent[scheme]}`
}

function pngOf(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
}

/** Wraps a PNG in an ICO file, which every browser finds without a link. */
function icoOf(png: Buffer, pixels: number): Buffer {
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
