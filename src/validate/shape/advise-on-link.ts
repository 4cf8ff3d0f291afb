import { composeProfileAddress } from '#fields/links/compose-profile-address.ts'
import { address } from '#fields/links/href.ts'
import { link } from '#fields/links/link.ts'
import type { Path } from '#json/path.ts'
import { entriesOf, isObject, itemsOf, propertyOf, valueAt } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { suggestAddress } from '#problems/suggest-address.ts'

import { knownKeys } from './follow-model.ts'

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
  if (lineLinks.has(key) && knownKeys(document, path).includes('go')) {
    const url = addressOf(valueAt(document, [...path, key])) ?? 'https://example.org'
    return `Write it beside the "lines" of the scene: "link": { "label": "Open it", "url": ${JSON.stringify(url)} }. For a section, write "go" here.`
  }
  const label = labels.get(key)
  if (label === undefined || !knownKeys(document, path).includes('links')) return undefined
  const value = valueAt(document, [...path, key])
  const url = addressOf(value) ?? addressOf(propertyOf(value, 'url')) ?? 'https://example.org'
  return `Write it in "links": [{ "label": "${label}", "url": ${JSON.stringify(url)} }].`
}

/** The address that a missing "url" could be, from network and user name. Of most networks it is not known. */
export function findProfileAddress(document: unknown, path: Path): string | undefined {
  if (path.at(-1) !== 'url') return undefined
  const whole = valueAt(document, path.slice(0, -1))
  const [network, username] = [propertyOf(whole, 'network'), propertyOf(whole, 'username')]
  if (typeof network !== 'string' || !knownKeys(document, path.slice(0, -1)).includes('username')) {
    return undefined
  }
  return composeProfileAddress(network, username) ?? showProfileAddress(network, username)
}

/** How the address of a page there begins, if nothing says who has it: the check of the sample knows these. */
function showProfileAddress(network: string, username: unknown): string {
  const names =
    username === undefined ? ['your-name', 'you@mastodon.social', 'you@example.org'] : []
  const shown = names.map((name) => composeProfileAddress(network, name))
  return shown.find((one) => one !== undefined) ?? 'the address of your page there'
}

/** One problem for several links where one belongs, in an object or a list. */
export function describeLinks(document: unknown, issuePath: Path): RawProblem | undefined {
  const path = issuePath.slice(0, issuePath.lastIndexOf('link') + 1)
  if (!knownKeys(document, path.slice(0, -1)).includes('link')) return undefined
  const value = valueAt(document, path)
  const links = isObject(value)
    ? entriesOf(value).map(([label, url]) => ({ [label]: url }))
    : itemsOf(value)
  const [first, ...others] = links.map((one) => link.safeParse(one).data)
  if (!first || others.length === 0 || others.includes(undefined)) return undefined
  const { label, url } = first
  return {
    path,
    code: 'content/wrong-type',
    message: 'One link belongs here, and there are several.',
    help: `Write one link, such as { "label": ${JSON.stringify(label)}, "url": ${JSON.stringify(url)} }.`,
  }
}

function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return address.test(value) ? value : suggestAddress(value, webAddress)
}
