import type { Theme } from '#content/theme/theme.ts'
import { findMarkShare } from '#content/colours/theme-contrast.ts'
import { chooseTextFace, type DisplayFace, type Typeface } from '#content/theme/typeface.ts'

import {
  tags,
  nameTypefaceFile,
  typefaces,
  weights,
  type TypefaceMeasures,
} from '#vite/fonts/typefaces.ts'

/** Where a browser darkens light pages, as Chrome on Android may, the rim of letters would hide them. */
const schemes = { system: 'light dark', dark: 'dark', light: 'only light' } as const
/** The last turns buttons into pills: the highest have 3.5rem. */
const radii = { sharp: '2px', soft: '0.625rem', round: '1.75rem' } as const
const densities = {
  compact: { density: 0.8, leading: 1.5 },
  regular: { density: 1, leading: 1.6 },
  airy: { density: 1.25, leading: 1.7 },
} as const

/** Formats the theme as declarations, from which src/styles/tokens.css derives the rest. */
export function createThemeTokens(theme: Theme): string[] {
  const { display, mono } = theme.fonts
  const { density, leading } = densities[theme.density]
  return [
    `color-scheme: ${schemes[theme.scheme]};`,
    ...(theme.scheme === 'system'
      ? []
      : [`--tear-blend: ${theme.scheme === 'dark' ? 'screen' : 'multiply'};`]),
    ...(['accent', 'ground', 'ink'] as const).map(
      (name) => `--${name}: light-dark(${theme[name].light}, ${theme[name].dark});`,
    ),
    `--accent-mark: light-dark(color-mix(in oklab, ${theme.accent.dark} ${findMarkShare(theme) * 100}%, ${theme.accent.light}), ${theme.accent.dark});`,
    `--family-display: ${listFamilies(display)};`,
    `--family-text: ${listFamilies(chooseTextFace(theme.fonts))};`,
    `--family-mono: ${listFamilies(mono)};`,
    ...listTagTokens(display),
    `--radius: ${radii[theme.corners]};`,
    `--density: ${density};`,
    `--leading: ${leading};`,
  ]
}

/**
 * Formats the rules of the scheme that a visitor chose: none where the theme has only one. With
 * forced colours the system decides.
 */
export function createSchemeRules({ scheme }: Theme): string[] {
  if (scheme !== 'system') return []
  return (['dark', 'light'] as const).map(
    (chosen) =>
      `@media (forced-colors: none) { :root[data-scheme='${chosen}'] { color-scheme: ${schemes[chosen]}; } }`,
  )
}

function listFamilies(face: Typeface): string {
  return `${face}, ${face}-fallback, ${generics[typefaces[face].kind]}`
}

/** The tag has the same size in every font: its size is divided by the scale of the font. */
function listTagTokens(display: DisplayFace): string[] {
  const { advance, spacing, height, leading } = tags[display]
  const { line, scale } = typefaces[display]
  const [ascent, descent] = line
  return [
    `--tag-advance: ${round(advance * scale)};`,
    `--tag-spacing: ${round(spacing * scale)}em;`,
    `--tag-leading: ${round(0.8 * scale)};`,
    `--tag-foot: calc(var(--tag-leading) / 2 + ${round(((ascent - descent) / 2) * scale)});`,
    `--display-leading: ${round(leading * scale)};`,
    `--tag-height: ${round(height / scale)};`,
  ]
}

/** A font file, as a style sheet names it, and its letters if it has not all. */
export type TypefaceFile = { readonly src: string; readonly range?: string | undefined }

/** Lists the fonts of a theme, each once. */
export function listFaces(fonts: Theme['fonts']): Typeface[] {
  return [...new Set<Typeface>([fonts.display, chooseTextFace(fonts), fonts.mono])]
}

/**
 * Creates the @font-face rules, for the given files or for whole fonts. Of a built site the browser
 * leaves out a font that does not arrive within 100 ms ("optional"), so text never shifts; preloaded
 * files are used on the next visit. In development, without files, no font arrives in time, and the
 * owner wants to see it ("swap").
 */
export function createFontFaces(
  fonts: Theme['fonts'],
  files?: ReadonlyMap<Typeface, readonly TypefaceFile[]>,
): string {
  const display = files ? 'optional' : 'swap'
  return listFaces(fonts)
    .flatMap((face) => {
      const own = files?.get(face) ?? [{ src: nameTypefaceFile(face) }]
      return [...own.map((file) => writeFileRule(face, file, display)), ...writeFallbackRules(face)]
    })
    .join('\n')
}

function writeFileRule(face: Typeface, { src, range }: TypefaceFile, display: string): string {
  const { line, scale } = typefaces[face]
  return formatFontFace({
    'font-display': display,
    'font-family': face,
    'font-style': 'normal',
    'font-weight': `${weights.min} ${weights.max}`,
    // The folder of a site may have an apostrophe or a "%20", which Vite decodes. In CSS a backslash of Windows
    // begins an escape.
    src: `url("${src.replaceAll('\\', '/').replaceAll('%', '%25')}") format('woff2-variations')`,
    ...(range === undefined ? {} : { 'unicode-range': range }),
    ...writeMetrics(line, 1, scale),
  })
}

const generics = { sans: 'sans-serif', serif: 'serif', mono: 'monospace' } as const
/** Fonts of about the same width, for each kind of font. */
const fallbacks = {
  sans: ['Arial', 'Liberation Sans', 'Helvetica', 'Arimo'],
  serif: ['Times New Roman', 'Liberation Serif', 'Times', 'Tinos'],
  mono: ['Menlo', 'Lucida Console', 'Liberation Mono', 'DejaVu Sans Mono', 'Courier New'],
} as const

/** Creates a fallback that takes the same space as the font, regular and bold. */
function writeFallbackRules(face: Typeface): string[] {
  const { kind, line, width, scale } = typefaces[face]
  return ['', ' Bold'].map((style, index) =>
    formatFontFace({
      'font-family': `${face}-fallback`,
      'font-weight': style ? '550 900' : '100 549',
      src: fallbacks[kind].map((name) => `local('${name}${style}')`).join(', '),
      ...writeMetrics(line, width[index] ?? 1, scale),
    }),
  )
}

function writeMetrics([ascent, descent]: TypefaceMeasures['line'], width: number, scale: number) {
  return {
    'size-adjust': formatPercent(width * scale),
    'ascent-override': formatPercent(ascent / width),
    'descent-override': formatPercent(descent / width),
    'line-gap-override': '0%',
  }
}

function formatFontFace(declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`)
  return `@font-face {\n${lines.join('\n')}\n}`
}

function formatPercent(share: number): string {
  return `${round(share * 100)}%`
}

/** Rounds a number for a style sheet. */
export function round(value: number): number {
  return Number(value.toFixed(3))
}
