import { tellApart } from '#fields/links/social/tell-apart.ts'
import { splitLetters } from '#fields/texts/split-letters.ts'
import { readsAgainst } from '#fields/texts/letter-direction.ts'
import { joinKeywords } from '#profile/join-keywords.ts'
import { selectPublished, showsMail } from '#profile/published-profile.ts'
import { findTraits, showsOwner, showsSummary } from '#sections/section.ts'
import { fillSite } from '#content/fill-site.ts'
import type { OwnPage } from '#content/own-page.ts'
import type { ParsedPortfolio, Portfolio } from '#content/portfolio.ts'
import { makeSiteAddress } from '#content/site-path.ts'

import { collectOwnerFacts } from './owner-facts.ts'

/**
 * Fills what the content leaves out from the profile: the title and the description of the site, the
 * name and the job title of the hero, social links, the contact address, the owner; then the letters of
 * the preloader from the tag. Removes the private fields that are not published, and the person if no
 * section shows it, so that nothing that reads a portfolio can publish them. Adds the owner's pages.
 */
export function fillFromProfile(
  parsed: ParsedPortfolio,
  ownPages: readonly OwnPage[] = [],
): Portfolio {
  return fillLetters({ ...fillTranslations(fillFields(parsed)), ownPages })
}

/** A page that another tool made beside a first page, as "https://ada.dev/de.html". */
const otherPage = /[^/]\/(?!index\.html?$)[^/]*\.html?$/iu

/**
 * The footer links to the site in other languages. Their addresses are as those sites write their own:
 * search engines ignore the others.
 */
function fillTranslations<Filled extends Omit<Portfolio, 'ownPages'>>(portfolio: Filled): Filled {
  const { footer = { links: [], socialLinks: false }, site } = portfolio
  const written = Object.entries(site.translations ?? {})
  if (written.length === 0) return portfolio
  const translations = Object.fromEntries(
    written.map(([tag, url]) => [tag, otherPage.test(url) ? url : makeSiteAddress(url)]),
  )
  return { ...portfolio, footer, site: { ...site, translations } }
}

function fillFields({
  profile: written,
  socialLinks,
  ...parsed
}: ParsedPortfolio): Omit<Portfolio, 'ownPages'> {
  if (written === undefined) return { ...parsed, socialLinks: tellApart(socialLinks ?? []) }
  const profile = selectPublished(joinKeywords(written), {
    mail: parsed.sections.some((section) => showsMail(section, written.email)),
    summary: parsed.sections.some(showsSummary),
    person: parsed.sections.some(showsOwner),
  })
  const owner = parsed.site.owner ?? profile.name
  return {
    ...parsed,
    site: fillSite({ ...parsed.site, ...(owner === undefined ? {} : { owner }) }, written),
    profile,
    socialLinks: tellApart(socialLinks ?? profile.profiles ?? []),
    sections: parsed.sections.map((section) => ({
      ...section,
      ...findTraits(section.type).readDefaults?.(profile, section),
    })),
  }
}

/**
 * Letters that spell the tag glide into its place. They are drawn in the direction of the page, so a
 * text of the other direction is one part.
 */
function fillLetters(portfolio: Portfolio): Portfolio {
  const { preloader, site } = portfolio
  if (!preloader.enabled) return portfolio
  const { tag = site.owner ?? site.title } = collectOwnerFacts(portfolio)
  const parts = preloader.letters.length > 0 ? preloader.letters : splitLetters(tag)
  const whole = parts.join('')
  const letters = readsAgainst(whole, site.language) ? [whole] : parts
  return { ...portfolio, preloader: { ...preloader, letters } }
}
