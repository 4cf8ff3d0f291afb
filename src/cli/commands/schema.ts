import { readFile, writeFile } from 'node:fs/promises'

import { jsonSchemaText } from '#content/json-schema.ts'

import type { Command } from '../command.ts'

const path = 'schema/portfolio.schema.json'

/** Writes the published schema from the model; with --check it only compares. */
export const schema: Command = {
  name: 'schema',
  summary: 'write schema/portfolio.schema.json from the model (--check: compare only)',
  async run(args, io) {
    const [option, ...others] = args
    if (others.length > 0 || (option !== undefined && option !== '--check')) {
      io.error('Write "npm run schema" or "npm run schema -- --check": there is no other option.')
      return 2
    }
    const text = jsonSchemaText()
    if (!option) {
      try {
        await writeFile(path, text)
      } catch (error) {
        io.error(
          `${path} cannot be written: ${error instanceof Error ? error.message : String(error)}.`,
        )
        return 2
      }
      io.out(`Wrote ${path}.`)
      return 0
    }
    const committed = await readFile(path, 'utf8').catch(() => '')
    if (committed === text) {
      io.out(`${path} is what the model makes.`)
      return 0
    }
    io.error(`${path} is not what the model makes. Run "npm run schema" and commit the file.`)
    return 1
  },
}
