import { Resvg } from '@resvg/resvg-js'

import { escapeMarkup } from '#vite/document/escape-markup.ts'

/** Whether some pairs of letters are closer to each other, as "font-kerning" of CSS. */
export type Kerning = 'normal' | 'none'

/** How a text is drawn: size and spacing in px, colour as in SVG. */
export type DrawnStyle = {
  readonly weight: number
  readonly size: number
  readonly spacing?: number
  readonly kerning?: Kerning
  readonly colour: string
}

/**
 * Draws text with the fonts in some files, or else with those of the machine. Returns it as SVG from the
 * start of its baseline, with the box of its ink, in px. The width is 0 if the fonts lack its letters.
 */
export function drawText(text: string, style: DrawnStyle, fontFiles?: string[]) {
  const { size, weight, spacing = 0, kerning = 'normal', colour } = style
  const svg = `<text fill="${colour}" font-family="sans-serif" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" style="font-kerning: ${kerning}">${escapeMarkup(text)}</text>`
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${svg}</svg>`,
    { font: fontFiles ? { fontFiles, loadSystemFonts: false } : {} },
  )
  const { x, y, width, height } = drawn.getBBox() ?? { x: 0, y: 0, width: 0, height: 0 }
  return {
    svg,
    left: x,
    width,
    above: -y,
    below: Math.max(0, y + height),
    /** Lists the outlines of its letters. */
    listPaths: () => [...drawn.toString().matchAll(/ d="([^"]+)"/gu)].map(([, path = '']) => path),
  }
}
