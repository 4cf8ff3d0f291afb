import { readEntries, readProperty } from '#json/untyped-value.ts'

import { placeSocialLink } from './place-social-link.ts'
import type { UnknownField } from './unknown-field.ts'

/** Names that other tools give to the portrait of a person. */
const portraits = new Set(['avatar', 'image', 'photo', 'picture', 'portrait'])

/** Names that other tools give to the address of a CV. */
const resumes = new Set(['cv', 'cvUrl', 'resume', 'resumeUrl'])

/** Names that other tools give to the parts of a person's name, in small letters and without "_". */
const firstNames = new Set(['firstname', 'forename', 'givenname'])
const lastNames = new Set(['familyname', 'lastname', 'surname'])

/** Says where the portrait that the section "about" shows is written. */
export function adviseOnPortrait({ key, known }: UnknownField): string | undefined {
  return portraits.has(key) && known.includes('showProfile')
    ? 'Write it in "profile", as "image": the section "about" shows it.'
    : undefined
}

/** Says where the address of a CV is written. */
export function adviseOnResume({ document, place, key, value }: UnknownField): string | undefined {
  if (!resumes.has(key) || !['', 'profile', 'site'].includes(place)) return undefined
  const address = typeof value === 'string' && /^(?:\/|https:)/u.test(value) ? value : '/cv.pdf'
  const list = placeSocialLink(document, `"CV": ${JSON.stringify(address)}`)
  return `Write it in ${list}. The file is public/cv.pdf, for example.`
}

/** Whether a field of another tool has a part of a person's name. */
export function isPartOfName(key: string): boolean {
  const name = spellSmall(key)
  return firstNames.has(name) || lastNames.has(name)
}

function spellSmall(key: string): string {
  return key.replaceAll('_', '').toLowerCase()
}

/** Shows the whole name of a person whose profile has its parts. */
export function adviseOnName({ document, place, key }: UnknownField): string | undefined {
  if (place !== 'profile' || !isPartOfName(key)) return undefined
  const profile = readProperty(document, 'profile')
  if (readProperty(profile, 'name') !== undefined) return 'Delete it: "name" has your whole name.'
  const parts = [firstNames, lastNames].flatMap((names) =>
    readEntries(profile)
      .filter(([name]) => names.has(spellSmall(name)))
      .flatMap(([, value]) => (typeof value === 'string' ? [value] : [])),
  )
  const whole = parts.length > 0 ? parts.join(' ') : 'Ada Lovelace'
  return `Write your whole name in "name": ${JSON.stringify(whole)}.`
}
