import { collectOwnerFacts } from '#content/records/owner-facts.ts'
import type { Portfolio } from '#content/portfolio.ts'
import { makeSiteAddress } from '#content/site-path.ts'

/** The owner of the page, as far as the content says. */
export type Person = {
  readonly name: string
  readonly tag: string
  readonly jobTitle: string | undefined
  readonly tagline: string | undefined
  readonly skills: readonly string[]
}

/** Finds the owner. The name is `site.owner`, the tag, or the title of the page. */
export function findPerson({ site, sections }: Portfolio): Person {
  const { tag, jobTitle, tagline, skills = [] } = collectOwnerFacts({ sections })
  const name = site.owner ?? tag ?? site.title
  return { name, tag: tag ?? name, jobTitle, tagline, skills }
}

/** Describes the owner as the author of a page, in structured data (schema.org). */
export function describeAuthor(portfolio: Portfolio): object {
  const site = findSiteAddress(portfolio)
  return {
    '@type': 'Person',
    '@id': site && `${site}#person`,
    name: findPerson(portfolio).name,
    url: site,
  }
}

/**
 * Returns the address of the site with a slash at its end, or undefined if the content has none.
 */
export function findSiteAddress({ site }: Portfolio): string | undefined {
  return site.url === undefined ? undefined : makeSiteAddress(site.url)
}
