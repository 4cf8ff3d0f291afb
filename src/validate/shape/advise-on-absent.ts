import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { composeProfileAddress } from '#fields/links/compose-profile-address.ts'
import { hrefPattern } from '#fields/links/href.ts'
import { isFieldName } from '#fields/links/link-name.ts'
import { findMailAddress } from '#fields/links/mail-address.ts'
import { spellNetwork } from '#fields/links/name-network.ts'
import { findRecordId, nameFields } from '#fields/find-record-id.ts'
import { makeId } from '#fields/make-id.ts'
import { formatExample } from '#problems/describe-issue.ts'
import { suggestAddress } from '#problems/suggest-address.ts'
import { adviseOnPeriod } from '#profile/advise-on-date.ts'
import { section, findTraits } from '#sections/section.ts'

import { completeDocument } from './complete-document.ts'
import { listKnownKeys } from './follow-model.ts'
import { completeAddress } from './complete-address.ts'

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

const buttonFields = new Set(['href', 'label', 'link', 'name', 'text', 'title', 'to', 'url'])

/** Says where the button of a hero belongs: an anchor is a section, and others are links. */
function adviseOnButton(button: unknown): string {
  const parts = [button, ...readEntries(button).flat()].filter((one) => typeof one === 'string')
  const address = parts.find((one) => /^(?:\/|#|https:)\S{1,80}$/u.test(one))
  const [, anchor] = /^\/?#([\w-]+)$/u.exec(address ?? '') ?? []
  if (anchor !== undefined)
    return `Write "scrollTo": "${anchor}", and the text of the link in "scrollLabel".`
  const rest =
    'Delete it. "scrollTo" names the section that the link of the hero leads to, and "scrollLabel" is its text.'
  if (address === undefined) return rest
  const label = parts.find((one) => one !== address && !buttonFields.has(one)) ?? 'CV'
  return `${rest} Other links are in "socialLinks": { ${formatValue(label)}: ${formatValue(address)} }.`
}

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

/** Names that other tools give to records that are left out. */
const exclusions = new Set(['except', 'exclude', 'hidden', 'hide', 'ignore', 'omit', 'skip'])

/** A longer list would hide the sentence. */
const maxShown = 8

/** A section has no more records. */
const maxHidden = 300

/** Shows the records of a section without those that a field of another tool leaves out. */
function adviseOnHidden(document: unknown, path: Path, key: string, value: unknown) {
  const isText = typeof value === 'string' || readItems(value).length > 0
  if (!exclusions.has(key.toLowerCase()) || !isText) return undefined
  if (!listKnownKeys(document, path).includes('show')) return undefined
  const { shown, all } = listRecords(document, path)
  const isOneName = findHidden(value, all).length > 0
  const list = typeof value === 'string' && !isOneName ? value.split(',') : [value].flat()
  const written = list.slice(0, maxHidden)
  const hidden = new Set(written.flatMap((name) => findHidden(name, all)))
  const isEachKnown = written.every((name) => findHidden(name, all).length > 0)
  const names = shown.filter((record) => !hidden.has(record.id)).map(({ shortest }) => shortest)
  if (isEachKnown && shown.length > 0 && names.length === 0) {
    return 'Delete the section: no record of it is left. Or write those that it shows in "show".'
  }
  return isEachKnown && names.length > 0 && names.length <= maxShown
    ? `Write the records that the section shows: "show": ${formatExample(names)}.`
    : 'Write the names of the records that the section shows in "show".'
}

type Record = {
  readonly id: string
  readonly names: readonly string[]
  /** The id and the names without capitals and signs. */
  readonly folded: ReadonlySet<string>
  /** Its name, or its id if another record has this name. */
  readonly shortest: string
}

/** The records that a section shows, in their order, and all that it could show. */
function listRecords(document: unknown, path: Path): { shown: Record[]; all: Record[] } {
  const whole = completeDocument(document)
  const { records = [] } = findTraits(readValue(whole, [...path, 'type']))
  const profile = readProperty(whole, 'profile')
  const lists = records.map((list) => {
    const entries = readItems(readProperty(profile, list)).slice(0, maxHidden)
    return [list, entries.flatMap((entry) => readRecord(entry, records, profile))] as const
  })
  const all = lists.flatMap(([, entries]) => entries)
  const show = readProperty(readValue(whole, path), 'show')
  const chosen = readItems(show).slice(0, maxHidden)
  const shown = chosen.flatMap((name) =>
    lists.flatMap(([list, entries]) =>
      name === list ? entries : entries.filter(({ id }) => id === name),
    ),
  )
  return { shown: shown.length > 0 ? shown : all, all }
}

function readRecord(entry: unknown, lists: readonly string[], profile: unknown): Record[] {
  const id = readProperty(entry, 'id')
  if (typeof id !== 'string') return []
  const names = nameFields
    .map((field) => readProperty(entry, field))
    .filter((text) => typeof text === 'string')
  const shortest = names.find((name) => findRecordId(name, lists, profile) === id) ?? id
  return [{ id, names, folded: new Set([id, ...names].map(fold)), shortest }]
}

/** The ids of the records that a text names: by an id, or by a name, which several may have. */
function findHidden(text: unknown, records: readonly Record[]): string[] {
  if (typeof text !== 'string') return []
  const written = fold(text)
  const named = records.filter(({ folded }) => folded.has(written))
  const exact = named.filter(({ id, names }) => id === text && !names.includes(text))
  return (exact.length > 0 ? exact : named).map(({ id }) => id)
}

/** A name without capitals and signs. */
function fold(name: string): string {
  const written = name.slice(0, 200)
  return makeId(written, 'record') ?? written.trim().toLowerCase()
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
