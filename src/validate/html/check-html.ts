import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import type { Range } from '#json/syntax/syntax-errors.ts'
import type { Problem } from '#problems/problem.ts'
import { findConflicts } from '#story/find-conflicts.ts'
import { locateProblems } from '#validate/locate-problems.ts'

import { listOrigins } from './list-origins.ts'
import { readTags, readAttribute, type Attribute, type Tag } from './read-tags.ts'
import { reportFirst } from './report-first.ts'

/** The attributes with which an element loads something, by its name. */
const loading: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  img: ['src', 'srcset'],
  input: ['src'],
  link: ['href'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  video: ['src', 'poster'],
}

/** Elements that the policy blocks even with files of the site. */
const neverShown = new Set(['audio', 'embed', 'iframe', 'object', 'video'])

/** Finds what a merge has left in a file of the owner: visitors would read it, or browsers leave out what follows. */
export function checkConflicts(text: string): Problem[] {
  return locateProblems(text, findConflicts(text))
}

/**
 * Finds what the security policy of the site blocks in an HTML page of the owner: one problem of each
 * kind, which counts the others. `portfolio` says which hosts the policy allows.
 */
export function checkHtml(html: string, portfolio: unknown): Problem[] {
  const allowed = listOrigins(portfolio)
  const found = readTags(html).flatMap((tag) => checkTag(tag, allowed))
  const alike = Map.groupBy(found, ({ message }) => message)
  return locateProblems(html, [...alike.values()].flatMap(reportFirst))
}

function checkTag(tag: Tag, allowed: ReadonlySet<string>): TextProblem[] {
  const describeBlocked = (what: string, help: string, at: Range = tag): TextProblem => ({
    code: 'public/blocked',
    start: at.start,
    end: at.end,
    message: `The security policy of the site blocks ${what}.`,
    help,
  })
  if (neverShown.has(tag.name)) {
    return [describeBlocked(`each <${tag.name}>`, 'Lead visitors to it with a link.')]
  }
  return [
    ...(tag.name === 'style' && tag.text.trim() !== ''
      ? [
          describeBlocked(
            'this style',
            'Move it into a .css file beside the page, and link the file.',
          ),
        ]
      : []),
    ...(runsText(tag)
      ? [
          describeBlocked(
            'this script',
            'Move it into a .js file beside the page, and name it in "src".',
          ),
        ]
      : []),
    ...tag.attributes.flatMap((one) => {
      if (one.name === 'style') {
        const help = 'Write a "class" instead, and its style into a .css file beside the page.'
        return [describeBlocked('the attribute "style"', help, one)]
      }
      if (/^on[a-z]+$/u.test(one.name)) {
        const help = 'Add the event listener in a .js file beside the page.'
        return [describeBlocked(`the attribute "${one.name}"`, help, one)]
      }
      const source = findForeign(tag, one, allowed)
      if (source === undefined) return []
      const help = 'Put a copy of the file into "public", and name that.'
      return [describeBlocked(`what is loaded from ${source}`, help, one)]
    }),
  ]
}

/** Whether a script has its text in the page. Data in a script element is not run. */
function runsText(tag: Tag): boolean {
  if (tag.name !== 'script' || readAttribute(tag, 'src') !== undefined || tag.text.trim() === '') {
    return false
  }
  const type = readAttribute(tag, 'type')?.trim() ?? ''
  return /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/iu.test(
    type,
  )
}

/** Returns the other host from which an attribute loads something. */
function findForeign(tag: Tag, { name, value }: Attribute, allowed: ReadonlySet<string>) {
  if (!loading[tag.name]?.includes(name)) return undefined
  // Other links, as to the canonical address, load nothing.
  const rel = readAttribute(tag, 'rel') ?? ''
  if (tag.name === 'link' && !/stylesheet|icon|preload|manifest/iu.test(rel)) return undefined
  const addresses = name === 'srcset' ? value.split(',') : [value]
  const origins = addresses.flatMap(
    (one) => /^\s*((?:https?:)?\/\/[^/?#\s]+)/iu.exec(one)?.[1] ?? [],
  )
  return origins.find((origin) => !allowed.has(origin.toLowerCase()))
}
