import { readProperty } from '#json/untyped-value.ts'
import { chooseRecords } from '#profile/choose-records.ts'
import { recordLists, type ChosenProfile } from '#profile/profile.ts'
import { findTraits, type Section } from '#sections/section.ts'

import type { Portfolio } from '#content/portfolio.ts'

/**
 * Returns what a section shows of the profile: the person, and the records that it chooses. A section
 * that names records in its own fields gets these alone, and one without the profile gets none.
 */
export function chooseProfile(
  section: Section,
  profile: NonNullable<Portfolio['profile']>,
): ChosenProfile {
  const traits = findTraits(section.type)
  const records = readProperty(section, 'showProfile') === false ? [] : (traits.records ?? [])
  const shown = traits.readShown?.(section)
  if (shown) {
    const lists = Object.fromEntries(records.map((list) => [list, profile[list]]))
    return chooseRecords(lists, records, shown)
  }
  return chooseRecords(profile, records, 'show' in section ? section.show : undefined)
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
