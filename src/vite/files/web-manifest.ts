import type { Portfolio } from '#content/portfolio.ts'
import { textDirection } from '#fields/text-direction.ts'

import { personOf } from '#vite/document/person.ts'

/** Creates the manifest with which phones install the site. */
export function webManifest(portfolio: Portfolio, base: string): string {
  const { site, theme } = portfolio
  const ground = theme.scheme === 'light' ? theme.ground.light : theme.ground.dark
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${base}${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name: site.title,
    short_name: personOf(portfolio).tag,
    description: site.description,
    lang: site.language,
    dir: textDirection(site.language),
    start_url: base,
    scope: base,
    display: 'minimal-ui',
    background_color: ground,
    theme_color: ground,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
