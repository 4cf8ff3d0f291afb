import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, readProperty, readValue } from '#json/untyped-value.ts'
import { composeProfileAddress } from '#fields/links/social/compose-profile-address.ts'
import { hrefPattern } from '#fields/links/href.ts'
import { isFieldName } from '#fields/links/link-name.ts'
import { findMailAddress } from '#fields/links/mail-address.ts'
import { spellNetwork } from '#fields/links/social/name-network.ts'
import { formatExample } from '#json/format-example.ts'
import { suggestAddress } from '#problems/suggest-address.ts'
import { adviseOnPeriod } from '#profile/dates/advise-on-date.ts'
import { section, findTraits } from '#sections/section.ts'

import { adviseOnButton } from './advise-on-button.ts'
import { adviseOnHidden } from './advise-on-hidden.ts'
import { listKnownKeys } from '#validate/shape/follow-model.ts'
import { completeAddress } from '#validate/shape/complete-address.ts'

/** Names that other tools give to the button of a hero. */
const buttons = new Set(['action', 'button', 'buttons', 'cta', 'link', 'links'])

/** Names that other tools give to the portrait of a person. */
const portraits = new Set(['avatar', 'image', 'photo', 'picture', 'portrait'])

/** Names that other tools give to whether a part is shown. */
const switches = new Set([
  'active',
  'disabled',
  'display',
  'draft',
  'enabled',
  'hidden',
  'hide',
  'published',
  'show',
  'visible',
])

/** Those of them that hide the part if they are true. */
const hiding = new Set(['disabled', 'draft', 'hidden', 'hide'])

/** Names that other tools give to the links of the navigation. */
const navigations = new Set(['header', 'menu', 'nav', 'navbar', 'navigation'])

/** Names that other tools give to whether a job continues. */
const continuations = new Set(['current', 'currentlyWorking', 'isCurrent', 'ongoing', 'present'])

/** Names that other tools give to the two dates of a record. */
const periods = new Set(['dates', 'duration', 'period', 'time', 'when', 'years'])

/** Names that other tools give to the position of an entry in its list. */
const places = new Set(['index', 'order', 'position', 'priority', 'sort', 'sortOrder', 'weight'])

/** Names that other tools give to the address of a CV. */
const resumes = new Set(['cv', 'cvUrl', 'resume', 'resumeUrl'])

/** Names of an email address. */
const mails = new Set(['address', 'email', 'emailAddress', 'mail', 'mailAddress', 'mailto'])

/** Names that other tools give to the parts of a person's name, in small letters and without "_". */
const firstNames = new Set(['firstname', 'forename', 'givenname'])
const lastNames = new Set(['familyname', 'lastname', 'surname'])

/** Names that other tools give to the address of a site, or to a part of it. */
const siteAddresses = new Set(['base', 'basePath', 'baseUrl', 'baseurl', 'domain', 'homepage'])

/** Says how to get what a field of another tool does; undefined for other fields. */
export function adviseOnAbsent(document: unknown, path: Path, key: string): string | undefined {
  if (buttons.has(key) && listKnownKeys(document, path).includes('scrollTo')) {
    return adviseOnButton(readValue(document, [...path, key]))
  }
  const value = readValue(document, [...path, key])
  if (portraits.has(key) && listKnownKeys(document, path).includes('showProfile')) {
    return `Write it in "profile", as "image": the section "about" shows it.`
  }
  if ((key === 'go' || key === 'show') && listKnownKeys(document, path).includes('lines')) {
    const project = readProperty(readValue(document, ['profile', 'projects', 0]), 'name')
    const example = key === 'go' ? 'contact' : typeof project === 'string' ? project : 'atlas'
    const to = formatValue(typeof value === 'string' ? value : example)
    const text = key === 'go' ? 'Write to me.' : 'This is it.'
    return `Write it in one of the "lines": { "text": "${text}", "${key}": ${to} }.`
  }
  if (key === 'speed' && listKnownKeys(document, path).includes('frameRate')) {
    return 'Delete it. "frameRate" is how many frames a second has: half of that of the file is half as fast.'
  }
  if (
    path.length === 0 &&
    /^(?:i18n|locales?|languages)$/u.test(key) &&
    typeof value !== 'string'
  ) {
    return 'Delete it. "language" in "site" is the language of this site, and "translations" names those in other languages.'
  }
  if (path.length === 0 && key === 'pages') {
    return 'Delete it. A page is a Markdown file beside this one, such as "pages/uses.md" for /uses/.'
  }
  if (path.length === 0 && siteAddresses.has(key)) {
    return `Delete it. "url" in "site" says the host and the path of the site, such as "url": "https://example.org/folio/".`
  }
  if (path.join() === 'site' && siteAddresses.has(key)) {
    const url = readValue(document, ['site', 'url'])
    const isThere = url !== undefined
    const whole =
      typeof value === 'string' && key !== 'domain' ? joinAddress(url, value) : undefined
    if (whole !== undefined) return `Write both as "url": "${whole}".`
    return isThere
      ? 'Delete it: "url" says the host and the path of the site.'
      : `Write "url" with the whole address of the site, as "url": ${JSON.stringify(completeAddress(value))}.`
  }
  if (listKnownKeys(document, path).includes('username')) {
    const link = composeLink(key, value)
    if (link !== undefined) return `Write it as a separate entry: { ${link} }.`
  }
  if (path.join() === 'footer' && typeof value === 'string' && hrefPattern.test(value)) {
    return adviseOnFooterLink(readProperty(document, 'footer'), key, value)
  }
  if (path.join() === 'footer' && key === 'label' && isLink(readProperty(document, 'footer'))) {
    return showFooterLink(readProperty(document, 'footer'))
  }
  const isTop = path.length === 0 || path.join() === 'site'
  if (path.length === 0 || path.join() === 'profile') {
    const link = composeLink(key, value)
    const list = path.length === 0 ? 'socialLinks' : 'profiles'
    if (link !== undefined) return `Write it in "${list}": { ${link} }.`
  }
  if (key === 'alt' && listKnownKeys(document, path).includes('images')) {
    return 'Write it in the picture of "images", beside its "src".'
  }
  if (path.join() === 'profile' && isPartOfName(key)) return adviseOnName(document)
  if (navigations.has(key) && isTop && typeof value !== 'string') {
    const isPage = /"\/[\w-]+\/?"/u.test(JSON.stringify(value) ?? '')
    const ofPage = isPage
      ? ' A page is there if its file says so: "navigation: Uses" between two lines of "---" at its start.'
      : ''
    return `Delete it. A section is in the navigation if it has a "navLabel", such as "navLabel": "Work".${ofPage}`
  }
  if (continuations.has(key) && listKnownKeys(document, path).includes('endDate')) {
    const hasEnd = readValue(document, [...path, 'endDate']) !== undefined
    return `Delete it${hasEnd && value === true ? ', and "endDate", too' : ''}. Without "endDate" it continues today.`
  }
  if (periods.has(key) && listKnownKeys(document, path).includes('endDate')) {
    const advice = adviseOnPeriod(readValue(document, path), value)
    if (advice !== undefined) return advice
  }
  if (mails.has(key) && listKnownKeys(document, path).includes('backend')) {
    const target = readValue(document, [...path, 'to'])
    // Another form service is named: the owner's address would be on the page in place of the form.
    if (target !== undefined && target !== 'mail') return 'Delete it: "to" says where messages go.'
    const mail = typeof value === 'string' && value.includes('@') ? value : 'ada@example.org'
    return `Write "email": ${JSON.stringify(mail.replace(/^mailto:/u, ''))} in "profile", and "to": "mail" here.`
  }
  if (
    /^(?:formFields|fields|inputs)$/u.test(key) &&
    listKnownKeys(document, path).includes('backend')
  ) {
    return 'Delete it. The form asks for name, email address and message; "nameLabel", "emailLabel" and "messageLabel" are their labels.'
  }
  // What GoatCounter calls the first part of the address.
  if (
    key === 'code' &&
    typeof value === 'string' &&
    listKnownKeys(document, path).includes('domain')
  ) {
    const site = /^[a-z\d-]+$/u.test(value) ? value : 'me'
    return `Write it in "url": "https://${site}.goatcounter.com".`
  }
  // A form service: its other fields are one level deeper.
  if (typeof value === 'string' && listKnownKeys(document, path).includes('honeypot')) {
    if (findMailAddress(value) !== undefined) {
      return 'Delete it: the form service knows your address, and everybody could read it here.'
    }
    return `To send it with every message, write it in "fields": { ${formatValue(key)}: ${formatValue(value)} }. Otherwise delete it.`
  }
  if (resumes.has(key) && (path.length === 0 || /^(?:profile|site)$/u.test(path.join()))) {
    const address = typeof value === 'string' && /^(?:\/|https:)/u.test(value) ? value : '/cv.pdf'
    return `Write it in "socialLinks": { "CV": ${JSON.stringify(address)} }. The file is public/cv.pdf, for example.`
  }
  if (places.has(key) && typeof value === 'number' && typeof path.at(-1) === 'number') {
    return 'Delete it. The order of this list is that of the page: move the entry.'
  }
  const isSwitch = switches.has(key.toLowerCase())
  if (isSwitch && path.join() === 'preloader') {
    const isOff = value === hiding.has(key.toLowerCase())
    return isOff ? 'Write "preloader": false.' : 'Delete it. The preloader is shown without it.'
  }
  const hidden = adviseOnHidden(document, path, key, value)
  if (hidden !== undefined) return hidden
  if (!isSwitch || typeof path.at(-1) !== 'number') return undefined
  const [parent, list] = path
  return parent === 'profile' && canChoose(list)
    ? 'Delete it. To hide this, name the other records in "show" of the section.'
    : 'Delete it. To hide this, remove it from the list.'
}

/** Joins the host and the path of a site, which other tools have in two fields. */
function joinAddress(url: unknown, path: string): string | undefined {
  const [host] = (typeof url === 'string' && /^https?:\/\/[^/?#]+(?=\/?$)/u.exec(url)) || []
  if (path.length > longestPath) return undefined
  const folder = path
    .split('/')
    .filter((part) => part !== '')
    .join('/')
  return host !== undefined && /^[\w-]+(?:\/[\w-]+)*$/u.test(folder)
    ? `${host}/${folder}/`
    : undefined
}

/** A longer path would hide the sentence. */
const longestPath = 100

/** Shows how a link of the footer is written whose name may be that of a field. */
function adviseOnFooterLink(footer: unknown, key: string, value: string): string {
  if (isLink(footer) && (key === 'label' || key === 'url')) return showFooterLink(footer)
  const isList = readEntries(footer).some(([name]) => isFieldName(name) && name !== 'text')
  if (!isList) return `Write it in "links": { ${formatValue(key)}: ${formatValue(value)} }.`
  const isLabel = !isFieldName(key) || key !== key.toLowerCase()
  return `Write it in "links": ${formatExample(isLabel ? [{ label: key, url: value }] : [value])}.`
}

/** Whether an object has both fields of a link. */
function isLink(written: unknown): boolean {
  return ['label', 'url'].every((field) => typeof readProperty(written, field) === 'string')
}

function showFooterLink(footer: unknown): string {
  const [label, url] = ['label', 'url'].map((field) => readProperty(footer, field))
  return `Write both in "links": ${formatExample([{ label, url }])}.`
}

/** A social link for a field that has the name of a network: `"GitHub": "https://github.com/ada"`. */
function composeLink(key: string, value: unknown): string | undefined {
  const network = spellNetwork(key)
  const example = composeProfileAddress(key, 'your-name')
  if ((example === undefined && network === key) || typeof value !== 'string') return undefined
  const written = hrefPattern.test(value) ? value : suggestAddress(value, hrefPattern)
  const address = composeProfileAddress(key, value) ?? written ?? example ?? 'https://example.org/'
  return `${formatValue(network)}: ${formatValue(address)}`
}

/** Whether a section has a "show" for the records of a list. */
function canChoose(list: unknown): boolean {
  return section.options.some(({ shape }) => {
    const [type] = shape.type.options
    return (
      readProperty(shape, 'show') !== undefined &&
      (findTraits(type).records ?? []).some((name) => name === list)
    )
  })
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
function adviseOnName(document: unknown): string {
  const profile = readProperty(document, 'profile')
  if (readProperty(profile, 'name') !== undefined) return 'Delete it: "name" has your whole name.'
  const parts = [firstNames, lastNames].flatMap((names) =>
    readEntries(profile)
      .filter(([key]) => names.has(spellSmall(key)))
      .flatMap(([, value]) => (typeof value === 'string' ? [value] : [])),
  )
  const whole = parts.length > 0 ? parts.join(' ') : 'Ada Lovelace'
  return `Write your whole name in "name": ${JSON.stringify(whole)}.`
}
