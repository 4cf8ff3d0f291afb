import type { Range } from '#json/syntax/syntax-errors.ts'

/** A start tag of an HTML document. Names are in small letters. */
export type Tag = Range & {
  readonly name: string
  readonly attributes: readonly Attribute[]
  /** What a script, style, title or text area contains; empty for other elements. */
  readonly text: string
}

export type Attribute = Range & { readonly name: string; readonly value: string }

const part =
  /<!--[^]*?(?:-->|$)|<(?<name>[a-z][^\s/<>]*)(?=[\s/>])(?<rest>(?:[^<>"']|"[^"]*"|'[^']*')*)>/giu
const attribute =
  /(?<name>[^\s"'=/<>]+)(?:\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+)))?/gu
/** Elements whose content has no tags. */
const rawText = /^(?:script|style|textarea|title)$/u

/** Reads the start tags of an HTML document. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = []
  const parts = new RegExp(part)
  for (let found = parts.exec(html); found; found = parts.exec(html)) {
    const { index, groups } = found
    if (groups?.['name'] === undefined) continue
    const name = groups['name'].toLowerCase()
    const end = parts.lastIndex
    const text = rawText.test(name) ? readUntil(html, end, name) : ''
    parts.lastIndex = end + text.length
    const first = index + 1 + name.length
    tags.push({ name, start: index, end, attributes: readAttributes(groups['rest'], first), text })
  }
  return tags
}

/** Returns the value of an attribute, or undefined if the tag does not have it. */
export function readAttribute({ attributes }: Tag, name: string): string | undefined {
  return attributes.find((one) => one.name === name)?.value
}

function readUntil(html: string, start: number, name: string): string {
  const end = new RegExp(`</${name}[\\s/>]`, 'giu')
  end.lastIndex = start
  return html.slice(start, end.exec(html)?.index)
}

function readAttributes(text = '', offset: number): Attribute[] {
  return [...text.matchAll(attribute)].map(({ 0: written, index, groups = {} }) => ({
    name: (groups['name'] ?? '').toLowerCase(),
    value: groups['double'] ?? groups['single'] ?? groups['bare'] ?? '',
    start: offset + index,
    end: offset + index + written.length,
  }))
}
