import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

import { createEnvExample, createSettingsTable } from './document-settings.ts'
import { findBadLines } from './find-bad-lines.ts'
import { settings } from './setting-list.ts'

test('.env.example has every setting', async () => {
  await expect(createEnvExample()).toMatchFileSnapshot('../../../.env.example')
})

test('.env.example is a valid file without its #', () => {
  const text = createEnvExample().replaceAll(/^# (?=[A-Z_]+=)/gmu, '')
  expect(findBadLines(text)).toEqual([])
  for (const [name] of settings) expect(text).toContain(`\n${name}=`)
})

/** The lines of a table without the spaces that align it. */
function readRows(text: string): string[] {
  return text.split('\n').map((line) => line.replaceAll(/ +/gu, ' ').replaceAll(/-+/gu, '---'))
}

test('docs/settings.md has the table of all settings', () => {
  const page = readRows(readFileSync(join(engineFolder, 'docs/settings.md'), 'utf8'))
  expect(readRows(createSettingsTable()).filter((row) => !page.includes(row))).toEqual([])
})
