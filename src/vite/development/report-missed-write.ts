import { setTimeout } from 'node:timers/promises'

import type { ViteDevServer } from 'vite'

import { describeState, restTime } from './wait-until-written.ts'

/**
 * Reports a change of a file once more if a program writes it again while the watcher says nothing, as a
 * formatter does after a save. Await it before the file is read: a write after that is noticed.
 */
export async function reportMissedWrite(
  watcher: ViteDevServer['watcher'],
  file: string,
): Promise<void> {
  const before = describeState(file)
  void lookAgain()

  async function lookAgain() {
    await setTimeout(restTime)
    const now = describeState(file)
    if (now !== before && now !== '') watcher.emit('change', file)
  }
}
