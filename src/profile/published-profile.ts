import { readProperty } from '#json/untyped-value.ts'

import type { Profile } from './profile.ts'

/** What the sections show of the person: the email address of the profile; the summary; who the owner is. */
type Shown = { readonly mail: boolean; readonly summary: boolean; readonly person: boolean }

/**
 * Returns the profile without the private fields that `publish` does not name, and without what only
 * a section about the person shows, if there is none.
 */
export function selectPublished(profile: Profile, shown: Shown): Profile {
  const { email, phone, location, summary, image, url, pronouns, availability, ...open } = profile
  const isPublished = (field: Profile['publish'][number]) => profile.publish.includes(field)
  const person = { image, url, pronouns, availability }
  const { address: _address, postalCode: _postalCode, ...area } = location ?? {}
  const shownLocation = isPublished('address') ? location : shown.person ? area : {}
  return {
    ...open,
    ...(shown.summary ? { summary } : {}),
    ...(shown.person ? person : {}),
    ...(email !== undefined && (isPublished('email') || shown.mail) ? { email } : {}),
    ...(phone !== undefined && isPublished('phone') ? { phone } : {}),
    ...(shownLocation && Object.keys(shownLocation).length > 0 ? { location: shownLocation } : {}),
  }
}

/**
 * Whether a section shows this email address of the profile: it writes the same, or the address
 * stands in place of a form. It reads raw data.
 */
export function showsMail(section: unknown, mail: unknown): boolean {
  const written = readProperty(section, 'mailAddress')
  return written === undefined ? readProperty(section, 'to') === 'mail' : written === mail
}
