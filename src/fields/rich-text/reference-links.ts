import type { Definition, LinkReference, RootContent } from 'mdast'

import { href } from '#fields/links/href.ts'

import { formatExcerpt } from './format-excerpt.ts'
import { readRange, readSource, type Reading } from './text-problem.ts'

/** Lists the addresses that lines such as "[docs]: https://example.org" define; the first of a name wins. */
export function listDefinitions(nodes: readonly RootContent[]): ReadonlyMap<string, string> {
  const definitions = nodes.filter((node) => node.type === 'definition')
  return new Map(definitions.toReversed().map(({ identifier, url }) => [identifier, url]))
}

/** Describes a link whose address is in another line: "[the docs][docs]". */
export function describeReference(node: LinkReference, reading: Reading) {
  const first = node.children[0] ?? node
  const text = reading.source.slice(
    readRange(first).start,
    readRange(node.children.at(-1) ?? node).end,
  )
  return {
    code: 'text/link',
    message: `The link ${formatExcerpt(readSource(node, reading))} has no address in parentheses.`,
    help: `Write ${formatLink(text, reading.definitions.get(node.identifier))}, or "\\[" for a plain "[".`,
  } as const
}

/** Describes the line with the address. */
export function describeDefinition({ label, identifier, url }: Definition, { kind }: Reading) {
  const isPicture = /^data:|\.(?:png|jpe?g|webp|avif|svg|gif)(?:[?#]|$)/iu.test(url)
  const help = !isPicture
    ? `Write ${formatLink(label ?? identifier, url)} where the link is, and delete this line.`
    : kind === 'story'
      ? 'Write ![What it shows](media/name.png) where the picture is, and delete this line.'
      : 'Delete this line.'
  return {
    code: 'text/not-supported',
    message: 'This text cannot contain a link definition.',
    help: isUsable(url) ? help : `${help} Or write "\\[" for a plain "[".`,
  } as const
}

function formatLink(text: string, address: string | undefined): string {
  const shown = text.length > 60 ? '…' : text.replaceAll(/\s+/gu, ' ')
  return isUsable(address) ? `[${shown}](${address})` : '[text](https://example.org/)'
}

function isUsable(address: string | undefined): address is string {
  return address !== undefined && address.length <= 200 && href.safeParse(address).success
}
