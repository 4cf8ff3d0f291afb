import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createJsonSchemaText } from '#content/json-schema.ts'
import { captureCommand } from '#terminal/capture-for-tests.ts'

import { schema } from './schema.ts'

const path = 'schema/portfolio.schema.json'
const home = process.cwd()

const differs = `${path} does not match the model. Run "npm run schema" and commit the file.`

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

const run = (...args: string[]) => captureCommand(schema, ...args)

describe('schema', () => {
  test('writes the file from the model', async () => {
    const printed = await run()
    expect({ printed, text: readFileSync(path, 'utf8') }).toEqual({
      printed: { code: 0, out: [`Wrote ${path}.`], error: [] },
      text: createJsonSchemaText(),
    })
  })

  test('exits with 2 and one sentence if the file cannot be written', async () => {
    rmSync('schema', { recursive: true })
    mkdirSync(path, { recursive: true })
    expect(await run()).toEqual({
      code: 2,
      out: [],
      error: [`${path} cannot be written: it is a folder.`],
    })
  })

  test.each([['--chek'], ['--check', '--force'], ['other.json']])(
    'writes nothing and exits with 2 for wrong arguments: %s %s',
    async (...args) => {
      writeFileSync(path, 'mine')
      const said = await run(...args)
      expect({ said, text: readFileSync(path, 'utf8') }).toEqual({
        said: {
          code: 2,
          out: [],
          error: [expect.stringMatching(/ See "npm run schema -- --help"\.$/u)],
        },
        text: 'mine',
      })
    },
  )
})

describe('schema --check', () => {
  test('exits with 0 if the file matches the model', async () => {
    await run()
    expect(await run('--check')).toEqual({
      code: 0,
      out: [`${path} matches the model.`],
      error: [],
    })
  })

  test('takes a file with the line ends that Git writes on Windows', async () => {
    writeFileSync(path, createJsonSchemaText().replaceAll('\n', '\r\n'))
    expect(await run('--check')).toEqual({
      code: 0,
      out: [`${path} matches the model.`],
      error: [],
    })
  })

  test.each([
    ['one byte more', `${createJsonSchemaText()} `],
    ['nothing', ''],
  ])('exits with 1 if a file has %s, and does not change it', async (_, text) => {
    await run()
    writeFileSync(path, text)
    const said = await run('--check')
    expect({ said, text: readFileSync(path, 'utf8') }).toEqual({
      said: { code: 1, out: [], error: [differs] },
      text,
    })
  })

  test('exits with 1 if a file is missing', async () => {
    await run()
    rmSync(path)
    expect(await run('--check')).toEqual({
      code: 1,
      out: [],
      error: [differs],
    })
  })
})
