import { dirname } from 'node:path'

import { findShownError, readIfFile } from '#vite/styles/own-styles.ts'

import { waitUntilWritten } from './wait-until-written.ts'
import { watchFolder } from './watch-folder.ts'

/**
 * Calls a function after each edit of the owner's style sheet, so that it can print what validation says.
 * An error that is shown over the page is printed with it.
 */
export function followStyleSheet(sheet: string, check: () => void): void {
  let known = readIfFile(sheet)
  const follow = async () => {
    await waitUntilWritten(sheet)
    const text = readIfFile(sheet)
    // Other files of the folder change, too.
    if (text === known) return
    known = text
    if (text === undefined || findShownError(sheet, text) === undefined) check()
  }
  watchFolder(dirname(sheet), () => void follow())
}
