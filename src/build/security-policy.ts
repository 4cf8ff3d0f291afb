import { createHash } from 'node:crypto'

import type { Portfolio } from '#content/portfolio.ts'

/** What a page may load, by directive. */
export type SecurityPolicy = Readonly<Record<string, readonly string[]>>

/**
 * The content security policy of the built documents: nothing but the site's own files, and the
 * hosts that the content names. Scripts and styles within the documents are named by their hash.
 * `animations` are the texts of those that stand beside the content.
 */
export function securityPolicy(
  portfolio: Portfolio,
  documents: readonly string[],
  animations: readonly string[],
): SecurityPolicy {
  const remote = remoteHosts(portfolio)
  // What another host serves cannot be looked into: it may carry pictures within itself, too.
  const mayEmbed = remote.animations.length > 0 || animations.some(embedsPictures)
  const backends = portfolio.sections.flatMap((section) =>
    section.type === 'contact' ? [sourceOf(section.backend)] : [],
  )
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf('script', documents)],
    'style-src': ["'self'", ...hashesOf('style', documents)],
    'img-src': unique(["'self'", ...(mayEmbed ? ['data:'] : []), ...remote.pictures]),
    'font-src': ["'self'"],
    'connect-src': unique(["'self'", ...remote.animations, ...backends]),
    'manifest-src': ["'self'"],
    'form-action': backends.length > 0 ? unique(backends) : ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
}

/** The policy as the value of a header. */
export function policyHeader(policy: SecurityPolicy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The policy within a document, where it comes first; there it cannot speak of frames. */
export function withPolicy(html: string, policy: SecurityPolicy): string {
  const directives = Object.entries(policy).filter(([name]) => name !== 'frame-ancestors')
  const content = policyHeader(Object.fromEntries(directives))
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}" />`
  return html.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${meta}`)
}

/** Whether an animation carries pictures of pixels; some programs write "/" in JSON as "\/". */
function embedsPictures(animation: string): boolean {
  return /"data:image\\?\//u.test(animation)
}

/** The hosts of pictures and animations that stand elsewhere. */
function remoteHosts(portfolio: Portfolio) {
  const pictures: string[] = []
  const animations: string[] = []
  const look = (value: unknown, key: string): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, item] of Object.entries(value)) {
      if ((name === 'src' || name === 'still') && String(item).startsWith('https://')) {
        const hosts = name === 'src' && key === 'animation' ? animations : pictures
        hosts.push(sourceOf(String(item)))
      }
      look(item, name)
    }
  }
  look(portfolio.sections, 'sections')
  return { pictures, animations }
}

/**
 * The source of an address in a policy. Throws where its host has other characters than a name:
 * browsers leave some of them in it, and ";" would begin a directive.
 */
function sourceOf(address: string): string {
  if (address === '/') return "'self'"
  const { origin, protocol, host } = new URL(address)
  if (!/^https?:$/u.test(protocol) || !/^[a-z0-9.-]+(?::\d+)?$/u.test(host)) {
    throw new Error(`The host of "${address}" cannot be part of a security policy.`)
  }
  return origin
}

/** The hashes of what stands within the documents; data in a script element is not run. */
function hashesOf(tag: 'script' | 'style', documents: readonly string[]): string[] {
  const elements = new RegExp(
    `<${tag}(?![^>]*\\b(?:src=|type="application/))[^>]*>(.*?)</${tag}>`,
    'gsu',
  )
  const hashes = documents.flatMap((html) =>
    [...html.matchAll(elements)].map(([, text = '']) => {
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    }),
  )
  return unique(hashes)
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
