import type { Section } from '#sections/section.ts'

import type { Portfolio } from '#content/portfolio.ts'

/**
 * Finds the section whose card of a project others link to: the first one that shows it. An id of the
 * page is unique, so a second card has none.
 */
export function findProjectCards({
  profile,
  sections,
}: Pick<Portfolio, 'profile' | 'sections'>): ReadonlyMap<string, Section> {
  const all = profile?.projects?.map(({ id }) => id) ?? []
  const cards = new Map<string, Section>()
  for (const section of sections) {
    if (section.type !== 'projects') continue
    for (const id of section.show ?? all) {
      if (!cards.has(id)) cards.set(id, section)
    }
  }
  return cards
}
