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
