import { applyEdits, modify } from 'jsonc-parser'

import { standardColours } from '#content/colours/complete-colours.ts'
import { composeTitle } from '#content/fill-site.ts'
import { findMailAddress, mailAddress } from '#fields/links/mail-address.ts'
import type { SiteHost } from '#fields/links/site-host.ts'
import type { Path } from '#json/path.ts'
import { readJson } from '#json/read-json.ts'
import { readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { longestTag } from '#sections/hero/check.ts'
import { isOfSample } from '#validate/sample/check-sample.ts'
import sample from '#validate/sample/sample-texts.json' with { type: 'json' }

/** What `folio new` asks about the owner. */
export type Answers = {
  readonly name: string
  readonly jobTitle: string
  readonly email: string
  readonly accent: string
  readonly language: string
}

const pronouns: Path = ['profile', 'pronouns']
type Change = readonly [path: Path, value: unknown]

/** Reads from content what a new site has if its owner does not say anything else. */
export function readAnswers(document: unknown): Answers {
  const readAt = (path: Path) => readValue(document, path)
  const hero = readAt(['sections', findIndex(document, 'hero')])
  const contact = readAt(['sections', findIndex(document, 'contact')])
  const accent = readAt(['theme', 'accent'])
  return {
    name: pickFirstText(readAt(['profile', 'name']), readProperty(hero, 'tag'), ''),
    jobTitle: pickFirstText(readAt(['profile', 'label']), readProperty(hero, 'jobTitle'), ''),
    email: pickFirstText(
      readAt(['profile', 'email']),
      readProperty(contact, 'mailAddress'),
      readReceiver(contact),
      sample.mailAddress,
    ),
    accent: pickFirstText(accent, readProperty(accent, 'dark'), standardColours.accent.dark),
    language: pickFirstText(readAt(['site', 'language']), 'en'),
  }
}

/** Writes the answers that differ into the text of a content file, and keeps every other byte. */
export function writeAnswers(text: string, answers: Partial<Answers>): string {
  const { document } = readJson(text)
  const old = readAnswers(document)
  const { name, jobTitle, email, accent, language } = { ...old, ...answers }
  return change(text, [
    ...(name === old.name && jobTitle === old.jobTitle
      ? []
      : listTitleChanges(document, name, jobTitle, language)),
    ...(name === old.name ? [] : listNameChanges(document, name)),
    // Those of the sample are seldom those of the owner.
    ...(name === old.name || readValue(document, pronouns) === undefined
      ? []
      : [[pronouns, undefined] as const]),
    ...(jobTitle === old.jobTitle ? [] : listJobTitleChanges(document, jobTitle)),
    ...(email === old.email ? [] : listEmailChanges(document, email)),
    ...listChange(['theme', 'accent'], accent, old.accent),
    ...listChange(['site', 'language'], language, old.language),
  ])
}

/**
 * Writes where the site is published, and gives its form a receiver there: Netlify takes messages, the
 * other hosts of files show the email address.
 */
export function writeHost(text: string, host: SiteHost): string {
  const { document } = readJson(text)
  const changes: Change[] = [[['site', 'host'], host]]
  const index = findIndex(document, 'contact')
  const contact = readValue(document, ['sections', index])
  const to = readProperty(contact, 'to') ?? 'service'
  if (contact !== undefined && to === 'service' && host !== 'own-server') {
    const path = ['sections', index]
    if (host === 'netlify') {
      const fields = { 'form-name': readProperty(contact, 'id') }
      changes.push([[...path, 'to'], { url: '/', fields, honeypot: 'bot-field' }])
    } else {
      changes.push([[...path, 'to'], 'mail'])
      const known =
        readProperty(contact, 'mailAddress') ?? readValue(document, ['profile', 'email'])
      if (known === undefined) changes.push([[...path, 'mailAddress'], sample.mailAddress])
    }
  }
  return change(text, changes)
}

/** Writes where the site is published, and leaves the form to its owner. */
export function writeHostAlone(text: string, host: SiteHost): string {
  return change(text, [[['site', 'host'], host]])
}

/** Writes where editors find the schema. */
export function writeSchemaPath(text: string, path: string): string {
  return change(text, [[['$schema'], path]])
}

/** Whether the form of the content posts to Folio's own service. */
export function usesService(document: unknown): boolean {
  return readItems(readProperty(document, 'sections')).some(
    (section) =>
      readProperty(section, 'type') === 'contact' &&
      (readProperty(section, 'to') ?? 'service') === 'service',
  )
}

/** Shortens a name to what the owner tag takes: whole words, as many as fit. */
export function shortenName(name: string): string {
  if (name.length <= longestTag) return name
  const [first = '', ...words] = name.split(/\s+/u)
  let short = first.slice(0, longestTag)
  for (const word of words) {
    if (short.length + 1 + word.length > longestTag) break
    short += ` ${word}`
  }
  return short
}

/** The title, and the description too: search engines would show that of the starter. */
function listTitleChanges(
  document: unknown,
  name: string,
  jobTitle: string,
  language: string,
): Change[] {
  const title = composeTitle(name, jobTitle, language)
  const path = ['site', 'description']
  const description = readValue(document, path)
  const isLeft = typeof description === 'string' && isOfSample(description)
  return [[['site', 'title'], title], ...(isLeft ? [[path, title] as const] : [])]
}

function listNameChanges(document: unknown, name: string): Change[] {
  const has = (path: Path) => readValue(document, path) !== undefined
  const short = shortenName(name)
  const isLong = short !== name
  const hero = findIndex(document, 'hero')
  const values: (Change | false)[] = [
    // The address of the starter is not that of the owner.
    has(['site', 'url']) && [['site', 'url'], undefined],
    has(['profile', 'name']) && [['profile', 'name'], name],
    (has(['site', 'owner']) || (isLong && !has(['profile', 'name']))) && [['site', 'owner'], name],
    hero >= 0 && (isLong || has(['sections', hero, 'tag'])) && [['sections', hero, 'tag'], short],
    has(['preloader', 'letters']) && [['preloader', 'letters'], short],
  ]
  return values.filter((value) => value !== false)
}

function listJobTitleChanges(document: unknown, jobTitle: string): Change[] {
  const paths: Path[] = [
    ['profile', 'label'],
    ['sections', findIndex(document, 'hero'), 'jobTitle'],
  ]
  return paths
    .filter((path) => readValue(document, path) !== undefined)
    .map((path) => [path, jobTitle])
}

function listEmailChanges(document: unknown, email: string): Change[] {
  const has = (path: Path) => readValue(document, path) !== undefined
  const section = ['sections', findIndex(document, 'contact')]
  const inSection = [...section, 'mailAddress']
  const inProfile = ['profile', 'email']
  const isReceiver = readReceiver(readValue(document, section)) !== undefined
  const isElsewhere = isReceiver || has(inProfile)
  const values: (Change | false)[] = [
    has(inProfile) && [inProfile, email],
    isReceiver && [[...section, 'to'], email],
    (has(inSection) || (has(section) && !isElsewhere)) && [inSection, email],
  ]
  return values.filter((value) => value !== false)
}

/** The email address in "to" of a contact section, which is short for "mail" with "mailAddress". */
function readReceiver(contact: unknown): string | undefined {
  return findMailAddress(mailAddress.safeParse(readProperty(contact, 'to')).data ?? '')
}

function listChange(path: Path, value: string, old: string): Change[] {
  return value === old ? [] : [[path, value]]
}

function pickFirstText(...values: unknown[]): string {
  return values.find((value) => typeof value === 'string') ?? ''
}

function findIndex(document: unknown, type: string): number {
  return readItems(readProperty(document, 'sections')).findIndex(
    (section) => readProperty(section, 'type') === type,
  )
}

/** Sets values at paths, or removes those that are undefined, in the format of the text. */
function change(text: string, changes: readonly Change[]): string {
  const [, indent = '  '] = /\n([ \t]+)\S/u.exec(text) ?? []
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
  let changed = text
  for (const [path, value] of changes) {
    // The offsets must be those of the text, with a byte order mark too.
    const json = changed.replace(/^\uFEFF/u, ' ')
    const getInsertionIndex = (names: string[]) => (path[0] === '$schema' ? 0 : names.length)
    changed = applyEdits(
      changed,
      modify(json, [...path], value, { formattingOptions, getInsertionIndex }),
    )
  }
  return changed
}
