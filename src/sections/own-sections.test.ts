import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'
import { z } from 'zod'
import * as mini from 'zod/mini'

import { href } from '#fields/links/href.ts'
import { text } from '#fields/texts/text.ts'

import type { CheckContext } from './define-section.ts'
import { defineOwnSection, registerOwnSections, type OwnProblem } from './own-sections.ts'

/** Defines a section type with one field. */
function define(
  type: string,
  view = pathToFileURL(`/site/sections/${type}/${type}.tsx`).href,
  check = (section: unknown, { path }: CheckContext): OwnProblem[] => [
    { path: [...path, 'note'], message: JSON.stringify(section), help: 'Write another.' },
  ],
) {
  return defineOwnSection({
    type,
    description: 'A note.',
    schema: { note: text(80) },
    snippet: { id: 'note', note: '${1:Hello}' },
    view,
    check,
  })
}

test('an own section type has the fields of every section and its own', () => {
  const { schema } = define('sticky-note')
  const section = { type: 'sticky-note', id: 'note', navLabel: 'Note', note: 'Hello' }
  expect(schema.parse(section)).toEqual(section)
  expect(schema.safeParse({ ...section, other: 1 }).success).toBe(false)
})

test('an own section type names the addresses that its view posts to', () => {
  const { schema, listPostAddresses } = defineOwnSection({
    type: 'letter',
    description: 'A form.',
    schema: { url: href },
    snippet: { id: 'letter', url: 'https://news.example.org/' },
    listPostAddresses: ({ url }) => [url],
    view: pathToFileURL('/site/sections/letter/letter.tsx').href,
  })
  const section = schema.parse({ type: 'letter', id: 'letter', url: 'https://news.example.org/' })
  expect(listPostAddresses?.(section)).toEqual(['https://news.example.org/'])
})

test('what an own check reports is a problem of the content', () => {
  const { check } = define('sticky-note')
  expect(check?.('as written', { path: ['sections', 0], sectionIds: [] })).toEqual([
    {
      path: ['sections', 0, 'note'],
      code: 'content/wrong-value',
      message: '"as written"',
      help: 'Write another.',
    },
  ])
})

test.each<[string, () => OwnProblem[], string]>([
  [
    'throws',
    () => {
      throw new Error('boom \u001B[31m')
    },
    'boom ␛[31m',
  ],
  [
    'returns something else',
    () => JSON.parse('[{ "path": ["note"], "message": "No.", "help": 7 }]'),
    'it must return a list of problems, each with a path, a message and a help',
  ],
])('an own check that %s is named', (_, failing, cause) => {
  const { check } = define('sticky-note', undefined, failing)
  expect(() => check?.({}, { path: ['sections', 0], sectionIds: [] })).toThrow(
    `The check of the section type "sticky-note" in sections/index.ts fails: ${cause}`,
  )
})

test.each([
  ['Sticky Note', undefined, 'needs a name in lower-case letters, digits and hyphens'],
  ['note', 'file:///site/sections/other.tsx', "view: import.meta.resolve('./note.tsx')"],
  ['note', './note.tsx', "view: import.meta.resolve('./note.tsx')"],
])('a type "%s" with the view %s is refused', (type, view, message) => {
  expect(() => define(type, view)).toThrow(message)
})

test.each([
  ['{}', 'The section type "undefined" needs a name in lower-case letters'],
  ['{ "type": "note" }', 'The section type "note" needs the file of its view'],
])('the definition %s is refused', (written, message) => {
  expect(() => defineOwnSection(JSON.parse(written))).toThrow(message)
})

test.each([
  ['z.object', z.object({ note: text(80) }), 'is an object of its fields, without z.object around'],
  ['nothing', undefined, 'is an object of its fields'],
  [
    'a type in words',
    { note: 'string' },
    'The field "note" of the section type "note" is not made',
  ],
  ['a maker that is not called', { note: text }, 'write "note: text(80)"'],
])('a schema that is %s is refused', (_, schema: object | undefined, message) => {
  const view = pathToFileURL('/site/sections/note/note.tsx').href
  const definition = { type: 'note', description: 'A note.', snippet: {}, view }
  // As JavaScript passes it.
  expect(() => Reflect.apply(defineOwnSection, undefined, [{ ...definition, schema }])).toThrow(
    message,
  )
})

test('a field may be made by zod/mini', () => {
  const { schema } = defineOwnSection({
    type: 'letter',
    description: 'A letter.',
    schema: { year: mini.number() },
    snippet: { id: 'letter', year: 2024 },
    view: pathToFileURL('/site/sections/letter/letter.tsx').href,
  })
  expect(schema.parse({ type: 'letter', id: 'letter', year: 2024 })).toMatchObject({ year: 2024 })
})

test('a type has one definition', () => {
  expect(() => registerOwnSections([define('hero')])).toThrow('"hero" is a section type of Folio.')
  const note = define('note-for-a-test')
  expect(() => registerOwnSections([note, note])).toThrow('is in the list twice')
})
