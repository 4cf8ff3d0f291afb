/** An element of an SVG drawing. */
export type SvgElement = {
  readonly name: string
  /** The values of its attributes by name, with numbered characters decoded. */
  readonly attributes: ReadonlyMap<string, string>
  readonly children: SvgElement[]
  text: string
  /** The offset of its tag in the text. */
  readonly start: number
  /** The offset after its end, or undefined if it does not end. */
  end?: number
}

/** A comment or an instruction; character data; a tag; or text. */
const part =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[(?<data>[^]*?)\]\]>|<(?!!--|!\[CDATA\[|\?)(?<slash>\/?)(?<name>[^\s/>]+)(?=[\s/>])(?<rest>(?:[^>"']|"[^"]*"|'[^']*')*)>|(?<text>[^<]+)/guy
// The lookbehind keeps a long name from being read again from each of its letters.
const attribute = /(?<![^\s=/])([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu

/**
 * Reads the elements of a drawing up to the first syntax error: browsers show nothing after it. The
 * root contains all elements.
 */
export function readSvg(text: string): SvgElement {
  const root: SvgElement = { name: '', attributes: new Map(), children: [], text: '', start: 0 }
  const open = [root]
  for (const { groups = {}, index, 0: source } of text.matchAll(part)) {
    const parent = open.at(-1)
    if (!parent) return root
    const { name, rest = '' } = groups
    parent.text += groups['data'] ?? groups['text'] ?? ''
    if (groups['slash']) {
      parent.end = index + source.length
      open.pop()
    } else if (name !== undefined && !name.startsWith('!')) {
      const attributes = new Map(
        [...rest.matchAll(attribute)].map(([, key = '', double, single]) => [
          key,
          decodeCharacters(double ?? single ?? ''),
        ]),
      )
      const element: SvgElement = { name, attributes, children: [], text: '', start: index }
      parent.children.push(element)
      if (rest.endsWith('/')) element.end = index + source.length
      else open.push(element)
    }
  }
  return root
}

/**
 * Lists the elements in an element, the nearer ones first; without those that `isRead` excludes, and
 * all in them.
 */
export function listElements(
  root: SvgElement,
  isRead: (element: SvgElement) => boolean = () => true,
): SvgElement[] {
  const found = root.children.filter(isRead)
  // The list grows during the loop. Not spread: a call cannot take 100,000 arguments.
  for (const element of found)
    for (const child of element.children) if (isRead(child)) found.push(child)
  return found
}

function decodeCharacters(text: string): string {
  return text.replaceAll(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/giu, (whole, hex, decimal) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : String(whole)
  })
}
