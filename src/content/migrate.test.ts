import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { entriesOf, isObject, propertyOf } from '#fields/raw.ts'

import { checkPortfolio } from './check-portfolio.ts'
import { jsonSchema } from './json-schema.ts'
import { migrate } from './migrate.ts'

const whole = readFileSync(new URL('fixtures/version-0.json', import.meta.url), 'utf8')

describe('a whole file of version 0', () => {
  const { text, changes } = migrate(whole)
  const before: unknown = JSON.parse(whole)
  const after: unknown = JSON.parse(text)

  test('becomes a file of version 1 without an error', () => {
    const options = { hasAsset: () => true, publishedSchema: jsonSchema() }
    const errors = (content: string) =>
      checkPortfolio(content, options)
        .problems.filter(({ severity }) => severity === 'error')
        .map(({ code }) => code)
    expect([errors(whole), errors(text)]).toEqual([['content/old-version'], []])
  })

  test('means what it meant, in the same order', () => {
    expect(isObject(before) && isObject(after)).toBe(true)
    expect(after).toEqual({
      ...(isObject(before) ? before : {}),
      schemaVersion: 1,
      sections: entriesOf(propertyOf(before, 'sections')).map(([type, section]) => ({
        type,
        ...(isObject(section) ? section : {}),
      })),
    })
  })

  test('is the same to the byte but for that', () => {
    const undone = text
      .replace('  "schemaVersion": 1,\n', '')
      .replace('  "sections": [\n', '  "sections": {\n')
      .replaceAll(/\n {4}\{\n {6}"type": ("[a-z-]+"),/gu, '\n    $1: {')
      .replace(/ {2}\]\n\}\n$/u, '  }\n}\n')
    expect(undone).toBe(whole)
  })

  test('says line by line what changed', () => {
    expect(changes).toEqual([
      { line: 2, message: 'The file says its version now: "schemaVersion": 1.' },
      { line: 13, message: '"sections" is a list [ ] now, in the same order.' },
      ...(
        [
          [14, 'hero'],
          [24, 'gif-strip'],
          [44, 'expertise'],
          [65, 'conversation'],
          [133, 'skills'],
          [164, 'contact'],
        ] as const
      ).map(([line, type]) => ({
        line,
        message: `The section "${type}" stands without its name now, and says "type": "${type}".`,
      })),
      { line: whole.split('\n').length - 2, message: 'The list of sections ends with ].' },
    ])
  })
})

describe('formatting is kept', () => {
  test.each([
    [
      'two spaces',
      '{\n  "sections": {\n    "hero": {\n      "tag": "A"\n    },\n    "contact": {\n      "heading": "B"\n    }\n  }\n}\n',
      '{\n  "schemaVersion": 1,\n  "sections": [\n    {\n      "type": "hero",\n      "tag": "A"\n    },\n    {\n      "type": "contact",\n      "heading": "B"\n    }\n  ]\n}\n',
    ],
    [
      'tabs and lines of Windows',
      '{\r\n\t"sections": {\r\n\t\t"hero": {\r\n\t\t\t"tag": "A"\r\n\t\t}\r\n\t}\r\n}\r\n',
      '{\r\n\t"schemaVersion": 1,\r\n\t"sections": [\r\n\t\t{\r\n\t\t\t"type": "hero",\r\n\t\t\t"tag": "A"\r\n\t\t}\r\n\t]\r\n}\r\n',
    ],
    [
      'one line',
      '{"sections":{"hero":{"tag":"A"},"skills":{}}}',
      '{"schemaVersion":1,"sections":[{"type":"hero","tag":"A"},{ "type": "skills" }]}',
    ],
    [
      'odd spaces, escapes and a mark at the beginning',
      '\uFEFF{ "a" : "\\u0041 \\/",\n"sections" : { "hero" :  { "tag" : 1e3 } } , "b":[1 ,2] }',
      '\uFEFF{ "schemaVersion" : 1, "a" : "\\u0041 \\/",\n"sections" : [ { "type" : "hero", "tag" : 1e3 } ] , "b":[1 ,2] }',
    ],
    [
      'the schema stays the first',
      '{\n  "$schema": "a.json",\n  "sections": { "hero": { "tag": "A" } }\n}',
      '{\n  "$schema": "a.json",\n  "schemaVersion": 1,\n  "sections": [ { "type": "hero", "tag": "A" } ]\n}',
    ],
    [
      'a version that is written is written anew',
      '{ "sections": { "hero": {} }, "schemaVersion": 0 }',
      '{ "sections": [ { "type": "hero" } ], "schemaVersion": 1 }',
    ],
    [
      'what is no section stays for the checks to tell of',
      '{ "sections": { "hero": { "type": "hero" }, "heroo": { "tag": "A" }, "skills": null } }',
      '{ "schemaVersion": 1, "sections": [ { "type": "hero" }, { "type": "heroo", "tag": "A" }, null ] }',
    ],
  ])('%s', (_, before, after) => {
    expect(migrate(before).text).toBe(after)
  })
})
