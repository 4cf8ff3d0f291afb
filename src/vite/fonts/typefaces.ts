import type { DisplayFace, Typeface } from '#content/typeface.ts'

/** What a style sheet needs of a font: name, weights and metrics. */
export type TypefaceMeasures = {
  readonly name: string
  readonly kind: 'sans' | 'serif' | 'mono'
  /** The lightest and the heaviest weight of the variable font. */
  readonly weights: readonly [number, number]
  /**
   * Ascent and descent in em. Shifted if capitals would not be in the middle of their line. There
   * is no line gap.
   */
  readonly ascent: number
  readonly descent: number
  /** The width of English text, regular and bold, relative to the fallback font. */
  readonly width: { readonly regular: number; readonly bold: number }
  /** The scale at which it looks as large as Archivo, or Martian Mono. */
  readonly scale: number
}

/** How the hero's tag is drawn in a display font, in em before it is scaled. */
export type TagMeasures = {
  /** The width of a wide capital (A, H, N) at weight 800, minus the letter spacing. */
  readonly advance: number
  readonly spacing: number
  /** Moves the first letter to the margin, by its side bearing. */
  readonly shift: number
  /** The maximum size of the tag relative to Archivo: a narrow font may be taller. */
  readonly height: number
}

/**
 * Measured in a browser with the latin files of the packages, against Liberation (as wide as Arial,
 * Times New Roman and Courier New), with a paragraph of the sample.
 */
export const typefaces: Readonly<Record<Typeface, TypefaceMeasures>> = {
  archivo: {
    name: 'Archivo',
    kind: 'sans',
    weights: [100, 900],
    ascent: 0.878,
    descent: 0.21,
    width: { regular: 0.9732, bold: 0.9717 },
    scale: 1,
  },
  'bricolage-grotesque': {
    name: 'Bricolage Grotesque',
    kind: 'sans',
    weights: [200, 800],
    ascent: 0.93,
    descent: 0.27,
    width: { regular: 1.0586, bold: 1.0214 },
    scale: 1,
  },
  'familjen-grotesk': {
    name: 'Familjen Grotesk',
    kind: 'sans',
    weights: [400, 700],
    ascent: 0.96,
    descent: 0.29,
    width: { regular: 0.9374, bold: 0.922 },
    scale: 1.05,
  },
  newsreader: {
    name: 'Newsreader',
    kind: 'serif',
    weights: [200, 800],
    ascent: 0.84,
    descent: 0.16,
    width: { regular: 1.0408, bold: 1.0532 },
    scale: 1.1,
  },
  'big-shoulders': {
    name: 'Big Shoulders',
    kind: 'sans',
    weights: [100, 900],
    ascent: 0.9855,
    descent: 0.2145,
    width: { regular: 0.7555, bold: 0.8176 },
    scale: 1.08,
  },
  'martian-mono': {
    name: 'Martian Mono',
    kind: 'mono',
    weights: [100, 800],
    ascent: 1,
    descent: 0.2,
    width: { regular: 1.1665, bold: 1.1665 },
    scale: 1,
  },
  'jetbrains-mono': {
    name: 'JetBrains Mono',
    kind: 'mono',
    weights: [100, 800],
    ascent: 1.02,
    descent: 0.3,
    width: { regular: 0.9998, bold: 0.9998 },
    scale: 1.08,
  },
  'sometype-mono': {
    name: 'Sometype Mono',
    kind: 'mono',
    weights: [400, 700],
    ascent: 0.925,
    descent: 0.275,
    width: { regular: 0.9665, bold: 0.9665 },
    scale: 1.18,
  },
}

/** How the tag is drawn in each display font. */
export const tags: Readonly<Record<DisplayFace, TagMeasures>> = {
  archivo: { advance: 0.725, spacing: -0.05, shift: -0.04, height: 1 },
  'bricolage-grotesque': { advance: 0.64, spacing: -0.05, shift: -0.03, height: 1.06 },
  'familjen-grotesk': { advance: 0.625, spacing: -0.05, shift: -0.04, height: 1.08 },
  newsreader: { advance: 0.855, spacing: -0.03, shift: 0, height: 1 },
  'big-shoulders': { advance: 0.48, spacing: -0.02, shift: -0.03, height: 1.28 },
}

/** Returns the import path of a font file: latin letters, all weights. */
export function typefaceFile(face: Typeface): string {
  return `@fontsource-variable/${face}/files/${face}-latin-wght-normal.woff2`
}
