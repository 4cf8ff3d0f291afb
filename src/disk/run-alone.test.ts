import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { runAlone } from './run-alone.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-alone-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('work that another process does is not begun, and its mark stays', async () => {
  const mark = join(folder, 'upgrade')
  writeFileSync(mark, String(process.ppid))
  let hasBegun = false
  const second = runAlone(mark, 'Another upgrade is running', async () => {
    hasBegun = true
  })
  await expect(second).rejects.toThrow(
    `Another upgrade is running (process ${process.ppid}). Wait for its end.`,
  )
  expect([hasBegun, existsSync(mark)]).toEqual([false, true])
})

test('the mark of a process that was killed is no obstacle, and there is none after the work', async () => {
  const mark = join(folder, 'cache/upgrade')
  const work = () => Promise.resolve(existsSync(mark))
  const first = await runAlone(mark, 'Another upgrade is running', work)
  // No system has an id as large.
  writeFileSync(mark, '2147483646')
  const second = await runAlone(mark, 'Another upgrade is running', work)
  expect([first, second, existsSync(mark)]).toEqual([true, true, false])
})

test('there is no mark after work that failed', async () => {
  const mark = join(folder, 'upgrade')
  const failed = runAlone(mark, 'Another upgrade is running', () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  expect(existsSync(mark)).toBe(false)
})
