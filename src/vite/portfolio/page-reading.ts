import { setTimeout } from 'node:timers/promises'

import { restTime, waitUntilWritten } from '#vite/development/wait-until-written.ts'

import { readContent, type WarningPrinter } from './read-content.ts'
import type { SiteContent } from './site-content.ts'

/** How the page reads a content file. */
export type PageReading = {
  readonly file: string
  /** Whether the content had an error when it was last read for a page. */
  hadError: boolean
  /** Prints the warnings of valid content in development. "npm run build" prints them before it begins. */
  printWarnings?: WarningPrinter
  /** Reads the content. Throws a ContentError if there are errors. */
  read(): SiteContent
  /** Reads content with errors once more when it is written: many editors empty or delete a file first. */
  readWritten(): Promise<SiteContent>
}

export function createPageReading(file: string): PageReading {
  const reading: PageReading = {
    file,
    hadError: false,
    read() {
      reading.hadError = true
      const content = readContent(file, reading.printWarnings)
      reading.hadError = false
      return content
    },
    async readWritten() {
      try {
        return reading.read()
      } catch {
        // The second read throws the error that stays.
        await setTimeout(restTime)
        await waitUntilWritten(file)
        return reading.read()
      }
    },
  }
  return reading
}
