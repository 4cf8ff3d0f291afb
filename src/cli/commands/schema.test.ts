import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { jsonSchemaText } from '#content/json-schema.ts'

import { schema } from './schema.ts'

const path = 'schema/portfolio.schema.json'
const home = process.cwd()

// The command writes where it is called, so each test is called in a folder of its own.
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-schema-'))
  mkdirSync(join(folder, 'schema'))
  process.chdir(folder)
})
afterEach(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

/** Runs the command: its exit code and all that it said. */
async function run(...args: string[]) {
  const out: string[] = []
  const error: string[] = []
  const code = await schema.run(args, {
    out: (line) => out.push(line),
    error: (line) => error.push(line),
  })
  return { code, out, error }
}

describe('schema', () => {
  test('writes what the model makes', async () => {
    const said = await run()
    expect({ said, text: readFileSync(path, 'utf8') }).toEqual({
      said: { code: 0, out: [`Wrote ${path}.`], error: [] },
      text: jsonSchemaText(),
    })
  })

  test('that cannot be written ends with 2 and one sentence', async () => {
    rmSync('schema', { recursive: true })
    expect(await run()).toEqual({
      code: 2,
      out: [],
      error: [`${path} cannot be written: ENOENT: no such file or directory, open '${path}'.`],
    })
  })

  test.each([['--chek'], ['--check', '--force'], ['other.json']])(
    'with an option that is not there writes nothing and ends with 2: %s %s',
    async (...args) => {
      writeFileSync(path, 'mine')
      const said = await run(...args)
      expect({ said, text: readFileSync(path, 'utf8') }).toEqual({
        said: {
          code: 2,
          out: [],
          error: [
            'Write "npm run schema" or "npm run schema -- --check": there is no other option.',
          ],
        },
        text: 'mine',
      })
    },
  )
})

describe('schema --check', () => {
  test('ends with 0 where the file is what the model makes', async () => {
    writeFileSync(path, jsonSchemaText())
    expect(await run('--check')).toEqual({
      code: 0,
      out: [`${path} is what the model makes.`],
      error: [],
    })
  })

  test.each([
    ['one byte more', `${jsonSchemaText()} `],
    ['CRLF', jsonSchemaText().replaceAll('\n', '\r\n')],
    ['nothing', ''],
  ])('ends with 1 where the file has %s, and leaves it as it is', async (_, text) => {
    writeFileSync(path, text)
    const said = await run('--check')
    expect({ said, text: readFileSync(path, 'utf8') }).toEqual({
      said: {
        code: 1,
        out: [],
        error: [`${path} is not what the model makes. Run "npm run schema" and commit the file.`],
      },
      text,
    })
  })

  test('ends with 1 where there is no file', async () => {
    expect(await run('--check')).toEqual({
      code: 1,
      out: [],
      error: [`${path} is not what the model makes. Run "npm run schema" and commit the file.`],
    })
  })
})
