import { statSync } from 'node:fs'
import { createRequire } from 'node:module'

import { describe, expect, test } from 'vitest'

import { theme } from '#content/theme/theme.ts'
import { displayFaces, monoFaces } from '#content/theme/typeface.ts'
import { nameTypefaceFile } from '#vite/fonts/typefaces.ts'

import { createFontFaces, createSchemeRules, createThemeTokens } from './theme-styles.ts'

const require = createRequire(import.meta.url)

/** Lists the files of the rules of a theme's fonts. */
function listFiles(fonts: object): string[] {
  const rules = createFontFaces(theme.parse({ fonts }).fonts)
  return [...rules.matchAll(/url\("([^"]+)"\)/gu)].map(([, file]) => file ?? '')
}

/** The declarations of a theme, by property. */
function readTokens(chosen: object): Record<string, string> {
  const lines = createThemeTokens(theme.parse(chosen)).map((line) => line.replace(/;$/u, ''))
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  )
}

test('the default theme has its tokens, with the colours of both schemes', () => {
  expect(readTokens({})).toEqual({
    'color-scheme': 'light dark',
    '--accent': 'light-dark(#b83a06, #ff6b3d)',
    '--accent-mark': 'light-dark(color-mix(in oklab, #ff6b3d 50%, #b83a06), #ff6b3d)',
    '--ground': 'light-dark(#f5f3ee, #0b0e14)',
    '--ink': 'light-dark(#14181f, #eef1f6)',
    '--family-display': 'archivo, archivo-fallback, sans-serif',
    '--family-text': 'archivo, archivo-fallback, sans-serif',
    '--family-mono': 'martian-mono, martian-mono-fallback, monospace',
    '--tag-advance': '0.725',
    '--tag-spacing': '-0.05em',
    '--tag-leading': '0.8',
    '--tag-foot': 'calc(var(--tag-leading) / 2 + 0.334)',
    '--display-leading': '0.9',
    '--tag-height': '1',
    '--radius': '2px',
    '--density': '1',
    '--leading': '1.6',
  })
})

test.each([
  { scheme: 'system', chosen: { dark: 'dark', light: 'only light' } },
  { scheme: 'dark', chosen: {} },
  { scheme: 'light', chosen: {} },
])('visitors of a theme "$scheme" may choose $chosen', ({ scheme, chosen }) => {
  expect(createSchemeRules(theme.parse({ scheme }))).toEqual(
    Object.entries(chosen).map(
      ([one, value]) =>
        `@media (forced-colors: none) { :root[data-scheme='${one}'] { color-scheme: ${value}; } }`,
    ),
  )
})

test('the choices of a theme reach the tokens', () => {
  const chosen = {
    scheme: 'light',
    fonts: { display: 'big-shoulders', mono: 'sometype-mono' },
    corners: 'round',
    density: 'airy',
  }
  expect(readTokens(chosen)).toMatchObject({
    'color-scheme': 'only light',
    '--family-display': 'big-shoulders, big-shoulders-fallback, sans-serif',
    '--family-text': 'familjen-grotesk, familjen-grotesk-fallback, sans-serif',
    '--family-mono': 'sometype-mono, sometype-mono-fallback, monospace',
    '--display-leading': '1.102',
    '--radius': '1.75rem',
    '--density': '1.25',
    '--leading': '1.7',
  })
})

describe('the fonts that visitors download', () => {
  test.each([
    [{}, ['archivo', 'martian-mono']],
    [{ display: 'newsreader', text: 'newsreader' }, ['newsreader', 'martian-mono']],
    [{ display: 'newsreader', text: 'archivo' }, ['newsreader', 'archivo', 'martian-mono']],
    [{ display: 'big-shoulders' }, ['big-shoulders', 'familjen-grotesk', 'martian-mono']],
  ] as const)('with %j are %j, each once', (fonts, faces) => {
    expect(listFiles(fonts)).toEqual(faces.map((face) => nameTypefaceFile(face)))
  })

  test.each([...displayFaces, ...monoFaces])('%s exists, and is smaller than 60 kB', (face) => {
    const { size } = statSync(require.resolve(nameTypefaceFile(face)))
    expect({ size, small: size < 60_000 }).toEqual({ size, small: true })
  })

  test('never shift the page: they arrive in time, or apply on the next visit', () => {
    expect(listDisplays(new Map())).toEqual(['optional', 'optional'])
  })

  test('show in development as soon as they arrive', () => {
    expect(listDisplays()).toEqual(['swap', 'swap'])
  })

  test.each([
    [
      "/home/ada/Ada's site/node_modules/.cache/a.woff2",
      "/home/ada/Ada's site/node_modules/.cache/a.woff2",
    ],
    [
      'C:\\Sites (new)\\node_modules\\.cache\\a.woff2',
      'C:/Sites (new)/node_modules/.cache/a.woff2',
    ],
    ['/home/ada/my%20site/a.woff2', '/home/ada/my%2520site/a.woff2'],
  ])('have the address of a file in any folder: %s', (src, address) => {
    const faces = createFontFaces(theme.parse({}).fonts, new Map([['archivo', [{ src }]]]))
    expect(faces).toContain(`src: url("${address}") format('woff2-variations');`)
  })

  test('have a fallback that takes the same space, regular and bold', () => {
    expect(createFontFaces(theme.parse({}).fonts)).toContain(`@font-face {
  font-family: archivo-fallback;
  font-weight: 100 549;
  src: local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Arimo');
  size-adjust: 97.32%;
  ascent-override: 90.218%;
  descent-override: 21.578%;
  line-gap-override: 0%;
}
@font-face {
  font-family: archivo-fallback;
  font-weight: 550 900;`)
  })
})

/** Returns how each font file of the default theme is shown. */
function listDisplays(files?: Parameters<typeof createFontFaces>[1]) {
  const rules = createFontFaces(theme.parse({}).fonts, files).split('@font-face')
  const remote = rules.filter((rule) => rule.includes('url('))
  return remote.map((rule) => /font-display: (\w+);/u.exec(rule)?.[1])
}
