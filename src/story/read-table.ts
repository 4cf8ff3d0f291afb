import type { Table } from 'mdast'

import { readInline } from '#fields/rich-text/read-inline.ts'
import type { Reading } from '#fields/rich-text/text-problem.ts'

import type { StoryBlock } from './story-block.ts'

/** Reads a table. A row may be shorter than the first one: its last cells are empty. */
export function readTable({ children, align }: Table, reading: Reading): StoryBlock {
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => readInline(cell.children, reading)),
  )
  return {
    table: {
      head,
      rows: rows.map((row) => head.map((_, index) => row[index] ?? [])),
      align: head.map((_, index) => align?.[index] ?? null),
    },
  }
}
