import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { formatPath } from './format-path.ts'
import { ownerFolder } from './folders.ts'
import { Refusal } from './refusal.ts'

/** Returns the folder of the built site: OUT_DIR, or dist. */
export function outputFolder(): string {
  return resolve(process.env['OUT_DIR']?.trim() || join(ownerFolder, 'dist'))
}

/** Throws a Refusal if a folder has files that no build made: each build empties its folder. */
export function refuseOtherFiles(folder: string) {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  if (['static', '_headers'].some((name) => existsSync(join(folder, name)))) return
  throw new Refusal(
    `The site cannot be built into ${formatPath(folder)}: it has other files, which the build would delete. Name a new or empty folder in OUT_DIR or --outDir.`,
  )
}
