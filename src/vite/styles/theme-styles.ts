import type { Theme } from '#content/theme.ts'
import { textFace, type DisplayFace, type Typeface } from '#content/typeface.ts'

import { tags, typefaceFile, typefaces, type TypefaceMeasures } from '#vite/fonts/typefaces.ts'

const schemes = { system: 'light dark', dark: 'dark', light: 'light' } as const
/** The last turns controls, which are 2.75rem high, into pills. */
const radii = { sharp: '2px', soft: '0.625rem', round: '1.375rem' } as const
const densities = {
  compact: { density: 0.8, leading: 1.5 },
  regular: { density: 1, leading: 1.6 },
  airy: { density: 1.25, leading: 1.7 },
} as const

/** Formats the theme as declarations, from which src/styles/tokens.css derives the rest. */
export function themeTokens(theme: Theme): string[] {
  const { display, mono } = theme.fonts
  const { density, leading } = densities[theme.density]
  return [
    `color-scheme: ${schemes[theme.scheme]};`,
    `--accent: ${colour(theme.accent)};`,
    `--ground: ${colour(theme.ground)};`,
    `--ink: ${colour(theme.ink)};`,
    `--family-display: ${families(display)};`,
    `--family-text: ${families(textFace(theme.fonts))};`,
    `--family-mono: ${families(mono)};`,
    ...tagTokens(display),
    `--radius: ${radii[theme.corners]};`,
    `--density: ${density};`,
    `--leading: ${leading};`,
  ]
}

function families(face: Typeface): string {
  const { name, kind } = typefaces[face]
  return `'${name} Variable', '${name} fallback', ${fallbacks[kind].generic}`
}

/** The tag has the same size in every font: its size is divided by the scale of the font. */
function tagTokens(display: DisplayFace): string[] {
  const { advance, spacing, shift, height } = tags[display]
  const { scale } = typefaces[display]
  return [
    `--tag-advance: ${round(advance * scale)};`,
    `--tag-spacing: ${round(spacing * scale)}em;`,
    `--tag-shift: ${round(shift * scale)}em;`,
    `--tag-leading: ${round(0.8 * scale)};`,
    `--tag-height: ${round(height / scale)};`,
  ]
}

/** A font file, as a style sheet names it, and its letters if it has not all. */
export type TypefaceFile = { readonly src: string; readonly range?: string | undefined }

/** Lists the fonts of a theme, each once. */
export function facesOf(fonts: Theme['fonts']): Typeface[] {
  return [...new Set<Typeface>([fonts.display, textFace(fonts), fonts.mono])]
}

/**
 * Creates the @font-face rules, for the given files or for whole fonts. The browser leaves out a
 * font that does not arrive within 100 ms ("optional"), so text never shifts; preloaded files are
 * used on the next visit.
 */
export function fontFaces(
  fonts: Theme['fonts'],
  files?: ReadonlyMap<Typeface, readonly TypefaceFile[]>,
): string {
  return facesOf(fonts)
    .map((face) => {
      const own = files?.get(face) ?? [{ src: typefaceFile(face) }]
      const rules = own.map((file) => fileRule(face, file))
      return [...rules, fallbackRules(typefaces[face])].join('\n')
    })
    .join('\n')
}

function fileRule(face: Typeface, { src, range }: TypefaceFile): string {
  const { name, weights, ascent, descent, scale } = typefaces[face]
  return rule({
    'font-display': 'optional',
    'font-family': `'${name} Variable'`,
    'font-style': 'normal',
    'font-weight': weights.join(' '),
    src: `url('${src}') format('woff2-variations')`,
    ...(range === undefined ? {} : { 'unicode-range': range }),
    'size-adjust': percent(scale),
    'ascent-override': percent(ascent),
    'descent-override': percent(descent),
    'line-gap-override': '0%',
  })
}

/** Fallback fonts of the same width, for each kind of font. */
const fallbacks = {
  sans: {
    generic: 'sans-serif',
    regular: ['Arial', 'Liberation Sans', 'Helvetica', 'Arimo'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Arimo Bold'],
  },
  serif: {
    generic: 'serif',
    regular: ['Times New Roman', 'Liberation Serif', 'Times', 'Tinos'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold', 'Tinos Bold'],
  },
  mono: {
    generic: 'monospace',
    regular: ['Menlo', 'Lucida Console', 'Liberation Mono', 'DejaVu Sans Mono', 'Courier New'],
    bold: ['Menlo Bold', 'Liberation Mono Bold', 'DejaVu Sans Mono Bold', 'Courier New Bold'],
  },
} as const

/** Creates a fallback that takes the same space as the font, regular and bold. */
function fallbackRules(face: TypefaceMeasures): string {
  const { name, kind, ascent, descent, width, scale } = face
  const weights = { regular: '100 549', bold: '550 900' }
  return (['regular', 'bold'] as const)
    .map((style) =>
      rule({
        'font-family': `'${name} fallback'`,
        'font-weight': weights[style],
        src: fallbacks[kind][style].map((local) => `local('${local}')`).join(', '),
        'size-adjust': percent(width[style] * scale),
        'ascent-override': percent(ascent / width[style]),
        'descent-override': percent(descent / width[style]),
        'line-gap-override': '0%',
      }),
    )
    .join('\n')
}

function rule(declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join('\n')}\n}`
}

function percent(share: number): string {
  return `${round(share * 100)}%`
}

function round(value: number): number {
  return Number(value.toFixed(3))
}

function colour({ light, dark }: { light: string; dark: string }): string {
  return `light-dark(${light}, ${dark})`
}
