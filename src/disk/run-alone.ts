import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { formatPath } from './format-path.ts'
import { hasCode } from './has-code.ts'
import { isOtherProcess } from './is-other-process.ts'
import { makeWritable } from './make-writable.ts'
import { createRefusal, Refusal } from './refusal.ts'

/**
 * Does what two processes may not do at once, and resolves to its result. Meanwhile the file `mark` has the id of
 * this process. Rejects with a Refusal that begins with `other` if another one has begun.
 */
export async function runAlone<Result>(
  mark: string,
  other: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await makeWritable(dirname(mark))
  await writeMark(mark, other)
  try {
    return await work()
  } finally {
    await rm(mark, { force: true })
  }
}

async function writeMark(mark: string, other: string): Promise<void> {
  try {
    await writeFile(mark, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw createRefusal(mark, error, 'written')
    const id = await readFile(mark, 'utf8').catch(() => '')
    if (isOtherProcess(Number(id))) {
      throw new Refusal(
        `${other} (process ${id}). Wait for its end. If there is none, delete ${formatPath(mark)}.`,
      )
    }
    // That of a process that was killed.
    await rm(mark, { force: true })
    await writeMark(mark, other)
  }
}
