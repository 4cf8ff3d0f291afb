import { join } from 'node:path'

import { expect, test } from 'vitest'

import { createWarningPrinter, type FileProblem } from './read-content.ts'

function makeWarning(line: number, pointer: string, file = 'portfolio.json'): FileProblem {
  const problem: FileProblem['problem'] = {
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
  return { file: join(process.cwd(), file), text: '', problem }
}

test('a warning is printed once until it is gone, and again if it comes back', () => {
  const printed: string[] = []
  const print = createWarningPrinter((lines) => printed.push(lines))
  const sentence = 'warning conversation/unreachable-scene: Scene attic: No scene leads here.'
  print([makeWarning(5, '/a')])
  print([makeWarning(6, '/a')])
  print([makeWarning(6, '/a'), makeWarning(8, '/b'), makeWarning(9, '/c')])
  print([])
  print([])
  print([makeWarning(7, '/a'), makeWarning(7, '/a', 'stories/a.md')])
  expect(printed.map((lines) => lines.split(' help:').length - 1)).toEqual([1, 2, 2])
  expect(printed.join('\n').replaceAll(' help: Lead an answer to it.', '').split('\n')).toEqual([
    `portfolio.json:5:3: ${sentence}`,
    `portfolio.json:8:3: ${sentence}`,
    `portfolio.json:9:3: ${sentence}`,
    `portfolio.json:7:3: ${sentence}`,
    `stories/a.md:7:3: ${sentence}`,
  ])
})

test('warnings about the sample are one line with their number, once', () => {
  const printed: string[] = []
  const print = createWarningPrinter((lines) => printed.push(lines))
  const sample = [1, 2, 3].map((line): FileProblem => {
    const { problem, ...rest } = makeWarning(line, `/${line}`)
    return { ...rest, problem: { ...problem, code: 'sample/words' } }
  })
  print(sample)
  print(sample.slice(1))
  print([])
  print(sample.slice(2))
  expect(printed).toEqual([
    '3 warnings about texts and links of the sample: "npm run validate" lists them.',
    '1 warning about texts and links of the sample: "npm run validate" lists them.',
  ])
})
