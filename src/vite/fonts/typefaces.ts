import type { DisplayFace, Typeface } from '#content/theme/typeface.ts'

/** What a style sheet needs of a font. */
export type TypefaceMeasures = {
  readonly kind: 'sans' | 'serif' | 'mono'
  /** The line above and below the baseline, in em. Shifted so that capitals are in its middle. */
  readonly line: readonly [ascent: number, descent: number]
  /** The width of English text, relative to the fallback font. */
  readonly width: readonly [regular: number, bold: number]
  /** The scale at which it looks as large as Archivo, or Martian Mono. */
  readonly scale: number
}

/** How the hero's tag is drawn in a display font, in em before it is scaled. */
type TagMeasures = {
  /** The width of a wide capital (A, H, N) at weight 800, minus the letter spacing. */
  readonly advance: number
  readonly spacing: number
  /** The maximum size of the tag relative to Archivo: a narrow font may be taller. */
  readonly height: number
  /** The line height at which the letters of two lines of a heading do not touch. */
  readonly leading: number
}

/**
 * Measured in a browser with the latin files of the packages, against Liberation (as wide as Arial,
 * Times New Roman and Courier New), with a paragraph of the sample.
 */
export const typefaces: Readonly<Record<Typeface, TypefaceMeasures>> = {
  archivo: { kind: 'sans', line: [0.878, 0.21], width: [0.9732, 0.9717], scale: 1 },
  'bricolage-grotesque': { kind: 'sans', line: [0.93, 0.27], width: [1.0586, 1.0214], scale: 1 },
  'familjen-grotesk': { kind: 'sans', line: [0.96, 0.29], width: [0.9374, 0.922], scale: 1.05 },
  newsreader: { kind: 'serif', line: [0.84, 0.16], width: [1.0408, 1.0532], scale: 1.1 },
  'big-shoulders': { kind: 'sans', line: [0.9855, 0.2145], width: [0.7555, 0.8176], scale: 1.08 },
  'martian-mono': { kind: 'mono', line: [1, 0.2], width: [1.1665, 1.1665], scale: 1 },
  'jetbrains-mono': { kind: 'mono', line: [1.02, 0.3], width: [0.9998, 0.9998], scale: 1.08 },
  'sometype-mono': { kind: 'mono', line: [0.925, 0.275], width: [0.9665, 0.9665], scale: 1.18 },
}

/** How the tag is drawn in each display font. */
export const tags: Readonly<Record<DisplayFace, TagMeasures>> = {
  archivo: { advance: 0.725, spacing: -0.05, height: 1, leading: 0.9 },
  'bricolage-grotesque': { advance: 0.64, spacing: -0.05, height: 1.06, leading: 0.96 },
  'familjen-grotesk': { advance: 0.625, spacing: -0.05, height: 1.08, leading: 0.88 },
  newsreader: { advance: 0.855, spacing: -0.03, height: 1, leading: 0.98 },
  'big-shoulders': { advance: 0.48, spacing: -0.02, height: 1.28, leading: 1.02 },
}

/** The lightest and the heaviest weight in the style sheets. */
export const weights = { min: 400, max: 800 } as const

/** Returns the import path of a font file: latin letters, all weights. */
export function nameTypefaceFile(face: Typeface): string {
  return `@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`
}
