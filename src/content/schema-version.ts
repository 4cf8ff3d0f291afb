import { readEntries, readProperty } from '#json/untyped-value.ts'
import { findClosest } from '#problems/find-closest.ts'
import type { RawProblem } from '#problems/problem.ts'
import { readType } from '#sections/section.ts'

/** The version of the rules that this Folio reads. */
export const currentVersion = 2

/**
 * The version that a document was written for, or undefined if it is not clear. A file could
 * leave it out until version 2: sections by type are of version 0, and a list of sections is of
 * version 1.
 */
export function readVersion(document: unknown): number | undefined {
  const written = readProperty(document, 'schemaVersion')
  if (written !== undefined) {
    return typeof written === 'number' && Number.isInteger(written) && written >= 0
      ? written
      : undefined
  }
  const keys = readEntries(document).map(([key]) => key)
  // A misspelt name is reported as such.
  if (findClosest('schemaVersion', keys) !== undefined) return undefined
  const sections = readProperty(document, 'sections')
  if (Array.isArray(sections)) return 1
  return readEntries(sections).some(([key]) => readType(key)) ? 0 : undefined
}

/** The only problem to report for a document of another version: its shape follows other rules. */
export function checkVersion(document: unknown): RawProblem | undefined {
  const version = readVersion(document)
  if (version === undefined || version === currentVersion) return undefined
  const isWritten = readProperty(document, 'schemaVersion') !== undefined
  const isOld = version < currentVersion
  const reads = `this Folio reads version ${currentVersion}`
  return {
    path: [isWritten ? 'schemaVersion' : 'sections'],
    mark: isWritten ? 'value' : 'key',
    code: isOld ? 'content/old-version' : 'content/newer-version',
    message: isOld
      ? `This file ${isWritten ? 'is of' : 'says no version, so it is of'} version ${version}, and ${reads}.`
      : `This file is newer than this Folio: it is of version ${version}, and ${reads}.`,
    help: isOld
      ? `Run "npm run migrate": it rewrites the file and says what it changed.${isWritten ? '' : ` For a new file, write "schemaVersion": ${currentVersion}.`}`
      : 'Get the newer Folio that the file was written for: "npm run upgrade" installs the newest.',
  }
}
