import { describe, expect, test } from 'vitest'

import { makeExampleContent } from '#fixtures/example-content.ts'
import { splitContent } from '#fixtures/split-content.ts'
import { formatPointer, type Path } from '#json/path.ts'
import { readEntries, isObject, readValue } from '#json/untyped-value.ts'
import { problemCodes } from '#problems/problem-code.ts'

import { validatePortfolio } from './validate-portfolio.ts'

const parts = splitContent(makeExampleContent().content)
const options = {
  hasAsset: (path: string) => path.length < 100,
  isAddress: (address: string) => URL.canParse(address),
}

/** JSON of each kind of value. */
const values: Readonly<Record<string, string>> = {
  // Its own members would break a conversion to text.
  'an object': '{"toString":1,"valueOf":[],"a":{}}',
  'a list': '[[1],{}]',
  'lists with equal ids': '[[{"id":"a"},{"id":"a"}],{"id":"b"},{"id":"b"}]',
  'a huge number': '1e999',
  null: 'null',
  true: 'true',
  false: 'false',
  'empty text': '""',
  'an empty list': '[]',
  'an empty object': '{}',
  'a tiny number': '-1e-300',
  '20,000 characters': JSON.stringify('x'.repeat(20_000)),
  'Markdown of every kind': JSON.stringify(
    '# a\n\n1. b <i> [c](javascript:d) [](#e) [f](#g)\n\n> h\n\n- i\n  - j\n\n```\nk\n```\n\n![l](m) *n* \\\no',
  ),
  'control characters': JSON.stringify('\u0000\u001b[2J\u007f\u202e\ufeff'),
}

/** The path of every value of a document, the document's own first. */
function listPaths(value: unknown, path: Path = []): Path[] {
  const entries = Array.isArray(value) ? [...value.entries()] : readEntries(value)
  return [path, ...entries.flatMap(([name, item]) => listPaths(item, [...path, name]))]
}

/** The document as JSON with other JSON in place of one value. */
function replace(value: unknown, [name, ...rest]: Path, json: string): string {
  if (name === undefined) return json
  const write = (key: string | number, item: unknown) =>
    String(key) === String(name) ? replace(item, rest, json) : JSON.stringify(item)
  if (Array.isArray(value)) return `[${value.map((item, index) => write(index, item)).join(',\n')}]`
  if (!isObject(value)) return json
  const fields = readEntries(value).map(
    ([key, item]) => `${JSON.stringify(key)}:${write(key, item)}`,
  )
  return `{${fields.join(',\n')}}`
}

/** A problem of a text that lacks a code, a position in the text or a sentence; undefined if none. */
function findDefect(text: string): string | undefined {
  const { portfolio, problems } = validatePortfolio(text, options)
  const lines = text.split('\n')
  const hasError = problems.some(({ severity }) => severity === 'error')
  if (hasError === (portfolio !== undefined)) return 'an error and a portfolio, or neither'
  const incomplete = problems.find(
    ({ code, line, column, endLine, endColumn, message, help }) =>
      !problemCodes.includes(code) ||
      column < 1 ||
      column > (lines[line - 1]?.length ?? -1) ||
      endLine < line ||
      (endLine === line && endColumn <= column) ||
      ![message, help].every((sentence) => /^.{6,600}(?:[.!?]|\.")$/u.test(sentence)) ||
      /\bundefined\b|\bNaN\b|\[object/u.test(message + help),
  )
  return incomplete && JSON.stringify(incomplete).slice(0, 400)
}

const places = parts.map(({ document, path: part }) => ({
  document,
  part: formatPointer(part),
  paths: listPaths(readValue(document, part), part),
}))

test('each part is valid before a value is replaced', () => {
  const errors = parts.flatMap(({ document }) =>
    validatePortfolio(JSON.stringify(document), options).problems.filter(
      ({ severity }) => severity === 'error',
    ),
  )
  expect(errors).toEqual([])
  expect(places.flatMap(({ paths }) => paths).length).toBeGreaterThan(500)
})

describe.each(Object.entries(values))(
  'with %s in place of any value, content is checked to its end:',
  (_, json) => {
    // One test of all parts took 19 of its 30 seconds on a busy machine.
    test.each(places)('$part', ({ document, paths }) => {
      const defects = paths.flatMap((path) => {
        try {
          const defect = findDefect(replace(document, path, json))
          return defect === undefined ? [] : [`${formatPointer(path)}: ${defect}`]
        } catch (error) {
          return [`${formatPointer(path)}: ${String(error)}`]
        }
      })
      expect(defects).toEqual([])
    })
  },
)
