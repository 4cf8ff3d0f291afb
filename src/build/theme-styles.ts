import type { Theme } from '#content/theme.ts'
import { textFace, type DisplayFace, type Typeface } from '#content/typeface.ts'

import { tags, typefaceFile, typefaces, type TypefaceMeasures } from './typefaces.ts'

const schemes = { system: 'light dark', dark: 'dark', light: 'light' } as const
/** The last makes pills of the controls that are 2.75rem high. */
const radii = { sharp: '2px', soft: '0.625rem', round: '1.375rem' } as const
const densities = {
  compact: { density: 0.8, leading: 1.5 },
  regular: { density: 1, leading: 1.6 },
  airy: { density: 1.25, leading: 1.7 },
} as const

/** What the theme says, as declarations from which src/styles/tokens.css makes the rest. */
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

/** The tag is as large in every face: what the face is scaled by is taken from its size. */
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

/** A file of a face, as a style sheet names it, and the letters it is for where not for all. */
export type TypefaceFile = { readonly src: string; readonly range?: string | undefined }

/** The faces that a theme is set in, each once. */
export function facesOf(fonts: Theme['fonts']): Typeface[] {
  return [...new Set<Typeface>([fonts.display, textFace(fonts), fonts.mono])]
}

/**
 * The rules of the faces that the page is set in, from the given files, or from whole ones. A font
 * that is not there within 100 ms is left out of this visit ("optional"): words never shift, and
 * the preloaded files are there on the next.
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

/** Fonts of the visitor's own, as wide as each other, that stand in for each kind of face. */
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

/** Makes a font of the visitor's own take the room that the face would take, regular and bold. */
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
