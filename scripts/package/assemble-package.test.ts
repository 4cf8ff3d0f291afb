import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

import { copiedPaths } from './assemble-package.ts'

const isCopied = (path: string) =>
  copiedPaths.some((copied) => path === copied || path.startsWith(`${copied}/`))

function read(path: string): string {
  return readFileSync(join(engineFolder, path), 'utf8')
}

test('every document of the package links to files that the package has', () => {
  const documents = globSync('**/*.md', { cwd: engineFolder, exclude: ['node_modules', 'out'] })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isCopied(path) && !path.startsWith('starters/'))
  expect(documents.length).toBeGreaterThan(80)
  const links = documents.flatMap((document) => {
    const prose = read(document).replaceAll(/^```[^]*?^```|`[^`\n]+`/gmu, '')
    const targets = [...prose.matchAll(/\]\((?!https?:)([^)\s#]+)[^)]*\)/gu)]
    return targets.map(([, target = '']) => join(dirname(document), target).replaceAll('\\', '/'))
  })
  expect(links.length).toBeGreaterThan(80)
  expect(links.filter((link) => !isCopied(link))).toEqual([])
})

test('every document that the page of the package names is in it', () => {
  const named = [...read('docs/package.md').matchAll(/`([\w-]+\.md|problems\/)`/gu)]
  expect(named.length).toBeGreaterThan(9)
  const paths = named.map(([, name = '']) => `docs/${name}`)
  expect(paths.filter((path) => !isCopied(path))).toEqual([])
  expect(copiedPaths.filter((path) => path.endsWith('.md') && path.startsWith('docs/'))).toEqual(
    expect.arrayContaining(paths.filter((path) => path.endsWith('.md'))),
  )
})
