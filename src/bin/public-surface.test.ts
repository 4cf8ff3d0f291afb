import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'
import { settingList } from '#disk/settings/setting-list.ts'
import { readEntries, readProperty, readValue } from '#json/untyped-value.ts'
import { problemCodes } from '#problems/problem-code.ts'
import { runInbox } from '#server/inbox/run-inbox.ts'
import type { Io } from '#terminal/command.ts'

import * as fields from '../index.ts'
import * as parts from '../view.ts'
import { commands } from './commands.ts'

const read = (path: string) => readFileSync(join(engineFolder, path), 'utf8')

/** Returns the help of every command, which names its options and exit codes. */
async function listCommands(): Promise<string[]> {
  const helps: string[] = []
  for (const [name] of commands) {
    helps.push(`### ${name}\n\n\`\`\`\n${(await readHelps(name)).join('\n\n')}\n\`\`\``)
  }
  return helps
}

/** Returns the help of a command, and those of the commands that the inbox has. */
async function readHelps(name: string): Promise<string[]> {
  const help = await readHelp(async (io) => (await commands.get(name)?.())?.run(['--help'], io))
  if (name !== 'inbox') return [help]
  const inner = [...help.matchAll(/^ {2}(\w+) {2,}/gmu)].map(([, word = '']) => word)
  const open = () => Promise.reject(new Error('The help needs no messages.'))
  const helps = inner.map((each) =>
    readHelp((io) =>
      runInbox([each, '--help'], open, { ...io, isTerminal: false, delivers: false }),
    ),
  )
  return [help, ...(await Promise.all(helps))]
}

async function readHelp(run: (io: Io) => Promise<unknown>): Promise<string> {
  const printed: string[] = []
  const print = (line: string) => printed.push(line)
  await run({ out: print, error: print })
  return printed.join('\n')
}

/** Lists the names in an object of a JSON Schema, and those of objects in it. */
function listKeys(schema: unknown, root = schema): string[] {
  const reference = readProperty(schema, '$ref')
  if (typeof reference === 'string') {
    return listKeys(readValue(root, reference.split('/').slice(1)), root)
  }
  return readEntries(readProperty(schema, 'properties')).flatMap(([key, inner]) => [
    key,
    ...listKeys(inner, root).map((name) => `${key}.${name}`),
    ...listKeys(readProperty(inner, 'items'), root).map((name) => `${key}[].${name}`),
  ])
}

const writeList = (names: readonly string[]) => names.map((name) => `- \`${name}\``).join('\n')

test('what owners rely on is what is written down', async () => {
  const tokens = [...read('docs/style.md').matchAll(/`(--[\w-]+)`/gu)].map(
    ([, token = '']) => token,
  )
  const problems: unknown = JSON.parse(read('schema/problems.schema.json'))
  const surface = `# The public surface

What an owner may rely on within a major version: [versions.md](versions.md). A test compares this list
with the code; \`npm run unit -- -u public-surface\` writes it again. A line that is gone or has another name is a
breaking change.

## Exports of \`@folio-page/folio\`

${writeList(Object.keys(fields).toSorted())}

## Exports of \`@folio-page/folio/view\`

${writeList(Object.keys(parts).toSorted())}

## Tokens for \`style.css\`

${writeList([...new Set(tokens)])}

## Commands, their options and exit codes

${(await listCommands()).join('\n\n')}

## JSON of \`validate --format json\`

${writeList(listKeys(problems))}

## Settings

${writeList(Object.keys(settingList))}

## Codes of problems

${writeList(problemCodes)}
`
  await expect(surface).toMatchFileSnapshot(join(engineFolder, 'docs/public-surface.md'))
})

test('the documents name every option of a command beside it', async () => {
  const rows = [...`${read('README.md')}${read('docs/messages.md')}`.matchAll(/^\| .*$/gmu)]
  const missing: string[] = []
  for (const [name] of commands) {
    const command = name === 'start' ? 'npm start' : `npm run ${name}`
    // Two commands have a table of their options.
    const beside = rows
      .map(([row]) => row)
      .filter((row) => row.includes(command) || row.startsWith('| `--'))
    for (const help of await readHelps(name)) {
      const options = [...help.matchAll(/^ {2}(--[\w-]+)/gmu)].map(([, option = '']) => option)
      missing.push(
        ...options
          .filter((option) => option !== '--help' && !beside.some((row) => row.includes(option)))
          .map((option) => `${name} ${option}`),
      )
    }
  }
  expect(missing).toEqual([])
})

test('every promised token is in the page', () => {
  const styles = [
    read('src/styles/tokens.css'),
    read('src/vite/styles/theme-styles.ts'),
    read('src/vite/styles/content-styles.ts'),
  ].join('\n')
  const tokens = [...read('docs/style.md').matchAll(/`(--[\w-]+)`/gu)].map(
    ([, token = '']) => token,
  )
  expect(tokens.length).toBeGreaterThan(30)
  expect(
    tokens.filter((token) => !new RegExp(`(?<![\\w-])${token}(?![\\w-])`, 'u').test(styles)),
  ).toEqual([])
})
