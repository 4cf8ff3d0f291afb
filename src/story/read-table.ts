import type { Table } from 'mdast'

import { readInline } from '#fields/rich-text/read-inline.ts'
import { report, type Reading } from '#fields/rich-text/text-problem.ts'

import type { StoryBlock } from './story-block.ts'

/** Reads a table. A row may be shorter than the first one: its last cells are empty. */
export function readTable(node: Table, reading: Reading): StoryBlock {
  reportLongRows(node, reading)
  const { children, align } = node
  const pictureHelp = 'Delete it, or write it above or below the table, on a line of its own.'
  const cellReading: Reading = { ...reading, kind: 'cell', pictureHelp }
  const [head = [], ...rows] = children.map((row) =>
    row.children.map((cell) => readInline(cell.children, cellReading)),
  )
  return {
    table: {
      head,
      rows: rows.map((row) => head.map((_, index) => row[index] ?? [])),
      align: head.map((_, index) => align?.[index] ?? null),
    },
  }
}

/** A row that is longer than the first one would lose its last cells. */
function reportLongRows({ children: [head, ...rows] }: Table, reading: Reading): void {
  const columns = head?.children.length ?? 0
  for (const row of rows.filter(({ children }) => children.length > columns)) {
    report(reading, row, {
      code: 'text/not-supported',
      message: `This row has ${row.children.length} cells, and the table has ${columns} columns.`,
      help: 'Write more cells into the first row and the row of "---", or write "\\|" for a plain "|".',
    })
  }
}
