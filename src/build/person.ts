import type { Portfolio } from '#content/portfolio.ts'

/** Who the page is about, as far as its content tells. */
export type Person = {
  readonly name: string
  readonly tag: string
  readonly jobTitle: string | undefined
  readonly tagline: string | undefined
}

/** The owner: by name, else by the tag of the hero, else by the name of the page. */
export function personOf({ site, sections }: Portfolio): Person {
  const hero = sections.find((section) => section.type === 'hero')
  const name = site.owner ?? hero?.tag ?? site.title
  return { name, tag: hero?.tag ?? name, jobTitle: hero?.jobTitle, tagline: hero?.tagline }
}

/** The address of the site with a slash at its end, or undefined where it has none yet. */
export function siteAddress({ site }: Portfolio): string | undefined {
  return site.url === undefined || site.url.endsWith('/') ? site.url : `${site.url}/`
}

/** The path of that address, by which a build may be told to go by another. */
export function addressPath(portfolio: Portfolio): string | undefined {
  const address = siteAddress(portfolio)
  return address === undefined ? undefined : new URL(address).pathname
}
