import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

const specification = readFileSync(join(engineFolder, 'docs/specification.md'), 'utf8')
const sections = [...specification.matchAll(/^## (\d+)\. /gmu)].map(([, number]) => number)
const sources = globSync(['{src,e2e,bench,scripts,content}/**/*.{ts,tsx,css}', 'docs/*.md'], {
  cwd: engineFolder,
})

/** Every number in "specification, sections 4, 5 and 8", also where a comment breaks the line. */
function findCitations(text: string): readonly string[] {
  const plain = text.replaceAll(/\n\s*(?:\*|\/\/)?\s*/gu, ' ')
  return [
    ...plain.matchAll(/specification(?:['’]s)?,? sections? (\d+(?:(?:, | and )\d+)*)/giu),
  ].flatMap(([, numbers = '']) => numbers.match(/\d+/gu) ?? [])
}

test('the sections of the specification are numbered from 1 on', () => {
  expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
})

test('every section of the specification that the code cites exists', () => {
  const citations = sources.flatMap((file) =>
    findCitations(readFileSync(join(engineFolder, file), 'utf8')).map((section) => ({
      file,
      section,
    })),
  )
  expect(citations.length).toBeGreaterThan(20)
  expect(citations.filter(({ section }) => !sections.includes(section))).toEqual([])
})

test('a citation is found across lines and in lists', () => {
  expect(findCitations('(specification, sections\n * 2, 4 and 12)')).toEqual(['2', '4', '12'])
})
