import { expect, test, vi } from 'vitest'

import { runStep } from './run-step.ts'

test('each step is named with its time, and so is one that fails', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  expect(await runStep('build it', () => 1)).toBe(1)
  await expect(runStep('visit it', () => Promise.reject(new Error('No heading.')))).rejects.toThrow(
    'No heading.',
  )
  expect(print.mock.calls).toEqual([
    [expect.stringMatching(/^build it: \d+\.\d s$/u)],
    [expect.stringMatching(/^visit it: failed after \d+\.\d s$/u)],
  ])
  print.mockRestore()
})
