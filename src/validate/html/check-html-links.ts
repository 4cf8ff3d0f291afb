import type { Problem } from '#problems/problem.ts'
import { locateProblems } from '#validate/check-markdown.ts'

import { readTags } from './read-tags.ts'

/**
 * Finds the first address in an HTML page of the owner that leaves the site, which is below `base`, a
 * path with a slash at both ends. The build does not change these pages.
 */
export function checkHtmlLinks(html: string, base: string): Problem[] {
  const leaving = readTags(html).flatMap(({ attributes }) =>
    attributes.filter(
      ({ name, value }) =>
        /^(?:href|src|action|poster)$/u.test(name) &&
        /^\/(?!\/)/u.test(value) &&
        !`${value.replace(/[?#].*$/u, '')}/`.startsWith(base),
    ),
  )
  const [first, ...others] = leaving
  if (!first) return []
  const count = others.length > 0 ? ` Others like it: ${others.length}.` : ''
  return locateProblems(html, [
    {
      start: first.start,
      end: first.end,
      code: 'public/outside-site',
      message: `"${first.value}" leads out of the site, which is below ${base}.${count}`,
      help: `Begin it with "${base}", "./" or "../". If another site is meant, write the whole https:// address.`,
    },
  ])
}
