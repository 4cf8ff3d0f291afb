import type { ChosenProfile } from '#profile/profile.ts'

/** Finds which labels of the section the profile has something for. Each names a fact, or is one. */
export function findShownLabels(profile: ChosenProfile) {
  const { availability, location, languages = [], interests = [] } = profile
  const { pronouns, email, phone, url } = profile
  const isShort = availability !== undefined && availability.text === undefined
  return {
    locationLabel: location !== undefined,
    languagesLabel: languages.length > 0,
    interestsLabel: interests.length > 0,
    pronounsLabel: pronouns !== undefined,
    emailLabel: email !== undefined,
    phoneLabel: phone !== undefined,
    urlLabel: url !== undefined,
    availabilityLabel: availability !== undefined,
    openLabel: isShort && availability.open,
    closedLabel: isShort && !availability.open,
    fromLabel: availability?.from !== undefined,
    bookLabel: availability?.url !== undefined,
  }
}
