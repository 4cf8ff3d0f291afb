import type { Finding } from '#fields/finding.ts'
import { entriesOf, propertyOf } from '#fields/raw.ts'
import { section } from '#sections/schemas.ts'

/** The version of the rules that this Folio reads. */
export const currentVersion = 1

const types = new Set(section.options.flatMap((option) => [...option.shape.type.options]))

/**
 * The version that a document was written for; undefined where what it says is no version. A file
 * that says nothing is of version 0 if its sections are an object, as they were then, by type.
 */
export function versionOf(document: unknown): number | undefined {
  const written = propertyOf(document, 'schemaVersion')
  if (written !== undefined) {
    return typeof written === 'number' && Number.isInteger(written) && written >= 0
      ? written
      : undefined
  }
  const keys: readonly string[] = entriesOf(propertyOf(document, 'sections')).map(([key]) => key)
  return keys.some((key) => [...types].some((type) => type === key)) ? 0 : currentVersion
}

/** The one thing to say of a document of another version: all else would be noise. */
export function checkVersion(document: unknown): Finding | undefined {
  const version = versionOf(document)
  if (version === undefined || version === currentVersion) return undefined
  const written = propertyOf(document, 'schemaVersion') !== undefined
  const old = version < currentVersion
  return {
    path: [written ? 'schemaVersion' : 'sections'],
    mark: written ? 'value' : 'key',
    code: old ? 'content/old-version' : 'content/newer-version',
    severity: 'error',
    message: old
      ? `This file is of version ${version}, and this Folio reads version ${currentVersion}.`
      : `This file is newer than this Folio: it is of version ${version}, and Folio reads version ${currentVersion}.`,
    help: old
      ? 'Run "npm run migrate": it rewrites the file and says what it changed.'
      : 'Get the newer Folio that the file was written for.',
  }
}
