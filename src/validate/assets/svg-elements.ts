/** An element of an SVG drawing. */
export type SvgElement = {
  readonly name: string
  /** The values of its attributes by name, with numbered characters decoded. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: SvgElement[]
  text: string
}

const tag = /<(\/?)([^\s/>]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/uy
// The lookbehind keeps a long name from being read again from each of its letters.
const attribute = /(?<![^\s=/])([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu

const skipped = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const

/**
 * Reads the elements of a drawing up to the first syntax error: browsers show nothing after it. The
 * root holds all elements.
 */
export function readSvg(text: string): SvgElement {
  const root: SvgElement = { name: '', attributes: new Map(), children: [], text: '' }
  const open = [root]
  let at = 0
  for (;;) {
    const next = text.indexOf('<', at)
    const parent = open.at(-1)
    if (next === -1 || !parent) return root
    parent.text += text.slice(at, next)
    at = next
    const skip = skipped.find(([begin]) => text.startsWith(begin, at))
    const data = text.startsWith('<![CDATA[', at)
    if (skip || data) {
      const end = text.indexOf(skip?.[1] ?? ']]>', at)
      if (end === -1) return root
      if (data) parent.text += text.slice(at + 9, end)
      at = end + 3 - (skip?.[1] === '?>' ? 1 : 0)
      continue
    }
    tag.lastIndex = at
    const [whole, closing, name = '', rest = ''] = tag.exec(text) ?? []
    if (whole === undefined) return root
    at += whole.length
    if (closing) open.pop()
    else if (!name.startsWith('!')) {
      const attributes = new Map(
        [...rest.matchAll(attribute)].map(([, key = '', double, single]) => [
          key,
          decodeCharacters(double ?? single ?? ''),
        ]),
      )
      const element = { name, attributes, children: [], text: '' }
      parent.children.push(element)
      if (!rest.endsWith('/')) open.push(element)
    }
  }
}

function decodeCharacters(text: string): string {
  return text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/giu, (whole, hex, decimal) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : String(whole)
  })
}
