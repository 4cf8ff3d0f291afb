import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { hasDefaultExport, loadOwnSections, locateInSections } from './load-own-sections.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio séctions '))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (text: string) => writeFileSync(join(folder, 'index.ts'), text)

test('a site without a folder of sections has the types of Folio alone', async () => {
  await expect(loadOwnSections(join(folder, 'none'))).resolves.toBeUndefined()
})

test.each([
  ['export const sections = 3', 'It must export "sections", a list of what defineSection returns.'],
  ['export const other = []', 'It must export "sections", a list of what defineSection returns.'],
  [
    'export const sections = [{ type: "x" }]',
    'An entry of "sections" is not what defineSection returns.',
  ],
])('%s is refused with the name of the file', async (text, message) => {
  write(text)
  await expect(loadOwnSections(folder)).rejects.toThrow(`index.ts: ${message}`)
})

test('a folder without a list says what to write', async () => {
  await expect(loadOwnSections(folder)).rejects.toThrow('has no index.ts. Write one that exports')
})

test('a module that throws is named with its line', async () => {
  write('\nexport const sections = nothing.length\n')
  await expect(loadOwnSections(folder)).rejects.toThrow(
    /index\.ts:2(?::\d+)?: nothing is not defined$/u,
  )
})

test.each([
  [
    'ERR_MODULE_NOT_FOUND',
    /\. Write the whole name of a file, as "\.\/timeline\/schema\.ts", and /u,
  ],
  ['ERR_UNKNOWN_FILE_EXTENSION', /\. Only a view imports such a file: /u],
])('an import that fails with %s says what to write', (code, advice) => {
  const error = Object.assign(new Error('It is not there'), { code })
  expect(locateInSections(error, folder, join(folder, 'index.ts'))?.message).toMatch(advice)
})

test.each([
  ['export default function View() {}', true],
  ['const View = () => null\nexport { View as default }', true],
  ["export { default, other } from './other.tsx'", true],
  ['export function View() {}', false],
  ["export * from './other.tsx'", false],
])('%s: has a default export: %s', (text, expected) => {
  expect(hasDefaultExport(text)).toBe(expected)
})

test('an error is located in the first line of its stack that is in the folder', () => {
  const error = new Error('It broke.')
  const inFolder = join(folder, 'timeline/timeline.tsx')
  error.stack = `Error: It broke.\n    at map (/elsewhere/react.js:1:2)\n    at Timeline (${inFolder}:10:48)`
  expect(locateInSections(error, folder)?.message).toMatch(/timeline\.tsx:10:48: It broke\.$/u)
  error.stack = `Error: It broke.\n    at ${pathToFileURL(inFolder).href}:3:1`
  expect(locateInSections(error, folder)?.message).toMatch(/timeline\.tsx:3:1: It broke\.$/u)
  error.stack = 'Error: It broke.\n    at map (/elsewhere/react.js:1:2)'
  expect(locateInSections(error, folder)).toBeUndefined()
})
