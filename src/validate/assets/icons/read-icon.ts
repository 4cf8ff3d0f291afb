import { iconElements, type IconDrawing, type IconShape } from '#fields/pictures/icon-drawing.ts'
import { formatValue } from '#json/format-value.ts'
import { indexLines } from '#json/index-lines.ts'

import { readSvg, type SvgElement } from '#validate/assets/svg/svg-elements.ts'

/** What an icon cannot have, and where. */
type IconProblem = { readonly line: number; readonly message: string; readonly help: string }

type Icon = {
  /** Undefined if there is a problem. */
  readonly drawing: IconDrawing | undefined
  readonly problems: readonly IconProblem[]
}

/** The most characters of its shapes: the page contains them. A detailed logo has 4,000. */
const maxSize = 8000

const maxDepth = 20

/** Elements that draw nothing themselves, with all that is in them. Gradients become one colour. */
export const undrawn = /^(?:title|desc|metadata|defs|(?:linear|radial)Gradient)$|:/u

/** Attributes that are numbers, names or lists of both, as React writes them. */
const attributeNames = new Map(
  `d points x y x1 x2 y1 y2 cx cy r rx ry width height transform opacity fill fill-opacity fill-rule
  stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset stroke-opacity`
    .split(/\s+/u)
    .map((name) => [name, name.replaceAll(/-[a-z]/gu, (part) => part.charAt(1).toUpperCase())]),
)

/** The attributes of the outermost element that its shapes inherit. */
const inherited = /^(?:opacity|fill|stroke)/u

/** Attributes that would change the shapes, and are not drawn. */
const refused = /^(?:on.*|(?:.*:)?href|clip-path|mask|filter|marker.*)$/iu

/**
 * Reads the drawing of an icon: paths, shapes and groups in one colour. It is made again from its
 * parts, so that nothing else of the file can reach the page.
 */
export function readIcon(text: string): Icon {
  const findPosition = indexLines(text)
  const problems: IconProblem[] = []
  const report = ({ start }: Pick<SvgElement, 'start'>, message: string, help: string) => {
    problems.push({ line: findPosition(start).line, message, help })
  }
  const root = readSvg(text).children.find(({ name }) => name === 'svg')
  if (root?.end === undefined) {
    report(root ?? { start: 0 }, 'has no whole "svg" element', 'Export it again as SVG.')
    return { drawing: undefined, problems }
  }
  const viewBox = readViewBox(root)
  if (viewBox === undefined) {
    report(root, 'has no "viewBox"', 'Write viewBox="0 0 24 24" with the size of the drawing.')
  }
  const own = [...readAttributes(root)].filter(([name]) => inherited.test(name))
  const shapes = readShapes(root, 0)
  const size = JSON.stringify(shapes).length
  if (problems.length === 0 && !hasShape(shapes)) {
    report(root, 'draws nothing', 'Export it again with paths or shapes.')
  }
  if (size > maxSize) {
    const help = 'Use a simpler drawing, or export it with fewer decimals.'
    report(root, `has ${size} characters of shapes, and an icon may have ${maxSize}`, help)
  }
  if (viewBox === undefined || problems.length > 0) return { drawing: undefined, problems }
  const group: IconShape = { element: 'g', attributes: Object.fromEntries(own), shapes }
  return { drawing: { viewBox, shapes: own.length > 0 ? [group] : shapes }, problems }

  function readShapes({ children }: SvgElement, depth: number): IconShape[] {
    return children.flatMap((child): IconShape[] => {
      const element = iconElements.find((name) => name === child.name)
      if (undrawn.test(child.name)) return []
      if (!element || depth > maxDepth) {
        report(
          child,
          `has ${describeElement(child.name, depth > maxDepth)}`,
          adviseOnElement(child.name),
        )
        return []
      }
      const attributes = Object.fromEntries(readAttributes(child))
      const inner = readShapes(child, depth + 1)
      return [{ element, attributes, ...(inner.length > 0 ? { shapes: inner } : {}) }]
    })
  }

  function readAttributes(element: SvgElement): Map<string, string> {
    const written = [...element.attributes].flatMap(([name, value]) =>
      name === 'style' ? readStyle(value) : [[name, value] as const],
    )
    const read = new Map<string, string>()
    for (const [name, value] of written) {
      const known = attributeNames.get(name)
      if (refused.test(name) && value !== 'none') {
        report(element, `has the attribute ${formatValue(name)}`, attributeHelp)
      } else if (known !== undefined) read.set(known, replaceColour(name, value))
    }
    return read
  }
}

const attributeHelp = 'Delete it, or export the drawing again as plain paths.'

function describeElement(name: string, isDeep: boolean): string {
  return isDeep ? `groups in more than ${maxDepth} groups` : `the element ${formatValue(name)}`
}

function adviseOnElement(name: string): string {
  if (name === 'style') return 'Export it again with "presentation attributes" in place of CSS.'
  if (name === 'text') return 'Convert the text to paths.'
  return 'An icon consists of paths and shapes: export it again with these alone.'
}

/** "fill: none; stroke-width: 2" as attributes. */
export function readStyle(style: string): (readonly [string, string])[] {
  return style.split(';').map((declaration) => {
    const [name = '', ...value] = declaration.split(':')
    return [name.trim(), value.join(':').trim()] as const
  })
}

/** Every colour becomes that of the text, since the icon follows the theme. */
function replaceColour(name: string, value: string): string {
  if (name !== 'fill' && name !== 'stroke') return value
  return /^(?:none|transparent)$/u.test(value) ? 'none' : 'currentColor'
}

function readViewBox({ attributes }: SvgElement): string | undefined {
  const [width, height] = [attributes.get('width'), attributes.get('height')]
  const written = attributes.get('viewBox') ?? `0 0 ${width} ${height}`.replaceAll('px', '')
  const numbers = written.trim().split(/[\s,]+/u)
  const isBox = numbers.length === 4 && numbers.every((part) => /^-?\d*\.?\d+$/u.test(part))
  const hasSize = Number(numbers[2]) > 0 && Number(numbers[3]) > 0
  return isBox && hasSize ? numbers.join(' ') : undefined
}

function hasShape(shapes: readonly IconShape[]): boolean {
  return shapes.some(({ element, shapes: inner = [] }) => element !== 'g' || hasShape(inner))
}
