import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { migrate } from './migrate.ts'

const old = '{\n\t"sections": {\n\t\t"hero": { "tag": "A" }\n\t}\n}\n'
const current =
  '{\n\t"schemaVersion": 1,\n\t"sections": [\n\t\t{ "type": "hero", "tag": "A" }\n\t]\n}\n'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-migrate-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Writes a file; its path, and the path that the command shows. */
function write(text: string) {
  const path = join(folder, 'portfolio.json')
  writeFileSync(path, text)
  return { path, shown: relative(process.cwd(), path) }
}

/** Runs the command: its exit code and all that it said. */
async function run(...args: string[]) {
  const out: string[] = []
  const error: string[] = []
  const code = await migrate.run(args, {
    out: (line) => out.push(line),
    error: (line) => error.push(line),
  })
  return { code, out, error }
}

/** What is said of the changes, each with its line. */
function changes(shown: string): string[] {
  return [
    `${shown}:2: The file says its version now: "schemaVersion": 1.`,
    `${shown}:2: "sections" is a list [ ] now, in the same order.`,
    `${shown}:3: The section "hero" stands without its name now, and says "type": "hero".`,
    `${shown}:4: The list of sections ends with ].`,
  ]
}

test('an older file is rewritten, and each change told; the second time there is none', async () => {
  const { path, shown } = write(old)
  const first = await run(path)
  const text = readFileSync(path, 'utf8')
  const second = await run(path)
  expect({ first, text, second, again: readFileSync(path, 'utf8') }).toEqual({
    first: {
      code: 0,
      out: [...changes(shown), `${shown} is of version 1 now. "npm run validate" checks it.`],
      error: [],
    },
    text: current,
    second: {
      code: 0,
      out: [`${shown} is of version 1, the newest: there is nothing to change.`],
      error: [],
    },
    again: current,
  })
})

test('--check says what would change, ends with 1 and changes nothing', async () => {
  const { path, shown } = write(old)
  expect({ said: await run('--check', path), text: readFileSync(path, 'utf8') }).toEqual({
    said: {
      code: 1,
      out: [],
      error: [
        ...changes(shown),
        `${shown} is of version 0. "npm run migrate" would change the lines above.`,
      ],
    },
    text: old,
  })
})

test('--check of a file that is up to date ends with 0', async () => {
  expect(await run('--check', write(current).path)).toMatchObject({ code: 0, error: [] })
})

describe('a file that cannot be migrated stays as it is', () => {
  test.each([
    [
      'a newer one',
      '{ "schemaVersion": 2 }',
      ': This file is newer than this Folio: it is of version 2, and Folio reads version 1. Get the newer Folio that the file was written for.',
    ],
    [
      'one that is not JSON',
      `${old},`,
      ' cannot be read as it is. "npm run validate" says what to mend first.',
    ],
    [
      'one whose version is none',
      '{ "schemaVersion": "0" }',
      ' cannot be read as it is. "npm run validate" says what to mend first.',
    ],
    ...['[]', '{}', '{ "sections": { "heroo": {} } }'].map((text): [string, string, string] => [
      `one of no version: ${text}`,
      text,
      ' says no version, and has no list of sections to tell it by. "npm run validate" says what to mend first.',
    ]),
  ])('%s', async (_, text, sentence) => {
    const { path, shown } = write(text)
    expect({ said: await run(path), text: readFileSync(path, 'utf8') }).toEqual({
      said: { code: 1, out: [], error: [`${shown}${sentence}`] },
      text,
    })
  })
})

describe('what the command cannot do ends with 2 and one sentence', () => {
  test.each([[['--chek']], [['a.json', 'b.json']]])('%s', async (args) => {
    expect(await run(...args)).toEqual({
      code: 2,
      out: [],
      error: ['Write "npm run migrate -- [--check] [FILE]": there is no other option.'],
    })
  })

  test('a file that is not there', async () => {
    const path = join(folder, 'gone.json')
    expect(await run(path)).toEqual({
      code: 2,
      out: [],
      error: [`${relative(process.cwd(), path)} cannot be read: there is no such file.`],
    })
  })
})
