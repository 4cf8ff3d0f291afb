import { readSitePath } from '#content/site-path.ts'
import { readJson } from '#json/read-json.ts'

import { readBasePath } from './base-path.ts'
import { findContentFile } from './owner/own-files.ts'
import { readText } from './read-text.ts'

/**
 * Returns the path where the site begins, with a slash at both ends: BASE_PATH, or the path of "url"
 * in the content. Throws a Refusal if BASE_PATH is no path.
 */
export function findSiteBasePath(): string {
  return readBasePath() ?? readSitePath(readDocument(findContentFile()))
}

/** Undefined for a file that cannot be read: validation says why. */
function readDocument(file: string): unknown {
  try {
    return readJson(readText(file)).document
  } catch {
    return undefined
  }
}
