import { composeProfileAddress } from '#fields/links/social/compose-profile-address.ts'
import { address } from '#fields/links/href.ts'
import { hasLabels } from '#fields/links/link-name.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, isObject, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { formatExample } from '#json/format-example.ts'
import type { RawProblem } from '#problems/problem.ts'
import { suggestAddress } from '#problems/suggest-address.ts'

import { listKnownKeys } from '#validate/shape/follow-model.ts'

/** Labels of links that other tools have as fields. */
const labels: ReadonlyMap<string, string> = new Map([
  ['code', 'Code'],
  ['demo', 'Demo'],
  ['github', 'Code'],
  ['link', 'Site'],
  ['recording', 'Video'],
  ['repo', 'Code'],
  ['repository', 'Code'],
  ['slides', 'Slides'],
  ['source', 'Code'],
  ['sourceCode', 'Code'],
  ['video', 'Video'],
])

const lineLinks = new Set(['href', 'link', 'url'])

const webAddress = /^https?:\/\/\S+$/u

/** Shows how a field with an address is written as one of "links"; undefined for other fields. */
export function adviseOnLink(document: unknown, path: Path, key: string): string | undefined {
  // A line of a conversation.
  if (lineLinks.has(key) && listKnownKeys(document, path).includes('go')) {
    const url = findAddress(readValue(document, [...path, key])) ?? 'https://example.org'
    return `Write it beside the "lines" of the scene: "link": { "label": "Open it", "url": ${JSON.stringify(url)} }. For a section, write "go" here.`
  }
  const label = labels.get(key)
  if (label === undefined || !listKnownKeys(document, path).includes('links')) return undefined
  const entry = readLink(key, readValue(document, [...path, key]))
  return `Write it in "links": [${formatExample(entry ?? { label, url: 'https://example.org' })}].`
}

/** The link that a field of another tool is; undefined for other fields, and without an address. */
function readLink(key: string, value: unknown): object | undefined {
  const label = labels.get(key)
  const written = readProperty(value, 'url') ?? value
  const url = findAddress(written) ?? (label === 'Code' ? readRepository(written) : undefined)
  return label === undefined || url === undefined ? undefined : { label, url }
}

/** The address of a repository that is written as "user/name"; undefined for other values. */
function readRepository(value: unknown): string | undefined {
  const isName = typeof value === 'string' && /^[a-z\d-]{1,39}\/[\w.-]{1,100}$/iu.test(value)
  return isName ? `https://github.com/${value}` : undefined
}

/** The address that a missing "url" could be, from network and user name. */
export function findProfileAddress(document: unknown, path: Path): string | undefined {
  if (path.at(-1) !== 'url') return undefined
  const parent = path.slice(0, -1)
  const whole = readValue(document, parent)
  // The network may be the name of the object.
  const network = readProperty(whole, 'network') ?? parent.at(-1)
  const username = readProperty(whole, 'username')
  if (typeof network !== 'string' || !isSocialLink(path)) return undefined
  return (
    composeProfileAddress(network, username) ??
    showProfileAddress(network) ??
    'the address of your page there'
  )
}

/** Whether a path leads into social links. */
export function isSocialLink(path: Path): boolean {
  return path[0] === 'socialLinks' || path.slice(0, 2).join() === 'profile,profiles'
}

/** An example of an address there, which the check of the sample reports; undefined for unknown networks. */
export function showProfileAddress(network: string): string | undefined {
  const names = /^mastodon$/iu.test(network)
    ? ['you@mastodon.social']
    : ['your-name', 'you@example.org']
  return names.map((name) => composeProfileAddress(network, name)).find((shown) => shown)
}

/** One problem for an entry of a list of links that has several, or for an object that is one link. */
export function describeLinkList(document: unknown, issuePath: Path): RawProblem | undefined {
  const size = issuePath[0] === 'socialLinks' ? 1 : 2
  const list = issuePath.slice(0, size)
  if (!linkLists.has(list.join())) return undefined
  const whole = readValue(document, list)
  if (readProperty(whole, 'url') !== undefined) {
    return {
      path: list,
      code: 'content/wrong-type',
      message: 'This is one link, and a list of links belongs here.',
      help: 'Write a list [ ]: put [ ] around this object.',
    }
  }
  const path = issuePath.slice(0, size + 1)
  const [first, ...others] = readEntries(readValue(document, path))
  const url = first && findProfileAddress(document, [...path, first[0], 'url'])
  const lacksUrl = isObject(first?.[1]) && readProperty(first[1], 'url') === undefined
  if (url !== undefined && others.length === 0 && lacksUrl && isLinkName(first[0])) {
    return {
      path: [...path, first[0]],
      mark: 'parent',
      code: 'content/missing-field',
      message: 'The field "url" is missing here.',
      help: `Add "url": ${formatValue(url)}.`,
    }
  }
  if (path.length <= size) return undefined
  const names = [first, ...others].map((entry) => entry?.[0] ?? '')
  if (!first || others.length === 0 || !names.every(isLinkName)) return undefined
  const isAlone = readItems(whole).length === 1
  return {
    path,
    code: 'content/wrong-type',
    message: 'Each entry of this list is one link, and this one has several.',
    help: isAlone
      ? 'Delete the [ ] around this object.'
      : `Write an object for each, such as ${formatExample(Object.fromEntries([first]))}.`,
  }
}

/** Whether a name is no field: networks that are known may be in small letters. */
function isLinkName(name: string): boolean {
  return hasLabels({ [name]: '' }) || showProfileAddress(name) !== undefined
}

/** Where a list of links may be one object. */
const linkLists = new Set(['socialLinks', 'profile,profiles', 'footer,links'])

function findAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return address.test(value) ? value : suggestAddress(value, webAddress)
}
