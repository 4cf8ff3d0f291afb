import { expect, test } from 'vitest'

import { checkPlainTexts } from './check-plain-texts.ts'

/** The paths of problems in a hero with this tagline, and an introduction of the same text. */
function listProblems(text: string) {
  const sections = [
    { type: 'hero', id: 'home', tagline: text },
    { type: 'contact', id: 'contact', heading: 'Contact', intro: text },
    { type: 'conversation', id: 'talk', scenes: { intro: { lines: [text, { text }] } } },
  ]
  return checkPlainTexts({ sections }).map(({ code, path }) => [code, path.join('.')])
}

test.each([
  'See [what I use](/uses/).',
  'I am **very** fast.',
  'I write `code`.',
  'Fast<br>and small',
  'I am <b class="x">fast</b>.',
  'Maps &amp; more',
])('the signs in %j are reported where the page would show them', (text) => {
  expect(listProblems(text)).toEqual([['text/plain', 'sections.0.tagline']])
})

test.each(['© {year} Ada', 'Hello {{ name }}'])(
  'the name in braces in %j is reported, as the page would show it',
  (text) => {
    expect(listProblems(text)).toEqual([
      ['text/plain', 'sections.0.tagline'],
      ['text/plain', 'sections.1.intro'],
    ])
  },
)

test('a sign that turns the text behind it around is reported in every text', () => {
  expect(listProblems('Ada \u202Eecalevol')).toEqual([
    ['text/plain', 'sections.0.tagline'],
    ['text/plain', 'sections.1.intro'],
    ['text/plain', 'sections.2.scenes.intro.lines.0'],
    ['text/plain', 'sections.2.scenes.intro.lines.1.text'],
  ])
  expect(listProblems('\u2067مرحبا\u2069 \u202BC++\u202C')).toEqual([])
})

test.each([
  'C++ & Go',
  'I like {} and { a: 1 }',
  'a < b > c',
  'List<string>',
  '5 ** 2',
  '[draft] (soon)',
  "rock'n'roll `",
])('the signs in %j may be meant', (text) => {
  expect(listProblems(text)).toEqual([])
})
