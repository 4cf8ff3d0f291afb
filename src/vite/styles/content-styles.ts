import { collectOwnerFacts } from '#content/owner-facts.ts'
import type { Portfolio } from '#content/portfolio.ts'
import type { Typeface } from '#content/typeface.ts'
import { traitsOf } from '#sections/section.ts'

import { createPreloaderStyles } from '#ui/preloader/preloader-styles.ts'
import { measureHeading, measureTag } from './letter-widths.ts'
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
  const posters = measurePosters(sections)
  return `${createFontFaces(theme.fonts, files)}
@layer tokens {
  :root {
    ${createThemeTokens(theme).join('\n    ')}
    --tag-letters: ${tagLetters(sections)};
    --poster-line: ${posters.line};
    --poster-word: ${posters.word};
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
  return measureTag(collectOwnerFacts({ sections }).tag ?? 'A')
}

/** Returns the lengths of the longest poster, which is as large as the line allows, too. */
function measurePosters(sections: Portfolio['sections']) {
  const all = sections.flatMap((section) => {
    const heading = traitsOf(section.type).readPoster?.(section)
    return heading === undefined ? [] : [measureHeading(heading)]
  })
  const longest = (name: 'line' | 'word') => Math.max(1, ...all.map((widths) => widths[name]))
  return { line: longest('line'), word: longest('word') }
}
