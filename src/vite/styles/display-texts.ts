import { collectOwnerFacts } from '#content/records/owner-facts.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { findTextDirection } from '#fields/texts/text-direction.ts'
import { writeCapitals } from '#fields/texts/write-capitals.ts'
import { findTraits } from '#sections/section.ts'
import { measureInk, type Ink } from '#vite/fonts/measure-ink.ts'

import { allowsLetterSpacing } from './script-styles.ts'

/** The ink of the texts that are as large as the line allows. */
export type DisplayTexts = {
  readonly tag: Ink
  /** The widest line and the widest word of all posters, and the bearing of the first. */
  readonly poster: { readonly line: number; readonly word: number; readonly bearing: number }
  /** The widest part of all email addresses in place of a form, with the space beside its ink. */
  readonly mail: number
}

/** The letter spacing of a poster, relative to that of the tag. */
export const posterTracking = 0.7

/** A rule for large headings that writes them in capitals. */
const capitalRule = /\bh[12]\b[^{}]*\{[^{}]*text-transform\s*:\s*uppercase/iu

/**
 * Measures the tag of the hero and the headings that are posters; in capitals, if the owner's style sheet
 * writes headings so.
 */
export async function measureDisplayTexts(
  portfolio: Portfolio,
  ownStyles = '',
): Promise<DisplayTexts> {
  const { language } = portfolio.site
  const hasCapitals = capitalRule.test(ownStyles)
  const write = (text: string) => (hasCapitals ? writeCapitals(text, language) : text)
  const face = portfolio.theme.fonts.display
  const posters = portfolio.sections
    .flatMap((section) => findTraits(section.type).readPoster?.(section) ?? [])
    .map(write)
  const isReversed = findTextDirection(language) === 'rtl'
  // The styles set no letter spacing where letters join.
  const tracking = isReversed || !allowsLetterSpacing(language) ? 0 : 1
  const measure = (texts: string[], spacing = tracking * posterTracking) =>
    Promise.all(texts.map((text) => measureInk(text, face, spacing)))
  const lines = await measure(posters)
  const mails = await measure(
    portfolio.sections.flatMap(
      (section) => findTraits(section.type).listLargeParts?.(section) ?? [],
    ),
    0,
  )
  const words = await measure(posters.flatMap((poster) => poster.split(/\s+/u)))
  const name = write(collectOwnerFacts(portfolio).tag ?? 'A')
  // The letters of the preloader, each a box of its own, end on those of the tag: neither has kerning.
  const tag = await measureInk(name, face, tracking, 'none')
  return {
    // Nor is the tag shifted there: the space beside its first and last letter needs room.
    tag: isReversed ? { ...tag, width: tag.width + 0.1 } : tag,
    poster: { line: findWidest(lines), word: findWidest(words), bearing: lines[0]?.bearing ?? 0 },
    mail: findWidest(mails) + 0.15,
  }
}

/** At least one em, so that a style sheet may divide by it. */
function findWidest(inks: readonly Ink[]): number {
  return Math.max(1, ...inks.map(({ width }) => width))
}
