import { dirname } from 'node:path'

import type { ContentError } from '#vite/portfolio/read-content.ts'
import { findShownError } from '#vite/styles/find-shown-error.ts'
import { readIfFile } from '#vite/styles/read-if-file.ts'

import { waitUntilWritten } from './wait-until-written.ts'
import { watchFolder } from './watch-folder.ts'

/**
 * Calls a function after each edit of the owner's style sheet, with its error that is shown over the page and the
 * one before the edit.
 */
export function followStyleSheet(
  sheet: string,
  onEdit: (error: ContentError | undefined, before: ContentError | undefined) => void,
): void {
  let text = readIfFile(sheet)
  let error = findShownError(sheet, text ?? '')
  const follow = async () => {
    await waitUntilWritten(sheet)
    const now = readIfFile(sheet)
    // Other files of the folder change, too.
    if (now === text) return
    const before = error
    text = now
    error = findShownError(sheet, now ?? '')
    onEdit(error, before)
  }
  watchFolder(dirname(sheet), () => void follow())
}
