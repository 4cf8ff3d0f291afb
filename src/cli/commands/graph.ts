import { parseArgs } from 'node:util'

import { readSource } from '#content/source-map.ts'

import type { Command } from '../command.ts'
import { dot } from '../drawing/dot.ts'
import { drawingsOf, type Drawing } from '../drawing/drawing.ts'
import { mermaid } from '../drawing/mermaid.ts'
import { jsonText } from '../json-text.ts'
import { readContent } from '../read-content.ts'

const formats: Readonly<Record<string, (drawings: readonly Drawing[]) => string>> = {
  mermaid,
  dot,
  json: (conversations) => jsonText({ version: 1, conversations }),
}

const usage =
  'Write "npm run graph -- [--format mermaid|dot|json] [FILE]": there is no other option and no other format.'

/** Draws the conversations of a content file, also while something is wrong with them. */
export const graph: Command = {
  name: 'graph',
  summary: 'draw the conversations ([--format mermaid|dot|json] [FILE])',
  async run(args, io) {
    const options = readOptions(args)
    if (!options) {
      io.error(usage)
      return 2
    }
    const content = readContent(options.path, io)
    if (!content) return 2
    const document = parse(content.text)
    if (document === undefined) {
      io.error(`${content.file} is not JSON. "npm run validate" says what to mend.`)
      return 1
    }
    if (!readSource(content.text).isReadable) {
      io.error(
        `${content.file} cannot be read as it is. "npm run validate" says what to mend first.`,
      )
      return 1
    }
    io.out(options.draw(drawingsOf(document)))
    return 0
  },
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { format: { type: 'string', default: 'mermaid' } },
      allowPositionals: true,
    })
    const draw = Object.hasOwn(formats, values.format) ? formats[values.format] : undefined
    return draw && positionals.length < 2 ? { draw, path: positionals[0] } : undefined
  } catch {
    return undefined
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch {
    return undefined
  }
}
