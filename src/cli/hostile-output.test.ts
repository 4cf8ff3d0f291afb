import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import { makeExampleContent, writePointer, replaceStrings } from '#fixtures/example-content.ts'

import type { Command } from '#terminal/command.ts'

import { explain } from './commands/explain.ts'
import { graph } from './commands/graph.ts'
import { play } from './commands/play.ts'
import { validate } from './commands/validate.ts'
import { formats } from './formats/formats.ts'

/** Moves the cursor, sets a title, turns the direction, and begins a line as a command would. */
const hostile =
  'a\u001b[2J\u001b]0;x\u0007b\u009b31mc\u202ed\u2066e\u200f\r\n::error::f\n<x-hostile>|`"\']]:::g'

const folder = mkdtempSync(join(tmpdir(), 'folio-hostile-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const { content, strings } = makeExampleContent()
const all = strings.filter(({ path }) => path.at(-1) !== 'type')

/** Content with hostile texts only, content with hostile names, and valid content. */
const files = [
  write(
    'texts.json',
    JSON.stringify(
      replaceStrings(content, new Map(all.map(({ path }) => [writePointer(path), hostile]))),
    ),
  ),
  write('names.json', JSON.stringify(content).replaceAll('{"', `{${JSON.stringify(hostile)}:1,"`)),
  write('raw.json', `{ "a": ${hostile}, "b${hostile}": ["${hostile}" }`),
  write(
    'holds.json',
    JSON.stringify(
      replaceStrings(
        content,
        new Map(
          all
            .filter(({ kind }) => kind === 'text')
            // The controls of JSON's own escapes are refused: what is left are the others.
            .map(({ path, maxLength }) => [
              writePointer(path),
              '\u009b31m\u202e::x'.slice(0, maxLength),
            ]),
        ),
      ),
    ),
  ),
]

/** Runs a command on all files. Returns the lines that it prints. */
async function listLines(command: Command, ...args: string[]): Promise<string[]> {
  const printed: string[] = []
  const io = {
    out: (line: string) => printed.push(line),
    error: (line: string) => printed.push(line),
  }
  for (const file of files) await command.run([...args, file], io)
  return printed.join('\n').split('\n')
}

/** Characters that a terminal obeys, or that change the order in which text is read. */
const raw = /(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

describe('hostile content does nothing to a terminal', () => {
  test.each(Object.keys(formats))('in the format %s of validate', async (name) => {
    const lines = await listLines(validate, '--format', name)
    expect(lines.length).toBeGreaterThan(4)
    expect(lines.filter((line) => raw.test(line))).toEqual([])
  })

  test.each([
    ['graph', ['--format', 'mermaid'], graph],
    ['graph', ['--format', 'dot'], graph],
    ['graph', ['--format', 'json'], graph],
    ['play', [], play],
    ['explain', [], explain],
  ])('in what %s %j prints', async (_, args, command) => {
    const lines = await listLines(command, ...args)
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.filter((line) => raw.test(line))).toEqual([])
  })
})

test('hostile content adds no annotation and no node', async () => {
  const annotations = await listLines(validate, '--format', 'github')
  const own = /^::(?:error|warning) file=[^,:]+\.json,line=\d+|^::notice title=Content::/u
  expect(annotations.filter((line) => !own.test(line))).toEqual([])
  const mermaid = await listLines(graph)
  expect(mermaid.filter((line) => /<x-hostile|`|^::|\]\]/u.test(line))).toEqual([])
})
