import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { captureCommand } from '#terminal/capture-for-tests.ts'

import { migrate } from './migrate.ts'

const old = '{\n\t"sections": {\n\t\t"hero": { "tag": "A" }\n\t}\n}\n'
const current =
  '{\n\t"schemaVersion": 2,\n\t"sections": [\n\t\t{ "type": "hero", "id": "hero", "tag": "A" }\n\t]\n}\n'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-migrate-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Writes a file. Returns its path and the path that the command prints. */
function write(text: string) {
  const path = join(folder, 'portfolio.json')
  writeFileSync(path, text)
  return { path, shown: relative(process.cwd(), path) }
}

const run = (...args: string[]) => captureCommand(migrate, ...args)

/** The changes that are printed, each with its line. */
function listChanges(shown: string): string[] {
  return [
    `${shown}:2: The file says its version now: "schemaVersion": 2.`,
    `${shown}:2: "sections" is a list [ ] now, in the same order.`,
    `${shown}:3: The section "hero" says "type": "hero" now, and is no longer under a key.`,
    `${shown}:3: This section has the id "hero" now.`,
    `${shown}:4: The list of sections ends with ].`,
  ]
}

test('an older file is rewritten, and each change printed; a second run changes nothing', async () => {
  const { path, shown } = write(old)
  const first = await run(path)
  const text = readFileSync(path, 'utf8')
  const second = await run(path)
  expect({ first, text, second, again: readFileSync(path, 'utf8') }).toEqual({
    first: {
      code: 0,
      out: [
        ...listChanges(shown),
        `${shown} has version 2 now. Check it with "npm run validate -- ${shown}".`,
      ],
      error: [],
    },
    text: current,
    second: {
      code: 0,
      out: [`${shown} has version 2, the newest: there is nothing to change.`],
      error: [],
    },
    again: current,
  })
})

test('no change is printed as made if the file cannot be written', async () => {
  const path = join(folder, `${'a'.repeat(245)}.json`)
  writeFileSync(path, old)
  // The name of the new file, which is written beside it, is too long.
  expect(await run(path)).toMatchObject({
    code: 2,
    out: [],
    error: [expect.stringContaining('cannot be written')],
  })
  expect(readFileSync(path, 'utf8')).toBe(old)
})

test('--check lists the changes, exits with 1 and changes nothing', async () => {
  const { path, shown } = write(old)
  expect({ said: await run('--check', path), text: readFileSync(path, 'utf8') }).toEqual({
    said: {
      code: 1,
      out: [],
      error: [
        ...listChanges(shown),
        `${shown} has version 0. "npm run migrate -- ${shown}" makes the changes above.`,
      ],
    },
    text: old,
  })
})

test('--check of a current file exits with 0', async () => {
  expect(await run('--check', write(current).path)).toMatchObject({ code: 0, error: [] })
})

describe('a file that cannot be migrated does not change', () => {
  test.each([
    [
      'a newer one',
      '{ "schemaVersion": 3 }',
      ': This file is newer than this Folio: it is of version 3, and this Folio reads version 2. Get the newer Folio that the file was written for: "npm run upgrade" installs the newest.',
    ],
    [
      'one that is not JSON',
      `${old},`,
      ' cannot be read as content. Run "npm run validate -- FILE" to see why.',
    ],
    [
      'one whose version is not a number',
      '{ "schemaVersion": "0" }',
      ' cannot be read as content. Run "npm run validate -- FILE" to see why.',
    ],
    ...[
      '[]',
      '{}',
      '{ "sections": { "heroo": {} } }',
      '{ "schemaVersoin": 1, "sections": [] }',
    ].map((text): [string, string, string] => [
      `one without a clear version: ${text}`,
      text,
      ' cannot be read as content. Run "npm run validate -- FILE" to see why.',
    ]),
  ])('%s', async (_, text, sentence) => {
    const { path, shown } = write(text)
    expect({ said: await run(path), text: readFileSync(path, 'utf8') }).toEqual({
      said: { code: 1, out: [], error: [`${shown}${sentence.replace('FILE', shown)}`] },
      text,
    })
  })
})

describe('what the command cannot do exits with 2 and one line', () => {
  test.each([[['--chek']], [['a.json', 'b.json']]])('%s', async (args) => {
    expect(await run(...args)).toEqual({
      code: 2,
      out: [],
      error: [expect.stringMatching(/ See "npm run migrate -- --help"\.$/u)],
    })
  })

  test('a file that does not exist', async () => {
    const path = join(folder, 'gone.json')
    expect(await run(path)).toEqual({
      code: 2,
      out: [],
      error: [`${relative(process.cwd(), path)} cannot be read: there is no such file.`],
    })
  })
})
