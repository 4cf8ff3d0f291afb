import { collectOwnerFacts } from '#content/owner-facts.ts'
import type { Portfolio } from '#content/portfolio.ts'
import type { Typeface } from '#content/typeface.ts'
import { traitsOf } from '#sections/section.ts'

import { createPreloaderStyles } from '#ui/preloader/preloader-styles.ts'
import { fontFaces, themeTokens, type TypefaceFile } from './theme-styles.ts'

/**
 * The style sheet that is made of the content: its faces, colours and times, as font rules, custom
 * properties and keyframes. Kept out of `style` attributes, which a strict content security policy
 * forbids. `files` are those of the faces, where they are not to be whole.
 */
export function contentStyles(
  portfolio: Portfolio,
  files?: ReadonlyMap<Typeface, readonly TypefaceFile[]>,
): string {
  const { theme, scrolling, preloader, sections, socialLinks } = portfolio
  const backgrounds = sections.flatMap(
    (section) => traitsOf(section.type).listBackgrounds?.(section) ?? [],
  )
  return `${fontFaces(theme.fonts, files)}
@layer tokens {
  :root {
    ${themeTokens(theme).join('\n    ')}
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

/** How long the tag is, in wide capitals, so that it can be set as large as the line allows. */
function tagLetters(sections: Portfolio['sections']): number {
  const { tag = 'A' } = collectOwnerFacts({ sections })
  const letters = [...tag]
  return Number(letters.reduce((sum, letter) => sum + widthOf(letter), 0).toFixed(2))
}

/** About how wide a letter is in any face, of a wide capital: a tag that is too long would scroll. */
function widthOf(letter: string): number {
  if (/[MWmw@%&]/u.test(letter)) return 1.35
  return /[IJfijlrt1.,:;!'|-]/u.test(letter) ? 0.6 : 1
}
