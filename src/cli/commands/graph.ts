import { readJson } from '#json/read-json.ts'
import { createCommand } from '#terminal/command.ts'
import { formatJson } from '#terminal/format-json.ts'

import { listDrawings, type Drawing } from '#cli/drawing/drawing.ts'
import { formatDot } from '#cli/drawing/format-dot.ts'
import { formatMermaid } from '#cli/drawing/format-mermaid.ts'
import { readContentText, sayUnreadable } from '#cli/read-content-text.ts'
import { completeDocument } from '#validate/shape/completion/complete-document.ts'

const formats: Readonly<Record<string, (drawings: readonly Drawing[]) => string>> = {
  mermaid: formatMermaid,
  dot: formatDot,
  json: (conversations) => formatJson({ version: 1, conversations }),
}

/** Draws the conversations of a content file, even if there are problems in them. */
export const graph = createCommand({
  command: 'npm run graph --',
  summary: 'draw the conversations',
  operands: ['[FILE]'],
  options: {
    format: {
      type: 'string',
      value: 'FORMAT',
      choices: Object.keys(formats),
      help: 'how to draw them, mermaid by default',
    },
  },
  run({ values, positionals: [path] }, io) {
    const content = readContentText(path)
    const { document, isReadable } = readJson(content.text)
    if (!isReadable) return sayUnreadable(content.path, io)
    const drawings = listDrawings(completeDocument(document))
    if (drawings.length === 0) io.error(`There is no conversation in ${content.file}.`)
    io.out((formats[values.format ?? ''] ?? formatMermaid)(drawings))
    return 0
  },
})
