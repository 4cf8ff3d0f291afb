import type { Root } from 'postcss'

import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { formatValue } from '#json/format-value.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'
import { findClosest } from '#problems/find-closest.ts'
import { ownSections } from '#sections/own-sections.ts'
import { listLinkTargets } from '#validate/links/check-site-link.ts'

import { readRange } from './css-nodes.ts'

/** Returns the custom properties that are set outside of the style sheet, or undefined if they are not known. */
export type ListProperties = () => ReadonlySet<string> | undefined

/** Finds custom properties that a style sheet uses and nothing sets. Those with a fallback may be missing. */
export function findUnsetProperties(root: Root, listProperties: ListProperties): TextProblem[] {
  const own = new Set<string>()
  root.walkDecls(/^--/u, ({ prop }) => void own.add(prop))
  root.walkAtRules('property', ({ params }) => void own.add(params))
  const problems: TextProblem[] = []
  let others: ReturnType<ListProperties>
  root.walkDecls((declaration) => {
    for (const [, name = ''] of declaration.value.matchAll(/var\(\s*(--[\w-]+)\s*\)/gu)) {
      if (own.has(name)) continue
      others ??= listProperties()
      if (!others || others.has(name)) continue
      const near = findClosest(name, [...own, ...others])
      problems.push({
        ...readRange(declaration),
        code: 'style/unknown',
        message: `Nothing sets the custom property ${formatValue(name)}: browsers leave this out.`,
        help: near ? `Write "var(${near})".` : `Set it, as in ":root { ${name}: … }".`,
        suggestion: near,
      })
    }
  })
  return problems
}

/** Finds selectors with an id that no section has. `portfolio` is valid, or else nothing is reported. */
export function findUnknownIds(root: Root, portfolio: unknown): TextProblem[] {
  const sections = readItems(readProperty(portfolio, 'sections'))
  const { sectionIds, cards, pages, ownPages } = listLinkTargets(portfolio)
  const ids = sectionIds.filter((id) => typeof id === 'string')
  if (ids.length === 0) return []
  const known = new Set([...ids, ...cards, 'content', 'top', 'root'])
  // These have further ids: those of headings, and of the owner's views.
  const hasOthers =
    ownSections.size > 0 ||
    pages.size + ownPages.size + readItems(readProperty(portfolio, 'ownPages')).length > 0
  const problems: TextProblem[] = []
  root.walkRules((rule) => {
    for (const { 1: id = '', index } of keepNames(rule.selector).matchAll(/#([a-z][\w-]*)/giu)) {
      if (known.has(id)) continue
      const ofType = sections.find((section) => readProperty(section, 'type') === id)
      const near = readProperty(ofType, 'id') ?? findClosest(id, known)
      if (near === undefined && hasOthers) continue
      const start = readRange(rule).start + index
      const suggestion = typeof near === 'string' ? `#${near}` : undefined
      problems.push({
        code: 'style/unknown',
        start,
        end: start + id.length + 1,
        message: `No section has the id ${formatValue(id)}: this rule changes nothing.`,
        help: suggestion
          ? `Write "${suggestion}".`
          : `Write one of ${ids.map((one) => `"#${one}"`).join(', ')}.`,
        suggestion,
      })
    }
  })
  return problems
}

/** Classes of the page whose names a build does not make: those of react-slick, typewriter-effect and microformats. */
const lastingClass = /^(?:slick|Typewriter|[hpu]-|_)/u

/** Finds selectors with a class that no element has. `portfolio` is valid, or else nothing is reported. */
export function findUnknownClasses(root: Root, portfolio: unknown): TextProblem[] {
  const id = readItems(readProperty(portfolio, 'sections'))
    .map((section) => readProperty(section, 'id'))
    .findLast((one) => typeof one === 'string')
  // The views of the owner may have any classes.
  if (id === undefined || ownSections.size > 0) return []
  const problems: TextProblem[] = []
  root.walkRules((rule) => {
    for (const { 1: name = '', index } of keepNames(rule.selector).matchAll(
      /\.(-?[a-z_][\w-]*)/giu,
    )) {
      if (lastingClass.test(name)) continue
      const start = readRange(rule).start + index
      problems.push({
        code: 'style/unknown',
        start,
        end: start + name.length + 1,
        message: `No element of the page has the class ${formatValue(name)}: this rule changes nothing.`,
        help: `Write elements, and sections by their ids, such as "#${id} h2".`,
      })
    }
  })
  return problems
}

/** A selector with spaces in place of what is no name: attributes, escaped letters, and what is excluded. */
function keepNames(selector: string): string {
  return selector.replaceAll(/\[[^\]]*\]|:not\([^)]*\)|\\./gu, (part) => ' '.repeat(part.length))
}
