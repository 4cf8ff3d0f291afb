import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { isRichText, readPlainText } from '#fields/rich-text/plain-text.ts'
import { readEntries } from '#json/untyped-value.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

import { migrate } from './migrate.ts'

const fixtures = new URL('../../fixtures/', import.meta.url)
const version0 = readFileSync(new URL('version-0.json', fixtures), 'utf8')
const version1 = readdirSync(new URL('version-1/', fixtures)).map((name) => ({
  name,
  text: readFileSync(new URL(`version-1/${name}`, fixtures), 'utf8'),
}))

const options = { hasAsset: () => true }

/** Every text of a value; rich text as visitors read it. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (!Array.isArray(value)) return readEntries(value).flatMap(([, item]) => listTexts(item))
  return [...(isRichText(value) ? [readPlainText(value)] : []), ...value.flatMap(listTexts)]
}

/** The codes of the errors that "npm run validate" finds in a text. */
function listErrors(text: string): string[] {
  return validatePortfolio(text, options)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ code }) => code)
}

/** The lines of the first text that the second lacks, with "-", and those that it adds, with "+". */
function listDifferences(before: string, after: string): string[] {
  const [old, current] = [before.split('\n'), after.split('\n')]
  // How many lines the rest of one text has in common with the rest of the other.
  const shared = Array.from({ length: old.length + 1 }, () => current.map(() => 0).concat(0))
  const readShared = (row: number, column: number) => shared[row]?.[column] ?? 0
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = current.length - 1; column >= 0; column -= 1) {
      const best =
        old[row] === current[column]
          ? readShared(row + 1, column + 1) + 1
          : Math.max(readShared(row + 1, column), readShared(row, column + 1))
      shared[row]?.splice(column, 1, best)
    }
  }
  const lines: string[] = []
  let [row, column] = [0, 0]
  while (row < old.length || column < current.length) {
    if (row < old.length && column < current.length && old[row] === current[column]) {
      row += 1
      column += 1
    } else if (row < old.length && readShared(row + 1, column) >= readShared(row, column + 1)) {
      lines.push(`-${old[row]}`)
      row += 1
    } else {
      lines.push(`+${current[column]}`)
      column += 1
    }
  }
  return lines
}

describe.each([{ name: 'version-0.json', text: version0 }, ...version1])('$name', ({ text }) => {
  const migrated = migrate(text).text

  test('is of an old version, and has no error after the migration', () => {
    expect([listErrors(text), listErrors(migrated)]).toEqual([['content/old-version'], []])
  })

  test('keeps every text on the page', () => {
    const { portfolio } = validatePortfolio(migrated, options)
    const kept = new Set(listTexts(portfolio))
    expect(listTexts(JSON.parse(text)).filter((one) => !kept.has(one))).toEqual([])
  })

  test('is not changed by a second migration', () => {
    expect(migrate(migrated)).toEqual({ text: migrated, changes: [] })
  })

  test('keeps every line that need not change', () => {
    expect(listDifferences(text, migrated)).toMatchSnapshot()
  })
})

/** What is reported for a section of version 0. */
function writeSectionMessage(type: string): string {
  return `The section "${type}" says "type": "${type}" now, and is no longer under a key.`
}

describe('each change is reported with its line', () => {
  test('from version 0, with the lines of the file as it was', () => {
    expect(migrate(version0).changes).toEqual([
      { line: 2, message: 'The file says its version now: "schemaVersion": 2.' },
      { line: 11, message: 'This link has the id "linkedin" now.' },
      { line: 13, message: '"sections" is a list [ ] now, in the same order.' },
      { line: 14, message: writeSectionMessage('hero') },
      { line: 24, message: writeSectionMessage('gif-strip') },
      { line: 25, message: 'This section has the id "gif-strip" now.' },
      { line: 28, message: 'This picture has the id "signal" now.' },
      { line: 33, message: 'This picture has the id "cursor" now.' },
      { line: 38, message: 'This picture has the id "pixels" now.' },
      { line: 44, message: writeSectionMessage('expertise') },
      { line: 65, message: writeSectionMessage('conversation') },
      { line: 133, message: writeSectionMessage('skills') },
      { line: 138, message: 'This slide has the id "ui-ux" now.' },
      { line: 143, message: 'This slide has the id "interactive" now.' },
      { line: 148, message: 'This slide has the id "graphic" now.' },
      { line: 153, message: 'This slide has the id "infographic" now.' },
      { line: 158, message: 'This slide has the id "code" now.' },
      { line: 164, message: writeSectionMessage('contact') },
      { line: version0.split('\n').length - 2, message: 'The list of sections ends with ].' },
    ])
  })

  test('from version 1', () => {
    const text = `{
  "schemaVersion": 1,
  "motion": { "fadeDelay": 0 },
  "sections": [
    {
      "type": "conversation",
      "id": "talk",
      "scenes": { "intro": { "lines": ["Hi."], "intended": ["no"] } }
    }
  ]
}`
    expect(migrate(text)).toEqual({
      text: text
        .replace('1', '2')
        .replace('motion', 'scrolling')
        .replace(', "intended": ["no"]', ''),
      changes: [
        { line: 2, message: '"schemaVersion" is 2 now.' },
        { line: 3, message: '"motion" is called "scrolling" now.' },
        { line: 8, message: '"intended" is removed.' },
      ],
    })
  })
})

describe('formatting is kept', () => {
  test.each([
    [
      'two spaces',
      '{\n  "sections": {\n    "hero": {\n      "id": "a",\n      "tag": "A"\n    },\n    "contact": {\n      "heading": "B"\n    }\n  }\n}\n',
      '{\n  "schemaVersion": 2,\n  "sections": [\n    {\n      "type": "hero",\n      "id": "a",\n      "tag": "A"\n    },\n    {\n      "type": "contact",\n      "id": "contact",\n      "heading": "B"\n    }\n  ]\n}\n',
    ],
    [
      'tabs and lines of Windows',
      '{\r\n\t"socialLinks": [\r\n\t\t{\r\n\t\t\t"network": "Me"\r\n\t\t}\r\n\t],\r\n\t"sections": []\r\n}\r\n',
      '{\r\n\t"schemaVersion": 2,\r\n\t"socialLinks": [\r\n\t\t{\r\n\t\t\t"id": "me",\r\n\t\t\t"network": "Me"\r\n\t\t}\r\n\t],\r\n\t"sections": []\r\n}\r\n',
    ],
    [
      'one line',
      '{"sections":{"hero":{"tag":"A"},"skills":{}}}',
      '{"schemaVersion":2,"sections":[{"type":"hero","id":"hero","tag":"A"},{ "type": "skills", "id": "skills" }]}',
    ],
    [
      'odd spaces, escapes and a byte order mark',
      '\uFEFF{ "a" : "\\u0041 \\/",\n"motion"\t:{} , "sections" : [ { "type" : "hero" , "tag" : 1e3 } ] , "b":[1 ,2] }',
      '\uFEFF{ "schemaVersion" : 2,\n"a" : "\\u0041 \\/",\n"scrolling"\t:{} , "sections" : [ { "type" : "hero", "id" : "hero" , "tag" : 1e3 } ] , "b":[1 ,2] }',
    ],
    [
      'comments, which only "npm run validate" refuses',
      '{\n  // Hello.\n  "schemaVersion": 1, /* a */ "motion": {} // b\n}',
      '{\n  // Hello.\n  "schemaVersion": 2, /* a */ "scrolling": {} // b\n}',
    ],
    [
      'the schema as the first field',
      '{\n  "$schema": "a.json",\n  "sections": []\n}',
      '{\n  "$schema": "a.json",\n  "schemaVersion": 2,\n  "sections": []\n}',
    ],
    [
      'a version that is stated',
      '{ "sections": { "hero": { "id": "a" } }, "schemaVersion": 0 }',
      '{ "sections": [ { "type": "hero", "id": "a" } ], "schemaVersion": 2 }',
    ],
    [
      '"intended" at the beginning, in the middle and alone',
      '{ "schemaVersion": 1, "sections": [ { "id": "a", "scenes": { "a": { "intended": [], "next": {} }, "b": { "x": 1, "intended": [] , "y": 2 }, "c": { "intended": [] } } } ] }',
      '{ "schemaVersion": 2, "sections": [ { "id": "a", "scenes": { "a": { "next": {} }, "b": { "x": 1 , "y": 2 }, "c": {  } } } ] }',
    ],
    [
      'what is not of the expected type, which "npm run validate" reports',
      '{ "schemaVersion": 1, "motion": 1, "scrolling": {}, "socialLinks": {}, "sections": [ null, { "id": 5, "slides": 1, "images": [ "a" ], "scenes": { "a": [] } } ] }',
      '{ "schemaVersion": 2, "motion": 1, "scrolling": {}, "socialLinks": {}, "sections": [ null, { "id": 5, "slides": 1, "images": [ "a" ], "scenes": { "a": [] } } ] }',
    ],
  ])('%s', (_, before, after) => {
    expect(migrate(before).text).toBe(after)
  })
})

/** Migrates a slide with this JSON as its description. */
function migrateSlide(description: string) {
  const slide = `{ "id": "b", "description": ${description}, "title": "*T*" }`
  return migrate(`{ "schemaVersion": 1, "sections": [{ "id": "a", "slides": [${slide}] }] }`)
}

describe('prose stays as it was', () => {
  test.each([
    ['"C++ & \\u0041, a_b"', '"C++ & \\u0041, a_b"'],
    [
      '"\\u0041 *b* \\/ \\ud83d\\ude00 😀 <i>"',
      '"\\u0041 \\\\*b\\\\* \\/ \\ud83d\\ude00 😀 \\\\<i>"',
    ],
    ['"\\n1. A\\r\\n\\r\\n# B \\\\\\"*"', '" 1\\\\. A # B \\\\\\\\\\"\\\\*"'],
    ['["*a*"]', '["*a*"]'],
  ])('where Markdown would read signs in %s', (before, after) => {
    const { text } = migrateSlide(before)
    expect(text).toContain(`"description": ${after}, "title": "*T*"`)
    expect(text.replace(after, '')).toBe(migrateSlide('""').text.replace('""', ''))
  })

  test('and the change is reported once for each text', () => {
    expect(migrateSlide('"*a* *b*"').changes).toEqual([
      { line: 1, message: '"schemaVersion" is 2 now.' },
      {
        line: 1,
        message: 'Signs of Markdown are escaped here, so that the text stays as it was.',
      },
    ])
  })
})

describe('a text is left as it is', () => {
  test.each([
    ['of the current version', '{ "schemaVersion": 2, "motion": {} }'],
    ['of a newer version', '{ "schemaVersion": 3, "motion": {} }'],
    ['of an invalid version', '{ "schemaVersion": "1", "motion": {} }'],
    ['of an unclear version', '{ "motion": {} }'],
    ['that is no object', '[1, 2]'],
    ['that is empty', ''],
  ])('%s', (_, text) => {
    expect(migrate(text)).toEqual({ text, changes: [] })
  })
})

/** The ids that slides of these titles get. */
function listIds(...titles: readonly string[]): string[] {
  const slides = titles.map((title) => ({ title }))
  const sections = [{ type: 'skills', id: 'skills', slides }]
  const { text } = migrate(JSON.stringify({ schemaVersion: 1, sections }))
  return [...text.matchAll(/\{"id":"([^"]*)","title"/gu)].map(([, id = '']) => id)
}

describe('an id is made from the own text of an entry', () => {
  test.each([
    ['in lower case, with one hyphen for all other characters', 'UI / UX & More!', 'ui-ux-more'],
    ['without an apostrophe', "What I Don't Do", 'what-i-dont-do'],
    ['without accents', 'Café Ünïcode Çà', 'cafe-unicode-ca'],
    ['with basic letters for others', 'Straße Łódź Ærø', 'strasse-lodz-aero'],
    ['with the noun before a digit', '3D', 'slide-3d'],
    ['from the Latin letters of a mixed text', 'واجهات UI', 'ui'],
    ['from its position if it has no Latin letter', 'التفاعل', 'slide-1'],
    [
      'to the last word within 40 characters',
      `${'word '.repeat(20)}`,
      'word-word-word-word-word-word-word-word',
    ],
    ['to 40 characters of a long word', 'x'.repeat(60), 'x'.repeat(40)],
  ])('%s', (_, title, id) => {
    expect(listIds(title)).toEqual([id])
  })

  test('with a number if another entry has it', () => {
    expect(listIds('Code', 'code!', 'Code 2', 'CODE', 'الشيفرة', 'Slide 5')).toEqual([
      'code',
      'code-2',
      'code-2-2',
      'code-3',
      'slide-5',
      'slide-5-2',
    ])
  })

  test.each([
    ['media/signal.gif', 'signal'],
    ['media/strip/my.first loop.gif', 'my-first-loop'],
    ['https://example.org/a/Loop.gif?size=2#x', 'loop'],
    ['https://example.org/', 'picture-1'],
    ['', 'picture-1'],
  ])('for a picture from its file: %s', (src, id) => {
    const text = `{ "schemaVersion": 1, "sections": [ { "id": "a", "images": [ { "src": "${src}" } ] } ] }`
    expect(migrate(text).text).toContain(`{ "id": "${id}", "src": "${src}" }`)
  })

  test('and no section takes the id of another', () => {
    const text =
      '{ "sections": [ { "type": "hero" }, { "type": "hero" }, { "type": "hero", "id": "hero" } ] }'
    expect(migrate(text).text).toBe(
      '{ "schemaVersion": 2, "sections": [ { "type": "hero", "id": "hero-2" }, { "type": "hero", "id": "hero-3" }, { "type": "hero", "id": "hero" } ] }',
    )
  })
})
