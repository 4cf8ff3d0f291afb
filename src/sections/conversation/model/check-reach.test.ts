import { describe, expect, test } from 'vitest'

import { makeConversation, end, listProblems, makeMaze } from '#fixtures/conversations.ts'

import { checkConversation } from '#sections/conversation/check.ts'

describe('a loop with no way out', () => {
  test('is reported once, with its scenes in the order of the file and what to do', () => {
    expect(
      checkConversation(makeMaze({ intro: 'end/c', b: 'a', c: 'b', a: 'c' }), { path: [] }),
    ).toEqual([
      {
        path: ['scenes', 'b'],
        mark: 'key',
        code: 'conversation/endless-loop',
        message:
          'The scenes "b", "c", "a" form a loop, and no answer leads from there to an ending.',
        help: 'Lead an answer of the loop out of it, to a scene from which an ending can be reached.',
      },
    ])
  })

  test.each([
    [
      'scenes that only lead into it are not part of it',
      makeMaze({ intro: 'end/path', path: 'b', a: 'b', b: 'a' }),
      ['warning conversation/endless-loop: key of scenes/a'],
    ],
    [
      'a scene that leads only to itself is one',
      makeMaze({ intro: 'end/cell', cell: 'cell/cell' }),
      ['warning conversation/endless-loop: key of scenes/cell'],
    ],
    [
      'two loops are two, even if one leads into the other',
      makeMaze({ intro: 'end/a', a: 'b', b: 'a/c', c: 'd', d: 'c' }),
      [
        'warning conversation/endless-loop: key of scenes/a',
        'warning conversation/endless-loop: key of scenes/c',
      ],
    ],
    [
      'a loop with an answer to an unknown scene may have its way out there',
      makeMaze({ intro: 'end/a', a: 'b', b: 'a/elsewhere' }),
      ['error conversation/unknown-scene: value of scenes/b/next/no'],
    ],
    [
      'a loop that nobody enters is only unreachable',
      makeMaze({ intro: 'end/intro', a: 'b', b: 'a' }),
      ['warning conversation/unreachable-scene: key of scenes/a'],
    ],
  ])('%s', (_, conversation, expected) => {
    expect(listProblems(conversation)).toEqual(expected)
  })
})

describe('scenes that nobody reaches are reported', () => {
  const describeAll = (scenes: Readonly<Record<string, string>>) =>
    checkConversation(makeMaze(scenes), { path: [] }).map(({ path, message, help }) => [
      path.at(-1),
      message,
      help,
    ])

  test('once for each that no other of them leads to', () => {
    expect(
      describeAll({
        intro: 'end/end',
        cellar: 'vault',
        attic: 'cellar',
        vault: 'end',
        loft: 'vault',
      }),
    ).toEqual([
      [
        'attic',
        'No visitor can reach the scene "attic", nor the scene behind it: "cellar".',
        'Lead an answer to "attic", or delete both.',
      ],
      [
        'loft',
        'No visitor can reach the scene "loft", nor the scene behind it: "vault".',
        'Lead an answer to "loft", or delete both.',
      ],
    ])
  })

  test('at the first of a loop, with the others', () => {
    expect(describeAll({ intro: 'end/end', b: 'c', c: 'a', a: 'b' })).toEqual([
      [
        'b',
        'No visitor can reach the scene "b", nor the scenes behind it: "c", "a".',
        'Lead an answer to "b", or delete them.',
      ],
    ])
  })
})

// Seconds on a busy machine. If the check were not linear, this would take minutes.
describe('ten thousand scenes', { timeout: 20_000 }, () => {
  const length = 10_000
  const chain = (scene: (next: string, index: number) => unknown) =>
    makeConversation(
      Object.fromEntries(
        Array.from({ length }, (_, index) => [
          `scene-${index}`,
          index === length - 1 ? end : scene(`scene-${index + 1}`, index),
        ]),
      ),
      { start: 'scene-0' },
    )

  test('in a chain are followed to the end', () => {
    expect(listProblems(chain((next) => ({ next: { yes: next, no: next } })))).toEqual([])
  })

  test('that each name an unknown scene are each reported, in time', () => {
    const problems = listProblems(
      chain((next, index) => ({ next: { yes: next, no: `sceen-${index}x` } })),
    )
    expect(problems).toHaveLength(length - 1)
  })

  test('with fifty misspelt targets have fifty problems, each with a suggestion', () => {
    const problems = checkConversation(
      chain((next, index) => ({
        next: { yes: index % 200 === 7 ? `sceen-${index + 1}` : next, no: next },
      })),
      { path: [] },
    )
    expect(new Set(problems.map(({ code }) => code))).toEqual(
      new Set(['conversation/unknown-scene']),
    )
    expect(problems.map(({ suggestion }) => suggestion)).toEqual(
      Array.from({ length: 50 }, (_, index) => `scene-${index * 200 + 8}`),
    )
  })

  test('behind one that nobody reaches are one problem', () => {
    const conversation = chain((next, index) =>
      index === 0 ? { next: { yes: `scene-${length - 1}` } } : { next: { yes: next } },
    )
    expect(listProblems(conversation)).toEqual([
      'warning conversation/unreachable-scene: key of scenes/scene-1',
      'warning conversation/unused-answer: value of answers/1',
    ])
  })

  test('in one loop without a way out are one problem', () => {
    const conversation = chain((next, index) =>
      index === 0
        ? { next: { yes: next, no: `scene-${length - 1}` } }
        : { next: { yes: index === length - 2 ? 'scene-1' : next } },
    )
    expect(
      checkConversation(conversation, { path: [] }).map(({ message }) => message.slice(0, 40)),
    ).toEqual(['The scenes "scene-1", "scene-2", "scene-'])
  })
})
