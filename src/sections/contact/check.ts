import type { RawProblem } from '#problems/problem.ts'
import { propertyOf } from '#json/untyped-value.ts'
import type { CheckContext } from '#sections/define-section.ts'

/** Hosts of examples (RFC 2606) and of templates, and names without a dot. */
const exampleHost =
  /(^|\.)(example\.(com|net|org|edu)|example|invalid|test)$|^(www\.)?your-?(domain|site|server|backend|api|host)\b|^[^.]*$/iu

/** Paths of templates. */
const examplePath = /(?<![a-z\d])your[-_]|\/(x{3,}|todo)(\/|$)/iu

/** Hosts that are the visitor's own computer. */
const ownComputer = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0)$/iu

/** Checks that "backend" can receive messages, as far as its address shows. */
export function checkContact(section: unknown, { path }: CheckContext): RawProblem[] {
  const message = describeDeadEnd(propertyOf(section, 'backend'))
  if (message === undefined) return []
  return [
    {
      path: [...path, 'backend'],
      code: 'contact/placeholder-backend',
      // A warning: CONTACT_BACKEND may name another service when the site is built.
      message,
      help: 'Write "/" for the server that serves the page, or the address of your contact service.',
    },
  ]
}

function describeDeadEnd(backend: unknown): string | undefined {
  if (typeof backend !== 'string') return undefined
  const [, authority, path = ''] = /^https?:\/\/([^/]*)(.*)$/iu.exec(backend) ?? []
  if (authority === undefined) return undefined
  const host = authority.replace(/^.*@/u, '').replace(/:\d*$/u, '')
  if (ownComputer.test(host)) {
    return 'Messages would go to the computer of each visitor, and never reach you.'
  }
  return exampleHost.test(host) || examplePath.test(path)
    ? 'Messages would go to a placeholder address, and reach nobody.'
    : undefined
}
