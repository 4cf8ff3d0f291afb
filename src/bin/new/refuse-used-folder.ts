import { readdirSync } from 'node:fs'

import { formatPath } from '#disk/format-path.ts'
import { hasCode } from '#disk/has-code.ts'
import { Refusal, createRefusal } from '#disk/refusal.ts'

/** Throws a Refusal if a path is not free for a new site: only ".git" may be there already. */
export function refuseUsedFolder(folder: string): void {
  const names = listNames(folder).filter((name) => name !== '.git')
  if (names.length === 0) return
  const shown = names.slice(0, 3).join(', ')
  throw new Refusal(
    `${formatPath(folder)} is not empty: it has ${shown}${names.length > 3 ? ' and more' : ''}. Name a new folder, or an empty one.`,
  )
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return []
    if (hasCode(error, 'ENOTDIR')) {
      throw new Refusal(`${formatPath(folder)} is a file. Name a new folder, or an empty one.`)
    }
    throw createRefusal(folder, error, 'read')
  }
}
