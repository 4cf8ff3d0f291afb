import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { colours } from './palette.ts'

/** A still picture of the starter. `draw` returns the content of an SVG. */
export type Picture = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly draw: () => string
}

/** Renders a picture as WebP. */
export async function encodePicture({ width, height, draw }: Picture): Promise<Uint8Array> {
  const ground = `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${draw()}</svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 82, smartSubsample: true, effort: 6 })
    .toBuffer()
}
