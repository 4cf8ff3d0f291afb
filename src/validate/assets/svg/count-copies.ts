import { listElements, readSvg, type SvgElement } from './svg-elements.ts'

/** Browsers read no deeper. */
export const maxDepth = 500

/** An entity that is not an address: it may hide a reference. */
const hidingEntity = /<!ENTITY\s+\S+\s+(?:"(?!https?:)|'(?!https?:))/u

/** What may hide elements of a drawing, so that their copies cannot be counted. */
export function findHiding(svg: string): 'entity' | 'NUL' | undefined {
  if (hidingEntity.test(svg)) return 'entity'
  return svg.includes('\0') ? 'NUL' : undefined
}

/**
 * Counts the copies that an SVG drawing makes of its elements at most: one for each element that
 * refers to it, or to a parent of it. Infinity if elements contain themselves, are nested more than
 * 500 levels deep, or are hidden by entities or by UTF-16.
 */
export function countCopies(svg: string): number {
  if (findHiding(svg) !== undefined) return Infinity
  const root = readSvg(svg)
  const all = [root, ...listElements(root)]
  const named = new Map(all.map((element) => [element.attributes.get('id'), element]))
  const styles = indexStyles(all)
  const known = new Map<SvgElement, number>()
  const gradients = all.filter(({ name }) => gradient.test(name))
  const uncounted = new Set([...gradients, ...gradients.flatMap((one) => listElements(one))]).size
  return count(root, 0) - (all.length - uncounted)

  function count(element: SvgElement, depth: number): number {
    // A gradient draws nothing, however many elements refer to it.
    if (gradient.test(element.name)) return 0
    const before = known.get(element)
    if (before !== undefined) return before
    if (depth > maxDepth) return Infinity
    // If it is met again before it is counted, it contains itself.
    known.set(element, Infinity)
    const targets = listReferences(element).flatMap((id) => named.get(id) ?? [])
    const inner = [...element.children, ...targets].map((one) => count(one, depth + 1))
    const parts = inner.reduce((total, one) => total + one, 1)
    known.set(element, parts)
    return parts
  }

  function listReferences({ name, attributes }: SvgElement): string[] {
    const classes = attributes.get('class')?.split(/\s+/u) ?? []
    const selectors = ['*', name, `#${attributes.get('id')}`, ...classes.map((one) => `.${one}`)]
    return [
      ...[...attributes].flatMap(([key, value]) =>
        drawsTarget(name, key) ? listIds(value) : listIdsInUrls(value),
      ),
      ...selectors.flatMap((selector) => [...(styles.get(selector) ?? [])]),
    ]
  }
}

const gradient = /(?:^|:)(?:linear|radial)Gradient$/u

/** Whether an element draws the target of an attribute "#id": a link or a label does not. */
function drawsTarget(name: string, attribute: string): boolean {
  const isAddress = attribute === 'href' || attribute.endsWith(':href')
  if (isAddress) return /(?:^|:)(?:use|pattern|feImage)$/u.test(name)
  // An animation may change the address of a "use".
  return /(?:^|:)(?:set|animate)$/u.test(name) && /^(?:to|from|by|values)$/u.test(attribute)
}

function listIds(text: string): string[] {
  return [...text.matchAll(/#([^\s"'();]+)/gu)].map(([, id = '']) => id)
}

/** The ids in "url(#id)" of a style, or of an attribute such as "fill". */
function listIdsInUrls(text: string): string[] {
  return [...text.matchAll(/url\([^)]{0,500}\)/gu)].flatMap(([url]) => listIds(url))
}

/** The ids that rules of style sheets refer to, by each part of their selectors. */
function indexStyles(all: readonly SvgElement[]): Map<string, Set<string>> {
  const styles = new Map<string, Set<string>>()
  const sheets = all.filter(({ name }) => name.endsWith('style')).map(({ text }) => text)
  for (const [, selectors = '', declarations = ''] of sheets
    .join('\n')
    .matchAll(/(?<![^{}])([^{}]*)\{([^{}]*)\}/gu)) {
    const ids = listIdsInUrls(declarations)
    for (const [selector] of ids.length > 0 ? selectors.matchAll(/[.#]?[\w-]+|\*/gu) : []) {
      const known = styles.get(selector) ?? new Set()
      for (const id of ids) known.add(id)
      styles.set(selector, known)
    }
  }
  return styles
}
