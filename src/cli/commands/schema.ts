import { readFile, writeFile } from 'node:fs/promises'

import { jsonSchemaText } from '#content/json-schema.ts'
import { refusalOf } from '#disk/refusal.ts'

import type { Command, Io } from '../command.ts'
import { problemListSchemaText } from '../formats/problem-list.ts'

const files = [
  { path: 'schema/portfolio.schema.json', textOf: jsonSchemaText },
  { path: 'schema/problems.schema.json', textOf: problemListSchemaText },
]

/** Writes the published schemas from the models; with --check it only compares. */
export const schema: Command = {
  name: 'schema',
  summary: 'write the files in schema/ from the models (--check: compare only)',
  async run(args, io) {
    const [option, ...others] = args
    if (others.length > 0 || (option !== undefined && option !== '--check')) {
      io.error('Write "npm run schema" or "npm run schema -- --check": there is no other option.')
      return 2
    }
    const codes: number[] = []
    for (const { path, textOf } of files) {
      codes.push(option ? await compare(path, textOf(), io) : await write(path, textOf(), io))
    }
    return Math.max(...codes)
  },
}

async function write(path: string, text: string, io: Io): Promise<number> {
  try {
    await writeFile(path, text)
  } catch (error) {
    io.error(refusalOf(path, error, 'written').message)
    return 2
  }
  io.out(`Wrote ${path}.`)
  return 0
}

async function compare(path: string, text: string, io: Io): Promise<number> {
  const committed = await readFile(path, 'utf8').catch(() => '')
  if (committed === text) {
    io.out(`${path} is what the model makes.`)
    return 0
  }
  io.error(`${path} is not what the model makes. Run "npm run schema" and commit the file.`)
  return 1
}
