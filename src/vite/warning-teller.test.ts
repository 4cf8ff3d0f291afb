import { expect, test } from 'vitest'

import type { Problem } from '#problems/problem.ts'

import { warningTeller } from './warning-teller.ts'

function warning(line: number, pointer: string): Problem {
  return {
    line,
    column: 3,
    endLine: line,
    endColumn: 9,
    pointer,
    place: 'Scene attic',
    found: undefined,
    code: 'conversation/unreachable-scene',
    severity: 'warning',
    message: 'No scene leads here.',
    help: 'Lead an answer to it.',
    suggestion: undefined,
  }
}

test('a warning is told as it comes, not again while it stands, and anew when it comes back', () => {
  const told: string[] = []
  const tell = warningTeller('portfolio.json', (lines) => told.push(lines))
  const words = 'warning conversation/unreachable-scene: Scene attic: No scene leads here.'
  tell([warning(5, '/a')])
  tell([warning(6, '/a')])
  tell([warning(6, '/a'), warning(8, '/b'), warning(9, '/c')])
  tell([])
  tell([])
  tell([warning(7, '/a')])
  expect(told.map((lines) => lines.split(' help:').length - 1)).toEqual([1, 2, 1])
  expect(told.join('\n').replaceAll(' help: Lead an answer to it.', '').split('\n')).toEqual([
    `portfolio.json:5:3: ${words}`,
    `portfolio.json:8:3: ${words}`,
    `portfolio.json:9:3: ${words}`,
    `portfolio.json:7:3: ${words}`,
  ])
})
