import { expect, test } from 'vitest'

import { makeExampleContent } from '#fixtures/example-content.ts'
import { splitContent } from '#fixtures/split-content.ts'
import { formatPointer, type Path } from '#json/path.ts'
import { readEntries, readValue } from '#json/untyped-value.ts'

import { validatePortfolio } from './validate-portfolio.ts'

const options = { hasAsset: () => true }

/** What happens to a name when it is typed. */
const slips: readonly ((name: string) => string)[] = [
  (name) => name + name.slice(-1),
  (name) => name.slice(0, 1).toUpperCase() + name.slice(1),
  (name) => (name.length > 4 ? name.slice(0, 2) + name.slice(3) : `${name}s`),
]

/** Objects whose keys are names of the owner. */
const ownNames = new Set(['scenes', 'next', 'fields', 'translations'])

/** The path of each field, one of all entries of a list. */
function listNamedFields(value: unknown, path: Path = []): Path[] {
  const entries = Array.isArray(value) ? [...value.entries()].slice(0, 20) : readEntries(value)
  return entries.flatMap(([name, item]) => [
    ...(typeof name === 'string' && !ownNames.has(String(path.at(-1))) ? [[...path, name]] : []),
    ...listNamedFields(item, [...path, name]),
  ])
}

/** A document with another name in place of a field's. */
function rename(value: unknown, [first, ...rest]: Path, name: string): unknown {
  const write = (item: unknown) => (rest.length === 0 ? item : rename(item, rest, name))
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === first ? write(item) : item))
  }
  return Object.fromEntries(
    readEntries(value).map(([key, item]) =>
      key === first ? [rest.length === 0 ? name : key, write(item)] : [key, item],
    ),
  )
}

test('a misspelt field is one problem with its right name', () => {
  // All entries of a list have the same fields.
  const fields = new Map(
    splitContent(makeExampleContent().content).flatMap(({ document, path: part }) =>
      listNamedFields(readValue(document, part), part).map((path) => {
        const type = readValue(document, [...part, 'type'])
        return [
          `${type} ${formatPointer(path).replaceAll(/\d+/gu, '*')}`,
          { document, path },
        ] as const
      }),
    ),
  )
  const wrong = [...fields.values()].flatMap(({ document, path }, index) => {
    const name = String(path.at(-1))
    const slip = slips[index % slips.length]?.(name) ?? ''
    const { problems } = validatePortfolio(JSON.stringify(rename(document, path, slip)), options)
    const errors = problems
      .filter(({ severity }) => severity === 'error')
      .map(({ code, suggestion }) => `${code}: ${suggestion}`)
    const isRight = errors.length === 1 && errors[0] === `content/unknown-key: ${name}`
    return isRight ? [] : [`${formatPointer(path)} as ${slip}: ${errors.join(', ')}`]
  })
  expect({ wrong, enough: fields.size > 250 }).toEqual({ wrong: [], enough: true })
})
