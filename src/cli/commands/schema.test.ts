import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { jsonSchemaText } from '#content/json-schema.ts'

import { problemListSchemaText } from '../formats/problem-list.ts'
import { schema } from './schema.ts'

const path = 'schema/portfolio.schema.json'
const problems = 'schema/problems.schema.json'
const home = process.cwd()

/** What --check says of a file. */
const agrees = (each: string) => `${each} is what the model makes.`
const differs = (each: string) =>
  `${each} is not what the model makes. Run "npm run schema" and commit the file.`

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
  test('writes what the models make', async () => {
    const said = await run()
    expect({ said, texts: [path, problems].map((each) => readFileSync(each, 'utf8')) }).toEqual({
      said: { code: 0, out: [`Wrote ${path}.`, `Wrote ${problems}.`], error: [] },
      texts: [jsonSchemaText(), problemListSchemaText()],
    })
  })

  test('that cannot be written ends with 2 and one sentence for each file', async () => {
    rmSync('schema', { recursive: true })
    expect(await run()).toEqual({
      code: 2,
      out: [],
      error: [path, problems].map((each) => `${each} cannot be written: there is no such folder.`),
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
  test('ends with 0 where the files are what the models make', async () => {
    await run()
    expect(await run('--check')).toEqual({
      code: 0,
      out: [agrees(path), agrees(problems)],
      error: [],
    })
  })

  test.each([
    ['one byte more', `${jsonSchemaText()} `],
    ['CRLF', jsonSchemaText().replaceAll('\n', '\r\n')],
    ['nothing', ''],
  ])('ends with 1 where a file has %s, and leaves it as it is', async (_, text) => {
    await run()
    writeFileSync(path, text)
    const said = await run('--check')
    expect({ said, text: readFileSync(path, 'utf8') }).toEqual({
      said: { code: 1, out: [agrees(problems)], error: [differs(path)] },
      text,
    })
  })

  test('ends with 1 where a file is not there', async () => {
    await run()
    rmSync(problems)
    expect(await run('--check')).toEqual({
      code: 1,
      out: [agrees(path)],
      error: [differs(problems)],
    })
  })
})
