import { describe, expect, test } from 'vitest'

import { findLoops, findReachable, reverseEdges, type Edges } from './find-reachable.ts'

/** Edges written as "a>b a>c": one letter for each scene. */
function readEdges(written: string): Edges {
  const found = new Map<string, string[]>()
  for (const [from = '', to = ''] of written.split(' ').map((edge) => edge.split('>'))) {
    found.set(from, [...(found.get(from) ?? []), ...(to ? [to] : [])])
  }
  return found
}

test('the start and everything after it can be reached, also through loops', () => {
  expect([...findReachable(['a'], readEdges('a>b b>c c>a d>a'))]).toEqual(['a', 'b', 'c'])
})

test('reversed edges lead back', () => {
  expect(reverseEdges(readEdges('a>b a>c b>c'))).toEqual(readEdges('b>a c>a c>b'))
})

describe('loops', () => {
  test.each([
    ['a chain has none', 'a>b b>c c', []],
    ['one scene that leads to itself', 'a>b b>b', ['b']],
    ['two scenes that lead to each other', 'a>b b>a', ['ab']],
    ['scenes that lead in or out are not part of it', 'a>b b>c c>b c>d d', ['bc']],
    ['two loops that one edge joins are two', 'a>b b>a b>c c>d d>c', ['ab', 'cd']],
    ['two loops that share a scene are one', 'a>b b>a b>c c>b', ['abc']],
    ['a long way round and a short one', 'a>b b>c c>d d>a c>b', ['abcd']],
    ['two ways that meet again are none', 'a>b a>c b>d c>d d', []],
    ['a loop found from a later root', 'a b>a b>c c>b', ['bc']],
    ['a target that is not a scene', 'a>z', []],
  ])('%s', (_, written, expected) => {
    const found = findLoops(readEdges(written)).map((members) => members.toSorted().join(''))
    expect(found.toSorted()).toEqual(expected)
  })

  test('agree with trying every pair, on a thousand small graphs', () => {
    let seed = 1
    const drawNumber = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    for (let round = 0; round < 1000; round += 1) {
      const graph: Edges = new Map(
        ids.map((id) => [id, ids.filter(() => drawNumber(4) === 0)] as const),
      )
      const after = new Map(
        ids.map((id) => [id, findReachable(graph.get(id) ?? [], graph)] as const),
      )
      const areTogether = (one: string, other: string) =>
        after.get(one)?.has(other) && after.get(other)?.has(one)
      const expected = new Set(
        ids
          .filter((id) => areTogether(id, id))
          .map((id) => ids.filter((other) => areTogether(id, other)).join('')),
      )
      const found = findLoops(graph).map((members) => members.toSorted().join(''))
      expect(found.toSorted()).toEqual([...expected].toSorted())
    }
  })

  test('of a hundred thousand scenes are found in time and without recursion', () => {
    const count = 100_000
    const ring: Edges = new Map(
      Array.from(
        { length: count },
        (_, index) => [`${index}`, [`${(index + 1) % count}`]] as const,
      ),
    )
    expect(findLoops(ring).map(({ length }) => length)).toEqual([count])
  })
})
