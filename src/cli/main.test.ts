import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/** Runs the command line as a process of its own. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test.each([
  ['no command', [], ''],
  ['a command that is not there', ['validat'], 'validat'],
])('%s ends with 2 and the list of commands', (_, args, name) => {
  expect(run(...args)).toEqual({
    status: 2,
    stdout: '',
    stderr: `There is no command "${name}". There are:
  validate: check content files ([--format pretty|json] [FILE...])
  schema: write schema/portfolio.schema.json from the model (--check: compare only)
  graph: draw the conversations ([--format mermaid|dot|json] [FILE])
  play: walk a conversation ([--section ID] [--record TRANSCRIPT | --replay TRANSCRIPT] [FILE])
  migrate: bring an older content file up to date ([--check] [FILE])
`,
  })
})

test('a command’s exit code is that of the process, and its words go where they belong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-main-'))
  const file = join(folder, 'empty.json')
  writeFileSync(file, '{}')
  const { status, stdout, stderr } = run('validate', '--format', 'json', file)
  rmSync(folder, { recursive: true })
  expect({ status, said: JSON.parse(stdout) as unknown, stderr }).toMatchObject({
    status: 1,
    said: {
      valid: false,
      problems: ['site', 'preloader', 'sections'].map((name) => ({
        code: 'content/missing-field',
        message: `The field "${name}" is missing here.`,
      })),
    },
    stderr: '',
  })
})
