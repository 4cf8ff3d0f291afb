import { createRequire } from 'node:module'

import type * as Drawing from '@resvg/resvg-js'

import { formatValue } from '#json/format-value.ts'
import { indexLines } from '#json/index-lines.ts'

import { dropReferences } from './drop-references.ts'
import { listElements, readSvg, type SvgElement } from './svg-elements.ts'

const require = createRequire(import.meta.url)

/** What keeps browsers from drawing an SVG picture, as the end of a sentence, and what to do. */
export type SvgProblem = { readonly message: string; readonly help: string }

const svgNamespace = 'xmlns="http://www.w3.org/2000/svg"'

const saveAgain = 'Save it again with another program, or name another.'

/** Elements that draw. Others group them, describe them, or are drawn where a "use" names them. */
const drawing =
  /^(?:.*:)?(?:path|rect|circle|ellipse|line|polyline|polygon|text|image|use|foreignObject)$/u

/** Elements whose content is not drawn where it is. */
const undrawn = /^(?:.*:)?(?:defs|symbol|clipPath|mask|pattern|marker|metadata|title|desc)$/u

/** Elements that show the file or the element in their "href". */
const showing = /^(?:.*:)?(?:image|feImage|use)$/u

/** Elements that run scripts, or hold other documents. */
const running = /^(?:.*:)?(?:script|handler|iframe|object|embed)$/iu

/** An address whose spaces browsers ignore before they run it. */
const scriptAddress = /^[\0-\x20]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:|data:text\/html)/iu

/** Finds why browsers would not draw an SVG picture. Its elements must not repeat each other without end. */
export function checkSvg(text: string): SvgProblem | undefined {
  return checkXml(text) ?? checkDrawn(readSvg(text), indexLines(text))
}

/** Browsers show an SVG picture only if it is XML without an error, and its root is an SVG element. */
function checkXml(text: string): SvgProblem | undefined {
  // Few contents have SVG pictures.
  const { Resvg }: typeof Drawing = require('@resvg/resvg-js')
  try {
    // The parser of resvg refuses what browsers refuse, and says where.
    void new Resvg(dropReferences(text), { font: { loadSystemFonts: false } })
    return undefined
  } catch (error) {
    const cause = error instanceof Error ? error.message : ''
    return cause.startsWith('SVG data parsing failed') ? describeSyntax(cause, text) : undefined
  }
}

function describeSyntax(cause: string, text: string): SvgProblem {
  const [, line = '1', column = '1'] = / at (\d+):(\d+)/u.exec(cause) ?? []
  if (cause.includes('does not have a root node')) {
    const root = readSvg(text).children.find(({ name }) => name === 'svg')
    const at = indexLines(text)(root?.start ?? 0).line
    return {
      message: `has no ${svgNamespace} in its <svg> tag in line ${at}: browsers do not draw it`,
      help: `Begin the tag with <svg ${svgNamespace}.`,
    }
  }
  if (/never closed|unexpected end of stream/u.test(cause)) {
    const last = indexLines(text)(text.length).line
    return { message: `ends too early, in line ${last}`, help: saveAgain }
  }
  const [, prefix] = /unknown namespace prefix '(.+?)'/u.exec(cause) ?? []
  if (prefix !== undefined) {
    return {
      message: `has ${formatValue(`${prefix}:`)} in line ${line} without xmlns:${prefix} in its <svg> tag`,
      help: 'Export it again as plain SVG, or delete what begins with it.',
    }
  }
  const reason = cause
    .replaceAll(/^SVG data parsing failed cause | at \d+:\d+/gu, '')
    .replaceAll(' cause ', ': ')
  return {
    message: `is not valid XML in line ${line}, column ${column} (${reason}): browsers do not draw it`,
    help: 'Correct it, or save it again with another program.',
  }
}

function checkDrawn(
  root: SvgElement,
  findPosition: ReturnType<typeof indexLines>,
): SvgProblem | undefined {
  const outside = listElements(root).flatMap((element) => {
    const href = readHref(element)
    return href !== undefined && isOutside(element, href) ? [{ element, href }] : []
  })[0]
  if (outside) {
    const { line } = findPosition(outside.element.start)
    return {
      message: `needs ${formatValue(outside.href)} in line ${line}, and browsers load no other file for a picture`,
      help: 'Export it again with pictures embedded.',
    }
  }
  if (
    listElements(root, ({ name }) => !undrawn.test(name)).some(({ name }) => drawing.test(name))
  ) {
    return undefined
  }
  return {
    message: 'draws nothing',
    help: 'Export it again with paths or shapes, or name another.',
  }
}

/** Finds the first script of a picture. Icons are not published as files: they have a check of their own. */
export function findScript(text: string): SvgProblem | undefined {
  const scripted = listElements(readSvg(text)).find(hasScript)
  if (!scripted) return undefined
  const { line } = indexLines(text)(scripted.start)
  return {
    message: `has a script in line ${line}, which browsers run only where somebody opens the file alone`,
    help: 'Export it again as plain SVG, or delete the script.',
  }
}

function hasScript({ name, attributes }: SvgElement): boolean {
  return (
    running.test(name) ||
    [...attributes].some(([key, value]) => /^on/iu.test(key) || scriptAddress.test(value))
  )
}

function readHref({ attributes }: SvgElement): string | undefined {
  return (attributes.get('href') ?? attributes.get('xlink:href'))?.trim()
}

function isOutside({ name }: SvgElement, href: string): boolean {
  return showing.test(name) && href !== '' && !/^(?:#|data:)/iu.test(href)
}
