import { formatValue } from '#json/format-value.ts'

import { findClosest } from './find-closest.ts'
import type { Description } from './problem.ts'

/** Describes a value that is not allowed. */
export function describeValues(found: unknown, allowed: readonly unknown[]): Description {
  const texts = allowed.filter((value) => typeof value === 'string')
  const list = allowed.map((value) => formatValue(value)).join(', ')
  const unquoted = typeof found === 'string' && texts.length === 0 ? ' without quotes' : ''
  return {
    code: 'content/wrong-value',
    message: `${formatValue(found)} is not one of the values allowed here.`,
    help: `Write ${allowed.length === 1 ? '' : 'one of '}${list}${unquoted}.`,
    suggestion: typeof found === 'string' ? findAllowed(found, texts) : undefined,
  }
}

/** Values by the names that other tools and people give them. */
const otherValues: ReadonlyMap<string, string> = new Map([
  ['automatic', 'system'],
  ['both', 'system'],
  ['day', 'light'],
  ['default', 'system'],
  ['docker', 'own-server'],
  ['gitlab', 'other'],
  ['gitlab-pages', 'other'],
  ['night', 'dark'],
  ['only dark', 'dark'],
  ['only light', 'light'],
  ['self-hosted', 'own-server'],
  ['vps', 'own-server'],
])

/**
 * The text that was meant: another name of one, one of similar spelling, the only one that begins with
 * the same word, or "other".
 */
function findAllowed(found: string, allowed: readonly string[]): string | undefined {
  const meant = otherValues.get(found.toLowerCase()) ?? findServer(found)
  if (meant !== undefined && allowed.includes(meant)) return meant
  const closest = findClosest(found, allowed)
  const word = found.toLowerCase().split(/[\s._-]/u)[0] ?? ''
  const [only, ...others] = allowed.filter((text) => text.split('-')[0] === word)
  const sameWord = others.length === 0 ? only : undefined
  return closest ?? sameWord ?? allowed.find((text) => text === 'other')
}

/** "a virtual server" as a host is one of the owner. */
function findServer(found: string): string | undefined {
  return /\bserver$/iu.test(found.trim()) ? 'own-server' : undefined
}
