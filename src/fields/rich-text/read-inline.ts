import type { Image, ImageReference, Link, PhrasingContent } from 'mdast'

import { address, href } from '#fields/links/href.ts'
import { findWrongHost, suggestHost } from '#fields/links/wrong-host.ts'
import { suggestAddress } from '#problems/suggest-address.ts'

import { advisePicture, isElsewhere } from './advise-picture.ts'
import { reportHtml } from './report-html.ts'
import { formatExcerpt } from './format-excerpt.ts'
import { readLiteralText } from './read-literal-text.ts'
import { reportBrokenLinks } from './report-broken-links.ts'
import { reportGithubSigns } from './report-github-markdown.ts'
import { describeReference } from './reference-links.ts'
import { reportUnreadSigns } from './report-unread-signs.ts'
import type { RichNode, RichText } from './rich-node.ts'
import { readRange, report, readSource, type Reading, type TextProblem } from './text-problem.ts'

/**
 * Reads the parts of a paragraph. What a text cannot contain is reported, and stays as it is written.
 */
export function readInline(nodes: readonly PhrasingContent[], reading: Reading): RichText {
  const literal = readLiteralText(nodes, reading)
  if (literal) {
    reportBrokenLinks(literal, reading)
    reportUnreadSigns(literal, reading)
  }
  return readNodes(nodes, reading)
}

/** Writes a text of several lines in one, the same whether a system ends them with CRLF or LF. */
export function joinLines(text: string): string {
  return text.replaceAll(/[ \t]*(?:\r\n|\r|\n)[ \t]*/gu, ' ')
}

function readNodes(nodes: readonly PhrasingContent[], reading: Reading): RichText {
  return joinStrings(nodes.map((node) => readNode(node, reading)))
}

function readNode(node: PhrasingContent, reading: Reading): RichNode {
  switch (node.type) {
    case 'text':
      reportGithubSigns(node, reading)
      return joinLines(node.value)
    case 'strong':
      return { strong: readNodes(node.children, reading) }
    case 'emphasis':
      return { emphasis: readNodes(node.children, reading) }
    case 'inlineCode':
      return { code: joinLines(node.value) }
    case 'link':
      return readLink(node, reading)
    case 'break':
      if (reading.kind === 'story') return { break: true }
      if (readSource(node, reading).startsWith('\\')) {
        report(reading, node, {
          code: 'text/not-supported',
          message: 'A line cannot be broken within a paragraph.',
          help: 'Delete the "\\" at the end of the line, or leave a blank line for a new paragraph.',
        })
      }
      return ' '
    case 'html':
      reportHtml(node, reading)
      return readSource(node, reading)
    case 'image':
    case 'imageReference':
      report(reading, node, {
        code: 'text/not-supported',
        message: 'A paragraph cannot contain a picture.',
        help: advise(node, reading),
      })
      return readSource(node, reading)
    case 'linkReference':
      // A picture in it is the problem.
      if (node.children.some(isPicture)) readNodes(node.children, withoutLink(reading))
      else report(reading, node, describeReference(node, reading))
      return readSource(node, reading)
    default:
      // Footnotes are not parsed.
      return readSource(node, reading)
  }
}

function isPicture({ type }: PhrasingContent): boolean {
  return type === 'image' || type === 'imageReference'
}

/** Says what to write in place of a picture within a paragraph. */
function advise(node: Image | ImageReference, { kind, definitions, pictureHelp }: Reading): string {
  const src = node.type === 'image' ? node.url : definitions.get(node.identifier)
  const isKnown = src !== undefined && (node.type === 'imageReference' || isElsewhere(src))
  return kind === 'story' && isKnown ? advisePicture(src, node.alt) : pictureHelp
}

function withoutLink(reading: Reading): Reading {
  if (reading.kind !== 'story') return reading
  const pictureHelp = 'Write it on a line of its own, without the link around it.'
  return { ...reading, pictureHelp }
}

function readLink(node: Link, reading: Reading): RichNode {
  const code = 'text/link'
  const wrong = describeAddress(node.url)
  if (wrong) {
    report(reading, node, { code, ...wrong })
    return readSource(node, reading)
  }
  if (/^[#/]/u.test(node.url)) reading.links.push({ address: node.url, ...readRange(node) })
  const inner = readNodes(node.children, withoutLink(reading))
  if (!inner.some((part) => typeof part !== 'string' || /\S/u.test(part))) {
    report(reading, node, {
      code,
      message: `The link to ${formatExcerpt(node.url)} has no text.`,
      help: 'Write where it leads between "[" and "]".',
    })
  }
  if (typeof node.title === 'string') {
    report(reading, node, {
      code,
      message: `The link to ${formatExcerpt(node.url)} has a title, which the page does not show.`,
      help: 'Delete the title after the address.',
    })
  }
  return { link: inner, href: node.url }
}

/** Says why a link cannot lead to an address, and what to write. */
function describeAddress(
  url: string,
): Pick<TextProblem, 'message' | 'help' | 'suggestion' | 'address'> | undefined {
  const { error } = href.safeParse(url)
  const message = `A link cannot lead to ${formatExcerpt(url)}`
  if (error) {
    const help = `${error.issues.at(-1)?.message ?? 'Write another address'}.`
    const suggestion = suggestAddress(url, address)
    return { message: `${message}.`, help, suggestion, address: url }
  }
  const host = findWrongHost(url)
  if (host === undefined) return undefined
  return {
    message: `${message}: ${formatExcerpt(host)} is not the name of a host.`,
    help: 'Write the name of the host as in "https://example.org/".',
    suggestion: suggestHost(url),
  }
}

/** Joins strings that are neighbours. */
function joinStrings(nodes: readonly RichNode[]): RichText {
  const joined: RichNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string')
      joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}
