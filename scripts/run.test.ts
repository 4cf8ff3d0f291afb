import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

/** Runs a program as the scripts do, and interrupts it at once. Returns its exit code. */
function interrupt(platform: string) {
  const script = `
    Object.defineProperty(process, 'platform', { value: '${platform}' })
    const { run } = await import('./run.mjs')
    run(process.execPath, ['--eval', ''])
    process.emit('SIGINT', 'SIGINT')`
  const args = ['--input-type=module', '--eval', script]
  return spawnSync(process.execPath, args, { cwd: import.meta.dirname }).status
}

test('Ctrl+C is passed on, but on Windows, where the console has done so', () => {
  expect(interrupt('linux')).toBe(130)
  expect(interrupt('win32')).toBe(0)
})
