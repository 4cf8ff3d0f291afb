import { chooseRecords } from '#profile/choose-records.ts'
import { recordLists, type ChosenProfile } from '#profile/profile.ts'
import { traitsOf, type Section } from '#sections/section.ts'

import type { Portfolio } from './portfolio.ts'

/** Returns what a section shows of the profile: the person, and the records that it chooses. */
export function chooseProfile(
  section: Section,
  profile: NonNullable<Portfolio['profile']>,
): ChosenProfile {
  const show = 'show' in section ? section.show : undefined
  return chooseRecords(profile, traitsOf(section.type).records ?? [], show)
}

/** Returns the profile with the records that some section shows, in the order of the profile. */
export function collectShownRecords({
  profile,
  sections,
}: Pick<Portfolio, 'profile' | 'sections'>): ChosenProfile {
  if (!profile) return {}
  const shown = sections.map((section) => chooseProfile(section, profile))
  const lists = recordLists.map((list) => {
    const ids = new Set(shown.flatMap((one) => (one[list] ?? []).map(({ id }) => id)))
    const all: readonly { readonly id: string }[] = profile[list] ?? []
    return [list, all.filter(({ id }) => ids.has(id))]
  })
  return { ...chooseRecords(profile, []), ...Object.fromEntries(lists) }
}
