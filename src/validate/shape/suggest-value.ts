import { languagePattern } from '#content/portfolio.ts'
import { colourPattern, suggestColour } from '#fields/colour.ts'
import { itemsOf, propertyOf } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import { suggestAddress } from '#problems/suggest-address.ts'
import { suggestFile } from '#problems/suggest-file.ts'
import { adviseOnDate } from '#profile/advise-on-date.ts'
import { pathOf, type Assets } from '#validate/assets/assets.ts'

import { convertColour } from './convert-colour.ts'
import type { Issues } from './issues.ts'
import { suggestLanguage } from './suggest-language.ts'

/** The files that may be suggested. */
export type Files = Pick<Assets, 'hasAsset' | 'folder'> & {
  /** Those of the owner in the site. */
  readonly siteFiles?: ReadonlySet<string>
}

/** Files beside the content: a field that takes one of these names a file. */
const fileNames = ['media/a.png', 'media/a.svg', 'animations/a.json', 'stories/a.md']

/** Adds the date, address, file, colour or language that was probably meant by a value that is none. */
export function suggestValue(
  problem: RawProblem,
  issue: Issues[number],
  found: unknown,
  document: unknown,
  files: Files,
): RawProblem {
  const { hasAsset, siteFiles } = files
  const dateHelp = adviseOnDate(problem.path, found)
  if (dateHelp !== undefined) return { ...problem, help: dateHelp }
  if (issue.code !== 'invalid_format' || typeof found !== 'string') return problem
  if (issue.pattern === colourPattern) {
    const theme = findTheme(problem, found, files)
    if (theme !== undefined) return { ...problem, help: `Copy the content of ${theme} here.` }
    return { ...problem, suggestion: suggestColour(found) ?? convertColour(found) }
  }
  if (issue.pattern === languagePattern) return { ...problem, suggestion: suggestLanguage(found) }
  const [, pattern] = /^\/(.+)\/u$/u.exec(issue.pattern ?? '') ?? []
  if (pattern === undefined) return problem
  const form = new RegExp(pattern, 'u')
  if (fileNames.some((file) => form.test(file))) {
    return { ...problem, suggestion: suggestFile(found, form, hasAsset) }
  }
  if (!form.test('https://example.org/')) return problem
  const suggestion =
    suggestAddress(found, form, siteFiles) ??
    (form.test('#a') ? suggestPath(document, found) : undefined)
  return { ...problem, suggestion }
}

/** The file of a theme that is named in place of a theme: "paper", "themes/paper.json". */
function findTheme({ path, code }: RawProblem, found: string, files: Files): string | undefined {
  if (path.length > 1 || code !== 'content/wrong-format') return undefined
  const [, name = ''] = /^(?:.*\/)?([a-z0-9_-]{1,60})(?:\.json)?$/u.exec(found.toLowerCase()) ?? []
  const file = `themes/${name}.json`
  return name !== '' && files.hasAsset(file) ? pathOf(file, files) : undefined
}

/** The anchor of a section, or the path of a page, for a name alone: "contact", "imprint". */
function suggestPath(document: unknown, name: string): string | undefined {
  if (!/^[a-z0-9][a-z0-9_-]{2,}$/u.test(name)) return undefined
  // A section without an id has that of its type.
  const ids = itemsOf(propertyOf(document, 'sections')).map(
    (one) => propertyOf(one, 'id') ?? propertyOf(one, 'type'),
  )
  return ids.includes(name) ? `#${name}` : `/${name}/`
}
