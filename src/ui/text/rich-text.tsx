import type { ReactNode } from 'react'

import { spellsAddress } from '#fields/links/spells-address.ts'
import { readPlainText } from '#fields/rich-text/plain-text.ts'
import type {
  RichBlocks as Blocks,
  RichNode,
  RichText as Text,
} from '#fields/rich-text/rich-node.ts'

import { WholeSigns } from './isolated.tsx'
import css from './rich-text.module.css'

/** A rich text of one paragraph, without an element around it. */
export function RichText({ text }: { readonly text: Text }): ReactNode {
  // The index is the key, since a text never changes its parts.
  // oxlint-disable-next-line react/no-array-index-key
  return text.map((node, index) => <Part key={index} node={node} />)
}

/** Paragraphs and lists. */
export function RichBlocks({ blocks }: { readonly blocks: Blocks }) {
  return (
    <div className={css.root}>
      {blocks.map((block, index) => (
        // The index is the key, since a text never changes its parts.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { readonly block: Blocks[number] }) {
  if ('list' in block) return <RichList items={block.list} />
  return (
    <p>
      <RichText text={block.paragraph} />
    </p>
  )
}

type ListProps = {
  readonly items: readonly Text[]
  /** The first number of a numbered list. */
  readonly start?: number | undefined
}

export function RichList({ items, start }: ListProps) {
  const entries = items.map((item, index) => (
    // The index is the key, since a text never changes its parts.
    // oxlint-disable-next-line react/no-array-index-key
    <li key={index}>
      <RichText text={item} />
    </li>
  ))
  if (start === undefined) return <ul className={css.list}>{entries}</ul>
  const { length } = String(start + items.length - 1)
  return (
    <ol className={css.numbers} start={start} data-digits={length > 1 ? length : undefined}>
      {entries}
    </ol>
  )
}

function Part({ node }: { readonly node: RichNode }): ReactNode {
  if (typeof node === 'string') return <WholeSigns text={node} />
  if ('code' in node) {
    return (
      <code className={css.code} dir="ltr">
        {node.code}
      </code>
    )
  }
  if ('break' in node) return <br />
  if ('strong' in node) {
    return (
      <strong>
        <RichText text={node.strong} />
      </strong>
    )
  }
  if ('emphasis' in node) {
    return (
      <em>
        <RichText text={node.emphasis} />
      </em>
    )
  }
  const words = readPlainText(node.link)
  const isAddress = spellsAddress(words, node.href)
  // In a text from right to left, "+47 12" would be "12 47+".
  const isLeftToRight = isAddress || !/\p{L}/u.test(words)
  return (
    <a
      href={node.href}
      dir={isLeftToRight ? 'ltr' : undefined}
      data-address={isAddress ? '' : undefined}
      data-print={isAddress ? undefined : /^(?:mailto|tel):([^?]+)/iu.exec(node.href)?.[1]}
    >
      <RichText text={node.link} />
    </a>
  )
}
