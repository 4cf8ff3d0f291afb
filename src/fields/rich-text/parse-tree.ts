import type { RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmTable } from 'micromark-extension-gfm-table'

/** The links of bare addresses, without those that it adds later: they have no position. */
const { transforms: _, ...bareAddresses } = gfmAutolinkLiteralFromMarkdown()

/**
 * Parses CommonMark with links of bare addresses and tables, and without code blocks by indentation: a
 * story has fences for them.
 */
export function parseTree(text: string): readonly RootContent[] {
  const extensions = [gfmAutolinkLiteral(), gfmTable(), { disable: { null: ['codeIndented'] } }]
  const mdastExtensions = [bareAddresses, gfmTableFromMarkdown()]
  return fromMarkdown(text, { extensions, mdastExtensions }).children
}
