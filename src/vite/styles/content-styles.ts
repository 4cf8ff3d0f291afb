import type { Portfolio } from '#content/portfolio.ts'
import { listProjectPages } from '#content/records/project-pages.ts'
import type { Typeface } from '#content/theme/typeface.ts'
import { findTraits } from '#sections/section.ts'

import { createPreloaderStyles } from '#ui/preloader/preloader-styles.ts'
import { listPlaceholders } from '#vite/pictures/photos.ts'
import { posterTracking, type DisplayTexts } from './display-texts.ts'
import { createScriptRules } from './script-styles.ts'
import {
  createFontFaces,
  createSchemeRules,
  createThemeTokens,
  round,
  type TypefaceFile,
} from './theme-styles.ts'
import { transitionStyles } from './transition-styles.ts'

/**
 * Creates the style sheet of the content: font rules, custom properties and keyframes. The content
 * security policy forbids `style` attributes. `files` are subset fonts.
 */
export function createContentStyles(
  portfolio: Portfolio,
  { tag, poster, mail }: DisplayTexts,
  files?: ReadonlyMap<Typeface, readonly TypefaceFile[]>,
): string {
  const { site, theme, scrolling, preloader, sections, socialLinks } = portfolio
  const hasPages = listProjectPages(portfolio).length + portfolio.ownPages.length > 0
  const backgrounds = sections.flatMap(
    (section) => findTraits(section.type).listBackgrounds?.(section) ?? [],
  )
  return `${createFontFaces(theme.fonts, files)}
@layer tokens {
  :root {
    ${createThemeTokens(theme).join('\n    ')}
    --tag-width: ${round(tag.width)};
    --tag-shift: ${round(-tag.bearing)}em;
    --tag-rise: ${round(tag.rise)};
    --tag-depth: ${round(tag.depth)};
    --poster-line: ${round(poster.line)};
    --poster-word: ${round(poster.word)};
    --poster-tracking: ${posterTracking};
    --poster-shift: ${round(-poster.bearing)}em;
    --mail-width: ${round(mail)};
    --has-social: ${socialLinks.length > 0 ? 1 : 0};
    ${createSiteAddresses(site.url)}
    --backdrop-shift: ${scrolling.backdropShift}px;
    --fade-duration: ${scrolling.fadeDuration}ms;
    --fade-delay: ${scrolling.fadeDelay}ms;
  }
  ${[
    ...createSchemeRules(theme),
    ...[...new Set(backgrounds)].map(
      (value) => `[data-background='${value}'] { --own-background: ${value}; }`,
    ),
    ...listPlaceholders(portfolio).map(
      (colour) => `[data-placeholder='${colour}'] { --placeholder: ${colour}; }`,
    ),
  ].join('\n  ')}
}
${createScriptRules(site.language).join('\n')}
${preloader.enabled ? createPreloaderStyles(preloader) : ''}${hasPages ? transitionStyles : ''}`
}

/** Creates the tokens that links on paper begin with: the host, and the beginning of the site. */
function createSiteAddresses(url: string | undefined): string {
  if (url === undefined) return ''
  const root = url.endsWith('/') ? url : `${url}/`
  // As the footer has it.
  const origin = /^\w+:\/\/[^/]+/u.exec(url)?.[0]
  return `--site-origin: ${JSON.stringify(origin)}; --site-root: ${JSON.stringify(root)};`
}
