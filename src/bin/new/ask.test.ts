import { PassThrough } from 'node:stream'

import { expect, test } from 'vitest'

import { askQuestions } from './ask.ts'

test('lines that are pasted at once answer one question each', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const answers = askQuestions(
    async (ask) => {
      const name = ask('Name? ')
      input.write(' Ada \nDeveloper\n')
      return [await name, await ask('Job? ')]
    },
    input,
    output,
  )
  expect(await answers).toEqual(['Ada', 'Developer'])
  expect(String(output.read())).toBe('Name? Job? Developer\n')
})
