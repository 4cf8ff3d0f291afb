import { expect, test } from 'vitest'

import { readEntries, readItems } from '#json/untyped-value.ts'
import { isOfSample } from '#validate/sample/check-sample.ts'
import sample from '#validate/sample/sample-texts.json' with { type: 'json' }

import { createJsonSchema } from './json-schema.ts'

function listStrings(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return [...readItems(node), ...readEntries(node).map(([, inner]) => inner)].flatMap(listStrings)
}

function listExamples(node: unknown): string[] {
  return [...readItems(node).map((inner) => ['', inner] as const), ...readEntries(node)].flatMap(
    ([key, inner]) =>
      key === 'examples' || key === 'defaultSnippets' ? listStrings(inner) : listExamples(inner),
  )
}

test('no example is of the sample, which a stricter validation would report', () => {
  const { tag, title } = sample.name
  const isOfTheSample = (text: string) => isOfSample(text) || text.includes(tag) || text === title
  expect([...new Set(listExamples(createJsonSchema()).filter(isOfTheSample))]).toEqual([])
})
