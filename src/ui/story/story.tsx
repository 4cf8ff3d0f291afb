import type { Labels } from '#fields/texts/labels.ts'
import type { StoryBlock, StoryBlocks } from '#story/story-block.ts'
import { Photo } from '#ui/picture/photo.tsx'
import { RichList, RichText } from '#ui/text/rich-text.tsx'

import { CodeBlock } from './code-block.tsx'
import css from './story.module.css'
import { Table } from './table.tsx'

type Props = { readonly blocks: StoryBlocks; readonly labels: Labels }

/** The story of a project: text in one column, and pictures and code that may be wider. */
export function Story({ blocks, labels }: Props) {
  return (
    <div className={css.root}>
      {blocks.map((block, index) => (
        // The index is the key, since a story never changes its blocks.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} block={block} labels={labels} />
      ))}
    </div>
  )
}

function Block({ block, labels }: { readonly block: StoryBlock; readonly labels: Labels }) {
  if ('heading' in block) {
    const Heading = block.level === 2 ? 'h2' : 'h3'
    return (
      <Heading id={block.id}>
        <RichText text={block.heading} />
      </Heading>
    )
  }
  if ('paragraph' in block) {
    return (
      <p>
        <RichText text={block.paragraph} />
      </p>
    )
  }
  if ('list' in block) return <RichList items={block.list} start={block.start} />
  if ('quote' in block) return <Quote {...block} />
  if ('picture' in block) return <Figure {...block} />
  if ('table' in block) return <Table {...block.table} />
  if ('code' in block) return <CodeBlock {...block} label={labels.code} />
  return <hr />
}

function Quote({ quote, source }: Extract<StoryBlock, { readonly quote: unknown }>) {
  return (
    <figure className={css.quote}>
      <blockquote>
        {quote.map((text, index) => (
          // The index is the key, since a quote never changes its paragraphs.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index}>
            <RichText text={text} />
          </p>
        ))}
      </blockquote>
      {source && (
        <figcaption className={css.caption}>
          <RichText text={source} />
        </figcaption>
      )}
    </figure>
  )
}

function Figure({ picture }: Extract<StoryBlock, { readonly picture: unknown }>) {
  return (
    <figure className={css.picture}>
      <Photo photo={picture} sizes="(width >= 60rem) 60rem, 100vw" />
      {picture.caption && (
        <figcaption className={css.caption}>
          <RichText text={picture.caption} />
        </figcaption>
      )}
    </figure>
  )
}
