import { collectOwnerFacts } from '#content/owner-facts.ts'
import type { Portfolio } from '#content/portfolio.ts'
import type { Typeface } from '#content/typeface.ts'
import { traitsOf } from '#sections/section.ts'

import { createPreloaderStyles } from '#ui/preloader/preloader-styles.ts'
import { createFontFaces, createThemeTokens, type TypefaceFile } from './theme-styles.ts'

/**
 * Creates the style sheet of the content: font rules, custom properties and keyframes. The content
 * security policy forbids `style` attributes. `files` are subset fonts.
 */
export function createContentStyles(
  portfolio: Portfolio,
  files?: ReadonlyMap<Typeface, readonly TypefaceFile[]>,
): string {
  const { theme, scrolling, preloader, sections, socialLinks } = portfolio
  const backgrounds = sections.flatMap(
    (section) => traitsOf(section.type).listBackgrounds?.(section) ?? [],
  )
  return `${createFontFaces(theme.fonts, files)}
@layer tokens {
  :root {
    ${createThemeTokens(theme).join('\n    ')}
    --tag-letters: ${tagLetters(sections)};
    --social-links: ${socialLinks.length};
    --backdrop-shift: ${scrolling.backdropShift}px;
    --fade-duration: ${scrolling.fadeDuration}ms;
    --fade-delay: ${scrolling.fadeDelay}ms;
  }
  ${[...new Set(backgrounds)]
    .map((value) => `[data-background='${value}'] { --own-background: ${value}; }`)
    .join('\n  ')}
}
${preloader.enabled ? createPreloaderStyles(preloader) : ''}`
}

/** Returns the length of the tag in wide capitals: it is as large as the line allows. */
function tagLetters(sections: Portfolio['sections']): number {
  const { tag = 'A' } = collectOwnerFacts({ sections })
  const letters = [...tag]
  return Number(letters.reduce((sum, letter) => sum + widthOf(letter), 0).toFixed(2))
}

/** Estimates the width of a letter in any font, relative to a wide capital. */
function widthOf(letter: string): number {
  if (/[MWmw@%&]/u.test(letter)) return 1.35
  return /[IJfijlrt1.,:;!'|-]/u.test(letter) ? 0.6 : 1
}
