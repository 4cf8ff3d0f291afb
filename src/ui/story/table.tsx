import { readPlainText } from '#fields/rich-text/plain-text.ts'
import type { RichText as Text } from '#fields/rich-text/rich-node.ts'
import type { StoryTable } from '#story/story-block.ts'
import { RichText } from '#ui/text/rich-text.tsx'

import css from './table.module.css'

/** A table that scrolls where it is wider than the page. Its name is that of its columns. */
export function Table({ head, rows, align }: StoryTable) {
  const names = head.map(readPlainText).filter(Boolean).join(', ')
  return (
    <div
      className={css.root}
      role="group"
      aria-label={names || undefined}
      // Focusable, so that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table>
        <thead>
          <Row cells={head} align={align} isHead />
        </thead>
        <tbody>
          {rows.map((cells, index) => (
            // The index is the key, since a table never changes its rows.
            // oxlint-disable-next-line react/no-array-index-key
            <Row key={index} cells={cells} align={align} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Pick<StoryTable, 'align'> & {
  readonly cells: readonly Text[]
  readonly isHead?: boolean
}

function Row({ cells, align, isHead = false }: RowProps) {
  return (
    <tr>
      {cells.map((cell, index) => {
        // A heading without text would name nothing.
        const isHeading = isHead && cell.length > 0
        const Cell = isHeading ? 'th' : 'td'
        return (
          // The index is the key, since a row never changes its cells.
          // oxlint-disable-next-line react/no-array-index-key
          <Cell key={index} scope={isHeading ? 'col' : undefined} data-align={align[index]}>
            <RichText text={cell} />
          </Cell>
        )
      })}
    </tr>
  )
}
