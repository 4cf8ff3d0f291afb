import { propertyOf } from '#json/untyped-value.ts'

import type { Profile } from './profile.ts'

/**
 * Returns the profile without the private fields that `publish` does not name. `isMailPublished` says
 * that the email address is published elsewhere.
 */
export function selectPublished(profile: Profile, isMailPublished: boolean): Profile {
  const { email, phone, location, ...open } = profile
  const isPublished = (field: Profile['publish'][number]) => profile.publish.includes(field)
  const { address: _address, postalCode: _postalCode, ...area } = location ?? {}
  return {
    ...open,
    ...(email !== undefined && (isPublished('email') || isMailPublished) ? { email } : {}),
    ...(phone !== undefined && isPublished('phone') ? { phone } : {}),
    ...(location === undefined ? {} : { location: isPublished('address') ? location : area }),
  }
}

/**
 * Whether a section shows this email address of the profile: it writes the same, or the address
 * stands in the place of a form. It reads raw data.
 */
export function showsMail(section: unknown, mail: unknown): boolean {
  const written = propertyOf(section, 'mailAddress')
  return written === undefined ? propertyOf(section, 'to') === 'mail' : written === mail
}
