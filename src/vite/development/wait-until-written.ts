import { statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** How long a file stays as it is once it is written, ms. The watcher says nothing for 50 after a change. */
export const restTime = 60

/**
 * Waits until a program has written a file: many empty it first, and write a large one in parts.
 * Returns at once if the file does not exist.
 */
export async function waitUntilWritten(file: string): Promise<void> {
  let before = ''
  let now = describeState(file)
  while (now !== before && now !== '') {
    await setTimeout(restTime)
    before = now
    now = describeState(file)
  }
}

/** Describes size and time of a file; '' if it does not exist. */
export function describeState(file: string): string {
  try {
    const { size, mtimeMs } = statSync(file)
    return `${size} ${mtimeMs}`
  } catch {
    return ''
  }
}
