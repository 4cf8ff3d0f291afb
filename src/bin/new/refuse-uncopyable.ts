import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

import { formatPath } from '#disk/format-path.ts'
import { Refusal, createRefusal } from '#disk/refusal.ts'

const putCopy = 'Put a copy of the file in its place, or delete it.'

/**
 * Throws a Refusal if a folder or a file cannot be copied with what its links lead to: one that leads
 * out of the folder would copy what its owner does not publish. `isTaken` chooses what is copied.
 */
export function refuseUncopyable(root: string, isTaken: (path: string) => boolean): void {
  const inside = `${realpathSync(root)}${sep}`
  check(root, [])

  /** `entered` are the folders around, so that links with no end are found. */
  function check(path: string, entered: readonly string[]): void {
    const target = findTarget(path)
    if (target === undefined) throw new Refusal(describe(path, 'is a link that leads nowhere'))
    if (!`${target}${sep}`.startsWith(inside)) {
      throw new Refusal(describe(path, `is a link that leads out of ${formatPath(root)}`))
    }
    if (entered.includes(target)) {
      throw new Refusal(describe(path, 'is a link to a folder that it is in: it has no end'))
    }
    const entry = statSync(path)
    if (!entry.isFile() && !entry.isDirectory()) {
      throw new Refusal(`${formatPath(path)} is neither a file nor a folder. Delete it.`)
    }
    if (!entry.isDirectory()) return
    for (const name of listNames(path)) {
      const inner = join(path, name)
      if (isTaken(inner)) check(inner, [...entered, target])
    }
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    throw createRefusal(folder, error, 'read')
  }
}

function findTarget(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}

function describe(path: string, what: string): string {
  return `${formatPath(path)} ${what}. ${putCopy}`
}
