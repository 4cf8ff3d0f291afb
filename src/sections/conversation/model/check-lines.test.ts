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

test('a malformed line is ignored: its shape is reported elsewhere', () => {
  expect(listProblems(5, null, ['atlsa'], { show: 5, go: [] })).toEqual([])
})
