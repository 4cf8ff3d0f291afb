import { expect, test } from 'vitest'

import { checkLines } from './check-lines.ts'

const context = {
  path: ['scenes', 'intro'],
  sectionIds: ['home', 'contact'],
  profile: { projects: [{ id: 'atlas' }, { id: 'shop' }] },
}

function listProblems(...lines: unknown[]) {
  return checkLines('intro', { lines }, context).map(({ code, path, suggestion }) => [
    code,
    path.join('/'),
    suggestion,
  ])
}

test('a line may be a text, show a project and lead to a section', () => {
  expect(
    listProblems('Hi.', { text: 'This is Atlas.', show: 'atlas' }, { text: 'Go.', go: 'contact' }),
  ).toEqual([])
})

test('a project and a section that do not exist are reported, with what was meant', () => {
  expect(
    listProblems('Hi.', { text: 'This is Atlas.', show: 'atlsa' }, { text: 'Go.', go: 'contcat' }),
  ).toEqual([
    ['profile/unknown-record', 'scenes/intro/lines/1/show', 'atlas'],
    ['content/unknown-section', 'scenes/intro/lines/2/go', 'contact'],
  ])
})

test.each(['https://example.org/', '/uses/', 'ada@example.org'])(
  'an address in place of a section belongs in "link": %s',
  (go) => {
    expect(checkLines('intro', { lines: [{ text: 'Go.', go }] }, context)).toMatchObject([
      {
        code: 'content/unknown-section',
        help: `Write one of "home", "contact". "link" beside the "lines" leads to an address: "link": { "Open it": "${go}" }.`,
      },
    ])
  },
)

test('a malformed line is ignored: its shape is reported elsewhere', () => {
  expect(listProblems(5, null, ['atlsa'], { show: 5, go: [] })).toEqual([])
})

test.each([
  'See [the shop](https://example.org/).',
  'It is **open**.',
  'It is __open__ now.',
  'Write `npm start`.',
])('signs of Markdown are reported, because a line is typed as it is: %s', (line) => {
  expect(listProblems(line, { text: line, show: 'atlas' })).toEqual([
    ['conversation/markdown', 'scenes/intro/lines/0', undefined],
    ['conversation/markdown', 'scenes/intro/lines/1/text', undefined],
  ])
})

test.each(['See https://example.org/shop for more.', 'It is at www.example.org.'])(
  'an address is reported, because it cannot be clicked: %s',
  (line) => {
    expect(listProblems(line)).toEqual([
      ['conversation/markdown', 'scenes/intro/lines/0', undefined],
    ])
  },
)

test('stars and brackets alone are no Markdown', () => {
  expect(listProblems('2 ** 3 ** 2', 'A [sigh] (long).', '* shrugs *', '5 ` and `')).toEqual([])
})
