import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'
import { settingList } from '#disk/settings/setting-list.ts'
import { readEntries, readProperty } from '#json/untyped-value.ts'
import { problemCodes } from '#problems/problem-code.ts'

import * as fields from '../index.ts'
import * as parts from '../view.ts'
import { commands } from './commands.ts'

const read = (path: string) => readFileSync(join(engineFolder, path), 'utf8')

/** Returns the help of every command, which names its options and exit codes. */
async function listCommands(): Promise<string[]> {
  const helps: string[] = []
  for (const [name, load] of commands) {
    const printed: string[] = []
    const io = {
      out: (line: string) => printed.push(line),
      error: (line: string) => printed.push(line),
    }
    await (await load()).run(['--help'], io)
    helps.push(`### ${name}\n\n\`\`\`\n${printed.join('\n')}\n\`\`\``)
  }
  return helps
}

/** Lists the names in an object of a JSON Schema, and those of objects in it. */
function listKeys(schema: unknown): string[] {
  return readEntries(readProperty(schema, 'properties')).flatMap(([key, inner]) => [
    key,
    ...listKeys(inner).map((name) => `${key}.${name}`),
    ...listKeys(readProperty(inner, 'items')).map((name) => `${key}[].${name}`),
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
