import { createHash } from 'node:crypto'

import type { Portfolio } from '#content/portfolio.ts'
import { findVisitCounter } from '#content/visit-counter.ts'
import { readProperty, readValue } from '#json/untyped-value.ts'
import { findTraits } from '#sections/section.ts'
import { listTexts, type TextAt } from '#validate/texts/list-texts.ts'

/** The sources that a page may load, by directive. */
export type SecurityPolicy = Readonly<Record<string, readonly string[]>>

/**
 * Creates the content security policy of the built documents: the site's own files, and the hosts
 * that the content names. Inline scripts and styles are allowed by hash. `animations` are the texts
 * of the animation files of the content.
 */
export function createSecurityPolicy(
  portfolio: Portfolio,
  documents: readonly string[],
  animations: readonly string[],
): SecurityPolicy {
  const texts = listTexts(portfolio.sections)
  const remote = texts.filter(
    ({ field, text }) => /^(?:src|still)$/u.test(field) && text.startsWith('https://'),
  )
  const isFetched = ({ path }: TextAt) =>
    isAnimation(readValue(portfolio.sections, path.slice(0, -1)))
  const remoteAnimations = remote.filter(isFetched).map(({ text }) => findSource(text))
  const remotePictures = remote
    .filter((text) => !isFetched(text))
    .map(({ text }) => findSource(text))
  // The build cannot read animations of other hosts, which may embed pictures.
  const mayEmbed = remoteAnimations.length > 0 || animations.some(embedsPictures)
  const posts = portfolio.sections
    .flatMap((section) => findTraits(section.type).listPostAddresses?.(section) ?? [])
    .map(findSource)
  const counter = findVisitCounter(portfolio.site)
  return {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...listHashes('script', documents),
      ...(counter ? [findFileSource(counter.script)] : []),
    ],
    'style-src': ["'self'", ...listHashes('style', documents)],
    'img-src': dropRepeats(["'self'", ...(mayEmbed ? ['data:'] : []), ...remotePictures]),
    'font-src': ["'self'"],
    'connect-src': dropRepeats([
      "'self'",
      ...remoteAnimations,
      ...posts,
      ...(counter ? [findFileSource(counter.endpoint)] : []),
    ]),
    'manifest-src': ["'self'"],
    'form-action': posts.length > 0 ? dropRepeats(posts) : ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
}

/** Whether this is an animation, which scripts fetch, and not a picture, whatever its field is called. */
function isAnimation(value: unknown): boolean {
  return readProperty(value, 'stillFrame') !== undefined
}

/** Formats the policy as a header. */
export function writePolicyHeader(policy: SecurityPolicy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Formats the policy for a meta element, where `frame-ancestors` is not allowed. */
export function addPolicy(html: string, policy: SecurityPolicy): string {
  const directives = Object.entries(policy).filter(([name]) => name !== 'frame-ancestors')
  const content = writePolicyHeader(Object.fromEntries(directives))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}" />`
  return html.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${meta}`)
}

/** Whether an animation embeds bitmaps. Some programs write "/" in JSON as "\/". */
function embedsPictures(animation: string): boolean {
  return /"data:image\\?\//u.test(animation)
}

/**
 * Returns the source of an address in a policy. Throws if the host has other characters than a host
 * name: ";" would start a new directive.
 */
function findSource(address: string): string {
  if (address.startsWith('/')) return "'self'"
  const { origin, protocol, host } = new URL(address)
  if (!/^https?:$/u.test(protocol) || !/^[a-z0-9.-]+(?::\d+)?$/u.test(host)) {
    throw new Error(`The host of "${address}" cannot be part of a security policy.`)
  }
  return origin
}

/** Returns the source of one file of a host: a script of another host is a risk, so only this one runs. */
function findFileSource(address: string): string {
  return findSource(address) + new URL(address).pathname
}

/**
 * Returns the hashes of inline elements. Data in a script element is not executed and needs none.
 */
function listHashes(tag: 'script' | 'style', documents: readonly string[]): string[] {
  const elements = new RegExp(
    `<${tag}(?![^>]*\\b(?:src=|type="application/))[^>]*>(.*?)</${tag}>`,
    'gsu',
  )
  const texts = documents.flatMap((html) =>
    [...html.matchAll(elements)].map(([, text = '']) => text),
  )
  return dropRepeats(
    texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  )
}

function dropRepeats(values: readonly string[]): string[] {
  return [...new Set(values)]
}
